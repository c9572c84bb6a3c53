import { DECISION_PLACE, type PolicyName } from '@mustalah/contract/journal/policies';
import { type Policy, policies } from './policies.ts';

/** A part of a page, by the line on which it begins. */
export type Part = { line: number } & (
  | { kind: 'paragraph'; text: string }
  | { kind: 'points'; points: { line: number; text: string }[] }
);

export interface Section {
  line: number;
  /** Empty for what stands before the first heading. */
  title: string;
  parts: readonly Part[];
}

export interface PolicyLines {
  /** The first paragraph, where it stands before all headings. */
  lead: string;
  sections: readonly Section[];
}

const LINE_END = /\r\n?|\n/;
const HEADING = /^#+\s+(\S.*)$/;
const POINT = /^[-*•]\s+(\S.*)$/;
const DECISION = new RegExp(`\\{\\s*${DECISION_PLACE}\\s*\\}`, 'gu');

/**
 * Read a page as editors write it: `# ` begins a heading, `- ` a point of a list, and every other line is a paragraph.
 * Nothing else is a mark; what looks like HTML is a text.
 */
export function readLines(source: string): PolicyLines {
  const sections: { line: number; title: string; parts: Part[] }[] = [];
  let lead = '';
  for (const [line, written] of source.split(LINE_END).entries()) {
    const text = written.trim();
    if (!text) continue;
    const title = HEADING.exec(text)?.[1];
    const point = POINT.exec(text)?.[1];
    if (title === undefined && point === undefined && !lead && sections.length === 0) {
      lead = text;
      continue;
    }
    if (title !== undefined || sections.length === 0) sections.push({ line, title: title ?? '', parts: [] });
    const parts = sections.at(-1)?.parts;
    if (title !== undefined || !parts) continue;
    const last = parts.at(-1);
    if (point === undefined) parts.push({ line, kind: 'paragraph', text });
    else if (last?.kind === 'points') last.points.push({ line, text: point });
    else parts.push({ line, kind: 'points', points: [{ line, text: point }] });
  }
  return { lead, sections };
}

/** The text of the program, as editors would have written it. */
export const sourceOf = ({ lead, sections }: Policy): string =>
  [
    lead,
    ...sections.map(({ title, paragraphs = [], points = [] }) =>
      [`# ${title}`, ...paragraphs, ...points.map((point) => `- ${point}`)].join('\n'),
    ),
  ].join('\n\n');

/** What a page says: what editors wrote, or the text of the program; where they leave out who decides, it is said at the end. */
export function linesOf(
  name: PolicyName,
  text: string | null,
  decision?: { sentence: string; title: string },
): PolicyLines {
  const source = text ?? sourceOf(policies[name]);
  if (!decision) return readLines(source);
  const { sentence, title } = decision;
  // guard: A page whose editors do not say who decides still does (policy-text.test.ts)
  if (source.search(DECISION) < 0) return readLines(`${source}\n# ${title}\n${sentence}`);
  // A function, for a replacement may not hold signs of its own.
  return readLines(source.replace(DECISION, () => sentence));
}

/** The first list of a page. */
export function firstPoints({ sections }: PolicyLines): string[] {
  const part = sections.flatMap(({ parts }) => parts).find(({ kind }) => kind === 'points');
  return part?.kind === 'points' ? part.points.map(({ text }) => text) : [];
}
