const LETTERS = [...'أبتثجحخدذرزسشصضطظعغفقكلمنهوي'];

const { format } = new Intl.NumberFormat('ar-EG-u-nu-arab', { useGrouping: false });

/** The name of a reviewer for the author and for other reviewers: 1 is «المحكّم أ». */
export const reviewerName = (letter: number): string => `المحكّم ${LETTERS[letter - 1] ?? format(letter)}`;
