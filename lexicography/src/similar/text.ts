/** Why a term is like another, in words a reader understands. */
export const text = {
  sharesRoot: 'كلاهما من جذر واحد، وفي معنى متصل',
  sharesWord: (word: string) => `يشترك معه في كلمة «${word}»`,
  sharesLatin: (words: string) => `يشترك معه في المقابل اللاتيني «${words}»`,
};
