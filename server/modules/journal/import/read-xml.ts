// XML of others, read as it comes: nothing of it is fetched, and nothing in it stands for more than it says.

/** The file is no XML that is read here; says where it stops making sense. */
export class UnreadableXml extends Error {}

export interface XmlElement {
  /** Without its prefix, as the names of attributes. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: (XmlElement | string)[];
}

/** Takes the text of an element that would be too long to keep, piece by piece. */
export interface Sink {
  take(piece: string): Promise<void>;
  /** What stands in the element in place of its text. */
  end(): Promise<string>;
}

export interface Reading {
  /** Elements that are handed over once they are whole, with those that they stand in, and then forgotten. */
  gives: ReadonlySet<string>;
  /** Elements whose text goes elsewhere. */
  sinks?: Readonly<Record<string, () => Promise<Sink>>>;
}

const DEEPEST = 100;
/** Of one text or one tag, in characters. */
const LONGEST = 2_000_000;
const MOST_CHILDREN = 100_000;

/**
 * Read XML (1.0, UTF-8) element by element.
 *
 * @throws UnreadableXml for what is not well formed, and for all that a reader could be harmed with: declarations of the
 * document's own, entities other than the five of XML, and elements without end.
 */
export async function* readXml(
  bytes: AsyncIterable<Uint8Array>,
  { gives, sinks = {} }: Reading,
): AsyncGenerator<{ element: XmlElement; within: readonly XmlElement[] }> {
  const open: XmlElement[] = [];
  let sink: Sink | null = null;
  let hasRoot = false;
  let buffer = '';
  const add = (child: XmlElement | string): void => {
    const parent = open.at(-1);
    if (!parent) {
      if (typeof child === 'string' && child.trim() === '') return;
      throw new UnreadableXml('text stands outside of the root element');
    }
    if (parent.children.length >= MOST_CHILDREN)
      throw new UnreadableXml(`<${parent.name}> has too many parts`);
    parent.children.push(child);
  };
  const takeText = async (raw: string): Promise<void> => {
    if (raw === '') return;
    if (sink) await sink.take(raw);
    else add(spoken(raw));
  };
  async function* close(name: string) {
    const element = open.pop();
    if (!element || element.name !== name) throw new UnreadableXml(`</${name}> closes no element`);
    if (sink) {
      element.children = [await sink.end()];
      sink = null;
    }
    if (gives.has(name)) yield { element, within: open };
    else if (open.length > 0) add(element);
  }

  for await (const piece of textOf(bytes)) {
    buffer += piece;
    for (;;) {
      const start = buffer.indexOf('<');
      if (start < 0) {
        // A file in letters would not fit into memory.
        if (sink) {
          await takeText(buffer);
          buffer = '';
        }
        break;
      }
      const end = endOfTag(buffer, start);
      if (end < 0) break;
      await takeText(buffer.slice(0, start));
      const tag = buffer.slice(start, end);
      buffer = buffer.slice(end);
      if (tag.startsWith('<!--') || tag.startsWith('<?')) continue;
      if (tag.startsWith('<![CDATA[')) {
        if (sink) await sink.take(tag.slice(9, -3));
        else add(tag.slice(9, -3));
        continue;
      }
      if (tag.startsWith('<!')) {
        refuseDeclarations(tag, hasRoot);
        continue;
      }
      if (tag.startsWith('</')) {
        yield* close(localName(tag.slice(2, -1).trim()));
        continue;
      }
      if (sink) throw new UnreadableXml('an element stands where a file is expected');
      if (open.length === 0 && hasRoot) throw new UnreadableXml('there is more than one root element');
      hasRoot = true;
      // guard: Elements within elements have an end (read-xml.test.ts)
      if (open.length >= DEEPEST) throw new UnreadableXml('elements stand in each other too deep');
      const element = elementOf(tag);
      open.push(element);
      sink = (await sinks[element.name]?.()) ?? null;
      if (tag.endsWith('/>')) yield* close(element.name);
    }
    // guard: A text without end is not kept (read-xml.test.ts)
    if (buffer.length > LONGEST) throw new UnreadableXml('a text or a tag is too long');
  }
  if (open.length > 0 || !hasRoot || buffer.trim() !== '') throw new UnreadableXml('the file breaks off');
}

async function* textOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const piece of bytes) yield decoder.decode(piece, { stream: true });
    yield decoder.decode();
  } catch (fault) {
    if (fault instanceof TypeError) throw new UnreadableXml('the file is not UTF-8');
    throw fault;
  }
}

