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
