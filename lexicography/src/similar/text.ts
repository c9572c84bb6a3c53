/** Why a term is like another, in words a reader understands. */
export const text = {
  sharesWord: (word: string) => `يشترك معه في كلمة «${word}»`,
  sharesLatinWord: (word: string) => `يشترك معه في الكلمة اللاتينية (${word})`,
};
