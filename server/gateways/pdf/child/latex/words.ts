import type { Paragraph, Run } from '@mustalah/contract/journal/article-text';
import type { SourceFiles } from './source-files.ts';
import type { Token } from './tokens.ts';

/** A formula by itself is read from the left. */
export const directionOf = (runs: readonly Run[]): Paragraph['direction'] =>
  runs.some((run) => 'formula' in run) && !runs.some((run) => 'text' in run && /\p{L}/u.test(run.text))
    ? 'ltr'
    : 'auto';

/** Without the space around them. */
export function trimmed(runs: readonly Run[]): Run[] {
  const kept = runs.map((run) => ({ ...run }));
  const [first, last] = [kept[0], kept.at(-1)];
  if (first && 'text' in first) first.text = first.text.trimStart();
  if (last && 'text' in last) last.text = last.text.trimEnd();
  return kept.filter((run) => !('text' in run) || run.text !== '');
}

/** The signs that stand for others in a text. */
export const typeset = (text: string): string =>
  text.replaceAll('---', '—').replaceAll('--', '–').replaceAll('``', '“').replaceAll("''", '”');

/** A token of a formula, as it was written. */
export function asWritten(token: Token): string {
  switch (token.kind) {
    case 'text':
      return token.text;
    case 'command':
      return /^[a-zA-Z]/.test(token.name) ? `\\${token.name} ` : `\\${token.name}`;
    case 'open':
      return '{';
    case 'close':
      return '}';
    case 'cell':
      return '&';
    case 'begin':
    case 'end':
      return `\\${token.kind}{${token.name}}`;
    case 'math':
      return '$';
    case 'space':
    case 'paragraph':
      return ' ';
  }
}

/** Works by the keys under which a source cites them, numbered in the order of its list. */
export function citedWorks({ main, bibliography }: SourceFiles): Map<string, string> {
  const found = `${main}\n${bibliography ?? ''}`.matchAll(
    /\\bibitem\s*(?:\[[^\]]{0,300}\])?\s*\{([^}]{1,200})\}/g,
  );
  const keys = [...new Set([...found].map(([, key]) => (key ?? '').trim()))];
  return new Map(keys.map((key, place) => [key, String(place + 1)]));
}

/** Whether a source says that it is Arabic, or most of its letters are. */
export const isArabic = (text: string): boolean => {
  if (/\\(?:setmainlanguage|setdefaultlanguage)(?:\[[^\]]*\])?\{arabic\}|main=arabic/.test(text)) return true;
  const letters = text.slice(text.indexOf('\\begin{document}')).replace(/\\[a-zA-Z]+/g, '');
  const arabic = letters.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  return arabic > (letters.match(/[a-z]/gi)?.length ?? 0) / 2;
};