/** Where a tag that begins there is over; -1 when its end has not come yet. */
function endOfTag(text: string, start: number): number {
  const upTo = (mark: string, from: number): number => {
    const at = text.indexOf(mark, from);
    return at < 0 ? -1 : at + mark.length;
  };
  // What a tag is stands in its first signs.
  if (text.length - start < 9 && !text.includes('>', start)) return -1;
  if (text.startsWith('<!--', start)) return upTo('-->', start + 4);
  if (text.startsWith('<![CDATA[', start)) return upTo(']]>', start + 9);
  if (text.startsWith('<?', start)) return upTo('?>', start + 2);
  let quote = '';
  for (let at = start + 1; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (quote) quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '[' && text.startsWith('<!', start)) {
      throw new UnreadableXml('the file declares entities of its own, which are not read');
    } else if (sign === '<') throw new UnreadableXml('a tag stands within a tag');
    else if (sign === '>') return at + 1;
  }
  return -1;
}

/** The name of a document type is of no account and its address is never followed. */
function refuseDeclarations(tag: string, hasRoot: boolean): void {
  // guard: A file that declares anything of its own is refused (read-xml.test.ts) ‹hasRoot || !/^<!DOCTYPE\s/.test(tag) → false›
  if (hasRoot || !/^<!DOCTYPE\s/.test(tag)) throw new UnreadableXml('the file declares what is not read');
}

const NAME = /^[\p{L}_][\p{L}\p{N}._:-]*$/u;
const ATTRIBUTE = /\s+([^\s=/<>"']+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/guy;

function elementOf(tag: string): XmlElement {
  const inner = tag.slice(1, tag.endsWith('/>') ? -2 : -1);
  const [given = ''] = inner.split(/\s/, 1);
  if (!NAME.test(given)) throw new UnreadableXml('an element has no name');
  const attributes: Record<string, string> = Object.create(null) as Record<string, string>;
  ATTRIBUTE.lastIndex = given.length;
  let end = given.length;
  for (let match = ATTRIBUTE.exec(inner); match; match = ATTRIBUTE.exec(inner)) {
    const [, key = '', double, single] = match;
    attributes[localName(key)] = spoken(double ?? single ?? '');
    end = ATTRIBUTE.lastIndex;
  }
  if (inner.slice(end).trim() !== '') throw new UnreadableXml(`the attributes of <${given}> cannot be read`);
  return { name: localName(given), attributes, children: [] };
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** A text with what stands for single signs in it. */
function spoken(raw: string): string {
  return raw.replace(/&([^;\s&]{0,12});?/g, (whole, entity: string) => {
    const known = Object.hasOwn(ENTITIES, entity) ? ENTITIES[entity] : signOf(entity);
    // guard: An entity that XML does not know is refused (read-xml.test.ts)
    if (known === undefined || !whole.endsWith(';'))
      throw new UnreadableXml(`${whole} stands for nothing that is known`);
    return known;
  });
}

function signOf(entity: string): string | undefined {
  const [, hex, decimal] = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(entity) ?? [];
  const code = hex ? Number.parseInt(hex, 16) : decimal ? Number(decimal) : -1;
  const isSign =
    code === 9 ||
    code === 10 ||
    code === 13 ||
    (code >= 0x20 && code <= 0x10_ffff && (code < 0xd800 || code > 0xdfff));
  return isSign ? String.fromCodePoint(code) : undefined;
}

/** The elements of this name right within another. */
export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  (element?.children ?? []).filter(
    (child): child is XmlElement => typeof child !== 'string' && child.name === name,
  );

/** The first of them, along a path of names. */
export const childOf = (element: XmlElement | undefined, ...path: string[]): XmlElement | undefined =>
  path.reduce((at: XmlElement | undefined, name) => childrenOf(at, name)[0], element);

/** Elements that begin a line of their own. */
const LINES = new Set(['p', 'title', 'sec', 'list-item', 'break', 'br']);

/** All that an element says, without its tags; paragraphs are lines. */
export function textIn(element: XmlElement | undefined): string {
  const parts = (at: XmlElement): string =>
    at.children
      .map((child) => (typeof child === 'string' ? child.replace(/\s+/g, ' ') : parts(child)))
      .join('')
      .replace(/^/, LINES.has(at.name) ? '\n' : '');
  return tidy(element ? parts(element) : '');
}

/** Lines without blanks around them, and none that is empty. */
export const tidy = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/[\s\p{Cc}]+/gu, ' ').trim())
    .filter(Boolean)
    .join('\n');
