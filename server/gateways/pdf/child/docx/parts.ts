import { type Attributes, parseXml } from './parse-xml.ts';
import type { Unpack } from './unpack.ts';

/** Of a part that is no text: styles, numbering, what belongs together. */
const MOST_BYTES = 4 * 1024 * 1024;
/** How long a chain of styles may be that stand on one another. */
const MOST_BASES = 20;

/** What a style says of its paragraphs or words; what it does not say, the style it stands on does. */
export interface Style {
  basedOn?: string;
  /** 0 is the first order; 9 is no heading. */
  outline?: number;
  isRtl?: boolean;
  bold?: boolean;
  italic?: boolean;
  list?: { id: string; level: number };
}

/** By its identifier, and whatever it stands on. */
export type Styles = (id: string | undefined) => Style;

/** What a switch says that is on unless it says otherwise (ECMA-376-1, 17.17.4). */
export const isOn = ({ 'w:val': value }: Attributes): boolean =>
  value === undefined || !['0', 'false', 'off', 'none'].includes(value);

const HEADING = /^heading ([1-9])$/i;

/** Read what the styles say (ECMA-376-1, 17.7). */
export function readStyles(unpack: Unpack): Styles {
  const styles = new Map<string, Style>();
  let style: Style | null = null;
  let list: { id?: string; level: number } = { level: 0 };
  each(unpack, 'word/styles.xml', (name, attributes) => {
    const value = attributes['w:val'] ?? '';
    if (name === 'w:style') {
      style = {};
      list = { level: 0 };
      styles.set(attributes['w:styleId'] ?? '', style);
    }
    if (!style) return;
    const heading = name === 'w:name' && HEADING.exec(value)?.[1];
    if (heading) style.outline = Number(heading) - 1;
    if (name === 'w:basedOn') style.basedOn = value;
    if (name === 'w:outlineLvl') style.outline = Number(value);
    if (name === 'w:bidi') style.isRtl = isOn(attributes);
    if (name === 'w:b' || name === 'w:bCs') style.bold = isOn(attributes);
    if (name === 'w:i' || name === 'w:iCs') style.italic = isOn(attributes);
    if (name === 'w:ilvl') list.level = Number(value);
    if (name === 'w:numId') list.id = value;
    if (list.id !== undefined) style.list = { id: list.id, level: list.level };
  });
  return (id) => resolve(styles, id);
}

function resolve(styles: ReadonlyMap<string, Style>, id: string | undefined): Style {
  let found: Style = {};
  let next = id;
  for (let count = 0; next !== undefined && count < MOST_BASES; count++) {
    const style: Style | undefined = styles.get(next);
    found = { ...style, ...found };
    next = style?.basedOn;
  }
  return found;
}

/** Whether the lists of this kind are numbered at this level. */
export type Numbering = (listId: string, level: number) => boolean;

/** Read which lists are numbered (ECMA-376-1, 17.9). */
export function readNumbering(unpack: Unpack): Numbering {
  const formats = new Map<string, string>();
  const kinds = new Map<string, string>();
  let [kind, list, level] = ['', '', ''];
  each(unpack, 'word/numbering.xml', (name, attributes) => {
    const value = attributes['w:val'] ?? '';
    if (name === 'w:abstractNum') kind = attributes['w:abstractNumId'] ?? '';
    if (name === 'w:lvl') level = attributes['w:ilvl'] ?? '';
    if (name === 'w:numFmt') formats.set(`${kind} ${level}`, value);
    if (name === 'w:num') list = attributes['w:numId'] ?? '';
    if (name === 'w:abstractNumId') kinds.set(list, value);
  });
  return (listId, at) => {
    const format = formats.get(`${kinds.get(listId)} ${at}`);
    return format !== undefined && format !== 'bullet' && format !== 'none';
  };
}

/** Where the pictures of the text lie within the archive, by what the text calls them. What lies outside is left out. */
export function readTargets(unpack: Unpack): ReadonlyMap<string, string> {
  const targets = new Map<string, string>();
  each(unpack, 'word/_rels/document.xml.rels', (name, { Id, Target, TargetMode, Type }) => {
    if (name !== 'Relationship' || !Id || !Target || !Type?.endsWith('/image')) return;
    // guard: What lies outside of the file is not fetched (../../../docx-reader.test.ts)
    if (TargetMode === 'External') return;
    targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `word/${Target}`);
  });
  return targets;
}

function each(unpack: Unpack, part: string, open: (name: string, attributes: Attributes) => void): void {
  const xml = unpack(part, MOST_BYTES);
  if (xml) parseXml(xml, { open, close: () => {} });
}
