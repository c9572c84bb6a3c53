import type { PDFArray, PDFContext, PDFDict, PDFObject } from '@cantoo/pdf-lib';
import { lib, name, names } from './needed.ts';

/** What a reader notes on a page (ISO 32000-2, table 171); stamps are left out, which bear the names of who sets them. */
const KINDS = names(
  'Text FreeText Highlight Underline Squiggly StrikeOut Ink Square Circle Line Polygon PolyLine Caret',
);
/** Where a note stands, and its colours: numbers, and lists of them. */
const NUMBERS = ['Rect', 'QuadPoints', 'InkList', 'L', 'Vertices', 'C', 'IC', 'CA'].map(name);
const ICONS = names('Comment Key Note Help NewParagraph Paragraph Insert');
/** Shown and printed, whatever the file says. */
const PRINTED = 4;
const PLAIN_LETTERS = '0 g /Helv 11 Tf';

/** The notes on a page written anew: where they stand, how they look and what they say, and nothing of whose they are. */
export function notesOn(page: PDFDict, said: string[]): PDFArray {
  const { context } = page;
  const annotations = page.lookup(name('Annots'));
  const kept = (annotations instanceof lib.PDFArray ? annotations.asArray() : [])
    .map((each) => context.lookup(each))
    .filter((each) => each instanceof lib.PDFDict)
    .filter(isNote)
    .map((each) => context.register(noteOf(context, each, said)));
  return context.obj(kept);
}

const isNote = (annotation: PDFDict): boolean => {
  const kind = annotation.lookup(name('Subtype'));
  return kind instanceof lib.PDFName && KINDS.has(kind);
};

function noteOf(context: PDFContext, given: PDFDict, said: string[]): PDFDict {
  const kind = given.lookup(name('Subtype'));
  // guard: A note says nothing of whose it is (../anonymise.test.ts) ‹context.obj({ Type: 'Annot', F: PRINTED }) → given›
  const note = context.obj({ Type: 'Annot', F: PRINTED });
  if (kind) note.set(name('Subtype'), kind);
  for (const key of NUMBERS) {
    const value = numbersIn(context, given.lookup(key));
    if (value) note.set(key, value);
  }
  const icon = given.lookup(name('Name'));
  if (icon instanceof lib.PDFName && ICONS.has(icon)) note.set(name('Name'), icon);
  if (kind === name('FreeText')) note.set(name('DA'), lib.PDFString.of(PLAIN_LETTERS));
  const words = given.lookup(name('Contents'));
  if (words instanceof lib.PDFString || words instanceof lib.PDFHexString) {
    const text = words.decodeText();
    said.push(text);
    note.set(name('Contents'), lib.PDFHexString.fromText(text));
  }
  const look = lookOf(given);
  if (look) note.set(name('AP'), context.obj({ N: look }));
  return note;
}

/** How it is drawn: cleaned like any other form. */
function lookOf(given: PDFDict): PDFObject | null {
  const looks = given.lookup(name('AP'));
  const usual = looks instanceof lib.PDFDict ? looks.lookup(name('N')) : undefined;
  const isForm = usual instanceof lib.PDFRawStream && usual.dict.lookup(name('Subtype')) === name('Form');
  return isForm && looks instanceof lib.PDFDict ? (looks.get(name('N')) ?? null) : null;
}

function numbersIn(context: PDFContext, given: PDFObject | undefined): PDFObject | null {
  if (given instanceof lib.PDFNumber) return given;
  if (!(given instanceof lib.PDFArray)) return null;
  const parts = given.asArray().map((each) => numbersIn(context, context.lookup(each)));
  return context.obj(parts.filter((each) => each !== null));
}
