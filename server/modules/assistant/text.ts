/** The sentence that stands where nothing at all is known of a word. */
export const genericDefinition = (term: string, category: string | null): string =>
  category === null
    ? `«${term}» مصطلح يُستعمل في مجاله العلمي، ويحتاج إلى تعريف يحرّره المختصون.`
    : `«${term}» مصطلح يُستعمل في ${category}، ويحتاج إلى تعريف يحرّره المختصون.`;

export const text = {
  suggestedByModel: 'قريب منه في المعنى',
};
