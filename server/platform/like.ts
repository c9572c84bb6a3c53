/** A pattern of `like` that finds the text itself wherever it stands. */
export const containing = (text: string): string => `%${literal(text)}%`;

/** A pattern of `like` that finds what begins with the text itself. */
export const startingWith = (text: string): string => `${literal(text)}%`;

/** Patterns know three characters that a text must not smuggle in. */
const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
