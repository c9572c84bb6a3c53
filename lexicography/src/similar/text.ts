/** Why a term is like another, in words a reader understands. */
export const text = {
  alike: 'لفظه قريب',
  sharesWord: (word: string) => `يشترك معه في كلمة «${word}»`,
  sharesRoot: (root: string) => `من الجذر نفسه (${root})`,
  sharesLatinPart: (part: string, meaning: string) =>
    meaning === ''
      ? `يشترك معه في العنصر اللاتيني «${part}»`
      : `يشترك معه في العنصر اللاتيني «${part}» (${meaning})`,
  sameField: (category: string) => `من تخصص ${category} ولفظه قريب`,
};
