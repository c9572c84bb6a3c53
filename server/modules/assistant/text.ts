/** The sentence that stands where nobody has defined a word. */
export const genericDefinition = (term: string): string =>
  `«${term}» مصطلح يُستعمل في مجاله العلمي، ويحتاج إلى تعريف يحرّره المختصون.`;

export const text = {
  suggestedByModel: 'قريب منه في المعنى',
};
