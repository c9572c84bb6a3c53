const SHORT = 320;

/** The beginning of a text, up to a word, for where only some lines of it are shown. */
export function inShort(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= SHORT) return line;
  const cut = line.slice(0, SHORT);
  const end = cut.lastIndexOf(' ');
  // One endless word has no end to stop at.
  return `${end > SHORT / 2 ? cut.slice(0, end) : cut.toWellFormed()}…`;
}
