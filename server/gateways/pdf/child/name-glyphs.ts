import { readFileSync } from 'node:fs';
import type { PDFDict, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { lib, name } from './needed.ts';

const LISTED = new Set(
  readFileSync(new URL('glyph-list.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
);
/** By a character's number, or by a number in the font. */
const NUMBERED =
  /^(?:(?:uni)(?:[\dA-F]{4})+|u[\dA-F]{4,6}|[A-Za-z]{1,2}\d{1,5}|(?:glyph|cid|gid|index|char)\d{1,6})$/;
const EMPTY = new Set(['.notdef', '.null', 'nonmarkingreturn', 'CR', 'NULL']);
const FORMS = new Set(
  'init medi med2 fina fin2 fin3 isol liga rlig dlig alt calt salt swsh sc smcp onum lnum tnum sups subs case locl'.split(
    ' ',
  ),
);

/** A glyph has a name of everybody's: of a character, of a few together, of a number, and of a form of these. */
export function isCommonGlyph(glyph: string): boolean {
  if (EMPTY.has(glyph)) return true;
  const [character = '', ...forms] = glyph.split('.');
  return isCharacter(character) && forms.every((form) => FORMS.has(form));
}

function isCharacter(glyph: string): boolean {
  if (LISTED.has(glyph) || NUMBERED.test(glyph)) return true;
  const parts = glyph.split('_');
  // Single letters beside one another may spell anything.
  return (
    parts.length > 1 && parts.every((part) => part.length > 2 && (LISTED.has(part) || NUMBERED.test(part)))
  );
}

/**
 * Give a font's own glyphs names of ours, where they are called and where they are drawn. Those by which an embedded
 * program finds its glyphs stay: it would draw others.
 */
export function nameGlyphs(
  font: PDFDict,
  known: Map<string, PDFName>,
  {
    decodedOf,
    isFirst,
  }: { decodedOf: (stream: PDFRawStream) => Uint8Array; isFirst: (part: object) => boolean },
): void {
  let program: Buffer | undefined;
  const isFoundBy = (glyph: string): boolean => {
    if (font.lookup(name('Subtype')) === name('Type3')) return false;
    program ??= programOf(font, decodedOf);
    return program.includes(glyph);
  };
  const encoding = font.lookup(name('Encoding'));
  const differences = encoding instanceof lib.PDFDict ? encoding.lookup(name('Differences')) : undefined;
  if (encoding instanceof lib.PDFDict && differences instanceof lib.PDFArray) {
    const written = font.context.obj([]);
    for (const each of differences.asArray()) {
      const part = font.context.lookup(each);
      if (part instanceof lib.PDFNumber) written.push(part);
      if (!(part instanceof lib.PDFName)) continue;
      // guard: A font with a program of its own finds its glyphs (../anonymise.test.ts) ‹isFoundBy(part.decodeText()) → false›
      written.push(isFoundBy(part.decodeText()) ? part : namedGlyph(part, known));
    }
    // Fonts share it, and each finds its glyphs in its own way.
    const own = encoding.clone();
    own.set(name('Differences'), written);
    font.set(name('Encoding'), own);
  }
  const drawn = font.lookup(name('CharProcs'));
  if (!(drawn instanceof lib.PDFDict) || !isFirst(drawn)) return;
  const entries = drawn.entries();
  for (const [glyph] of entries) drawn.delete(glyph);
  for (const [glyph, content] of entries) drawn.set(namedGlyph(glyph, known), content);
}

function namedGlyph(glyph: PDFName, known: Map<string, PDFName>): PDFName {
  const former = glyph.decodeText();
  // guard: A glyph has no name of its author's (../anonymise.test.ts) ‹isCommonGlyph(former) → true›
  if (isCommonGlyph(former)) return glyph;
  const [character = '', ...forms] = former.split('.');
  // What a reader makes of the character stays.
  const form = forms.length > 0 && isCharacter(character) ? `${character}.` : '';
  const renamed = known.get(former) ?? name(`${form}sign${known.size + 1}`);
  known.set(former, renamed);
  return renamed;
}

/** All in which an embedded program may name a glyph; empty where there is none. */
function programOf(font: PDFDict, decodedOf: (stream: PDFRawStream) => Uint8Array): Buffer {
  const descriptor = font.lookup(name('FontDescriptor'));
  if (!(descriptor instanceof lib.PDFDict)) return Buffer.alloc(0);
  const files = ['FontFile', 'FontFile2', 'FontFile3']
    .map((key) => descriptor.lookup(name(key)))
    .filter((file) => file instanceof lib.PDFRawStream)
    .map((file) => Buffer.from(decodedOf(file)));
  return Buffer.concat(files.flatMap((file) => [file, unlockedType1(file)]));
}

/** The part of a Type 1 program that is written in cipher (Adobe Type 1 Font Format, 7.2). */
function unlockedType1(program: Buffer): Buffer {
  const start = program.indexOf('eexec');
  if (start < 0) return Buffer.alloc(0);
  let at = start + 5;
  while ([9, 10, 13, 32].includes(program[at] ?? 0)) at++;
  const locked = program.subarray(at);
  const isHex = /^[\da-f]{4}/i.test(locked.toString('latin1', 0, 4));
  const bytes = isHex ? Buffer.from(locked.toString('latin1').replace(/\s+/g, ''), 'hex') : locked;
  const unlocked = Buffer.alloc(bytes.length);
  let key = 55_665;
  for (const [place, byte] of bytes.entries()) {
    unlocked[place] = byte ^ (key >> 8);
    key = ((byte + key) * 52_845 + 22_719) & 0xffff;
  }
  return unlocked;
}
