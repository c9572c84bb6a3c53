const ENDINGS = ['تين', 'تان', 'يات', 'يين', 'يون', 'ات', 'ون', 'ين', 'ان', 'يه', 'ه', 'ي'];

/** Cut one inflectional ending off a normalised word when at least three letters remain. */
export function lightStem(word: string): string {
  const ending = ENDINGS.find((each) => word.endsWith(each) && word.length - each.length >= 3);
  return ending ? word.slice(0, -ending.length) : word;
}
