interface Sources<Answer> {
  /** What the dictionary itself says. */
  dictionary?: () => Promise<Answer | null>;
  /** What a language model says; null when there is none or it failed. */
  model: () => Promise<Answer | null>;
  /** What the engine says: always something. */
  embedded: () => Promise<Answer> | Answer;
}

/** Answer from the best source that has one: the dictionary, then a model, then the engine. */
export async function answerWith<Answer>({ dictionary, model, embedded }: Sources<Answer>): Promise<Answer> {
  return (await dictionary?.()) ?? (await model()) ?? (await embedded());
}
