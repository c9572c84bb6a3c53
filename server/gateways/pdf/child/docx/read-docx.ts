import type { Paragraph, TextContent } from '@mustalah/contract/journal/article-text';
import { Unreadable } from '../unreadable.ts';
import { readNumbering, readStyles, readTargets } from './parts.ts';
import { type Around, flowOf, readPart } from './read-part.ts';
import { openArchive, type Unpack } from './unpack.ts';
import { openBlocks, openCounter } from './write-blocks.ts';

const MOST_TEXT_BYTES = 20 * 1024 * 1024;
const MOST_PICTURE_BYTES = 4 * 1024 * 1024;
const MOST_PICTURES = 60;
const MOST_NOTES = 2_000;
const NOTE_PARTS = { foot: 'word/footnotes.xml', end: 'word/endnotes.xml' } as const;

/** Read what a document says (ECMA-376-1): its text as blocks, its notes in the order of their calls, and its pictures. */
export function readDocx(file: Buffer): { content: TextContent; pictures: Buffer[] } {
  const unpack = openArchive(file);
  const document = unpack('word/document.xml', MOST_TEXT_BYTES);
  if (!document) throw new Unreadable('damaged');
  const pictures = openPictures(unpack);
  const calls: string[] = [];
  const around: Around = {
    styles: readStyles(unpack),
    numbering: readNumbering(unpack),
    count: openCounter(),
    pictureOf: pictures.placeOf,
    noteOf: (kind, id) => (calls.length < MOST_NOTES ? calls.push(`${kind} ${id}`) - 1 : null),
  };
  const { blocks, ...sink } = openBlocks(around.count);
  readPart(document, around, sink);
  // guard: A file that says nothing has no text (../../../docx-reader.test.ts)
  if (blocks.length === 0) throw new Unreadable('empty');
  return { content: { blocks, notes: readNotes(unpack, around, calls) }, pictures: pictures.all };
}

/** Pictures of kinds that pages show, each once; whatever else a relation names is not there. */
function openPictures(unpack: Unpack) {
  const targets = readTargets(unpack);
  const all: Buffer[] = [];
  const places = new Map<string, number | null>();
  const read = (target: string): number | null => {
    if (places.size >= MOST_PICTURES) return null;
    const picture = pictureIn(unpack, target);
    return picture ? all.push(picture) - 1 : null;
  };
  const placeOf = (relation: string): number | null => {
    const target = targets.get(relation);
    if (target === undefined) return null;
    const known = places.get(target);
    if (known !== undefined) return known;
    const place = read(target);
    places.set(target, place);
    return place;
  };
  return { all, placeOf };
}

/** Null for what is none, or too large. */
function pictureIn(unpack: Unpack, target: string): Buffer | null {
  try {
    const picture = unpack(target, MOST_PICTURE_BYTES);
    return picture && isPicture(picture) ? picture : null;
  } catch (fault) {
    if (fault instanceof Unreadable) return null;
    throw fault;
  }
}

/** PNG, JPEG or WebP, by how they begin. */
const isPicture = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n' ||
  bytes.toString('latin1', 0, 3) === '\xff\xd8\xff' ||
  (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP');

/** The notes of both kinds, as they were called. */
function readNotes(unpack: Unpack, around: Around, calls: readonly string[]): Paragraph[][] {
  const notes = new Map<string, Paragraph[]>();
  const silent: Around = { ...around, pictureOf: () => null, noteOf: () => null };
  for (const [kind, part] of Object.entries(NOTE_PARTS)) {
    const xml = calls.length > 0 ? unpack(part, MOST_TEXT_BYTES) : null;
    if (!xml) continue;
    let note: Paragraph[] = [];
    readPart(xml, silent, {
      addParagraph(written) {
        note.push(...flowOf(written).filter((each) => each.kind === 'paragraph'));
      },
      addTable: () => {},
      onElement(name, attributes) {
        if (name !== 'w:footnote' && name !== 'w:endnote') return;
        note = [];
        notes.set(`${kind} ${attributes['w:id']}`, note);
      },
    });
  }
  return calls.map((call) => notes.get(call) ?? []);
}
