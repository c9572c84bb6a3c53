const SHORT = 320;
/** Of a longer text no more is read. */
const READ = 4 * SHORT;

/** The beginning of a text, up to a word, for where only some lines of it are shown. */
export function inShort(text: string): string {
  const line = text.slice(0, READ).replace(/\s+/g, ' ').trim();
  if (line.length <= SHORT && text.length <= READ) return line;
  const cut = line.slice(0, SHORT);
  const end = cut.lastIndexOf(' ');
  // One endless word has no end to stop at.
  return `${end > SHORT / 2 ? cut.slice(0, end) : cut.toWellFormed()}…`;
}
