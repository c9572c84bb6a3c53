/** Arabic names of the kinds of derived words, in the order in which they are shown. */
export const kindNames = {
  perfect: 'فعل ماضٍ',
  imperfect: 'فعل مضارع',
  masdar: 'مصدر',
  active_participle: 'اسم فاعل',
  passive_participle: 'اسم مفعول',
  place_time: 'اسم مكان أو زمان',
  instrument: 'اسم آلة',
  intensive: 'صيغة مبالغة',
  elative: 'اسم تفضيل',
  instance: 'اسم مرّة',
  manner: 'اسم هيئة',
  nisba: 'اسم منسوب',
  artificial_masdar: 'مصدر صناعي',
  diminutive: 'تصغير',
} as const;

export type KindName = keyof typeof kindNames;

/** The sentence that stands where nothing at all is known of a word. */
export const genericDefinition = (term: string, category: string | null): string =>
  category === null
    ? `«${term}» مصطلح يُستعمل في مجاله العلمي، ويحتاج إلى تعريف يحرّره المختصون.`
    : `«${term}» مصطلح يُستعمل في ${category}، ويحتاج إلى تعريف يحرّره المختصون.`;

export const text = {
  alike: 'لفظه قريب',
  sharesWord: (word: string) => `يشترك معه في كلمة «${word}»`,
  sharesRoot: (root: string) => `من الجذر نفسه (${root})`,
  sharesLatinPart: (part: string, meaning: string) =>
    meaning === ''
      ? `يشترك معه في العنصر اللاتيني «${part}»`
      : `يشترك معه في العنصر اللاتيني «${part}» (${meaning})`,
  sameField: (category: string) => `من تخصص ${category} ولفظه قريب`,
  suggestedByModel: 'قريب منه في المعنى',
};
