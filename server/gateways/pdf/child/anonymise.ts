import { deflateSync } from 'node:zlib';
import type {
  PDFArray,
  PDFCatalog,
  PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFObject,
  PDFRawStream,
} from '@cantoo/pdf-lib';
import { cleanPicture, inlinePicture } from './clean-picture.ts';
import { notesOn } from './keep-notes.ts';
import { isTelling, keepOnly, loadPdf } from './load-pdf.ts';
import { nameGlyphs } from './name-glyphs.ts';
import {
  CALCULATOR,
  CALLED,
  INKS,
  KNOWN_FONT,
  LAYER_STATES,
  lib,
  NEEDED,
  name,
  names,
  ORDERINGS,
  OWN_NAMES,
  TELLING,
} from './needed.ts';
import { rewriteCmap } from './rewrite-cmap.ts';
import { rewriteContent } from './rewrite-content.ts';
import { stripCff, stripSfnt, stripType1 } from './strip-font.ts';
import { stripIcc } from './strip-icc.ts';

/** What one copying knows of its file. */
interface Copying {
  context: PDFContext;
  keepsActualText: boolean;
  hasActualText: boolean;
  /** What the notes that are kept say; null where none is kept. */
  notes: string[] | null;
  /** New names by the former ones. */
  named: Map<PDFName, PDFName>;
  fonts: Map<string, PDFName>;
  glyphs: Map<string, PDFName>;
  /** What was written anew already: parts are shared. */
  done: WeakSet<object>;
}

/**
 * Copy the pages, and of the rest nothing: no description, no earlier version, no attachment, note, script, outline,
 * form or structure; and of the parts of a page only what draws it, under names of ours. Its text and pictures stay as
 * they are.
 *
 * What marked text says when it is copied, other than what is drawn, stays only when it is asked for; and what somebody
 * noted on the pages too, without who it was.
 */
export async function anonymisePdf(
  pdf: Uint8Array,
  { keepsActualText, keepsNotes }: { keepsActualText: boolean; keepsNotes: boolean },
): Promise<{ copy: Uint8Array; hasActualText: boolean; notes: string[] }> {
  const source = await loadPdf(pdf);
  const copying: Copying = {
    context: source.context,
    keepsActualText,
    hasActualText: false,
    notes: keepsNotes ? [] : null,
    named: new Map(),
    fonts: new Map(),
    glyphs: new Map(),
    done: new WeakSet(),
  };
  for (const page of source.getPages()) cleanPage(copying, page.node);
  for (const [ref, object] of source.context.enumerateIndirectObjects()) {
    source.context.assign(ref, cleaned(copying, object));
  }
  const copy = await lib.PDFDocument.create({ updateMetadata: false });
  const copier = lib.PDFObjectCopier.for(source.context, copy.context);
  for (const page of source.getPages()) {
    const node = copier.copy(page.node);
    copy.addPage(lib.PDFPage.of(node, copy.context.register(node), copy));
  }
  keepDirection(source.catalog, copy.catalog);
  const layers = layersOf(source);
  // guard: Hidden layers stay hidden (../anonymise.test.ts)
  if (layers) copy.catalog.set(name('OCProperties'), copier.copy(layers));
  const { hasActualText, notes } = copying;
  return { copy: await copy.save({ updateFieldAppearances: false }), hasActualText, notes: notes ?? [] };
}

/** An object without what tells of people; what it refers to is cleaned on its own. */
function cleaned(copying: Copying, object: PDFObject): PDFObject {
  // Its bytes would be copied as they are.
  if (object instanceof lib.PDFInvalidObject) return lib.PDFNull;
  if (object instanceof lib.PDFArray) {
    cleanSpace(copying, object);
    for (const [index, each] of object.asArray().entries()) object.set(index, cleaned(copying, each));
  } else if (object instanceof lib.PDFDict) {
    cleanEntries(copying, object, object.has(name('Type')));
  } else if (object instanceof lib.PDFRawStream) {
    cleanStream(copying, object);
  }
  return object;
}

function cleanStream(copying: Copying, stream: PDFRawStream): void {
  const { dict } = stream;
  const subtype = dict.lookup(name('Subtype'));
  // guard: A form keeps only what draws it (../anonymise.test.ts)
  if (subtype === name('Form')) keepOnly(dict, NEEDED.Form);
  if (subtype === name('Image')) {
    keepOnly(dict, NEEDED.Image);
    if (isFirst(copying, stream)) cleanPicture(stream);
  }
  if (subtype === name('Form') || dict.has(name('PatternType'))) {
    cleanContent(copying, stream, dict.lookup(name('Resources')));
  }
  if (dict.has(name('CMapName')) || dict.lookup(name('Type')) === name('CMap')) cleanCmap(copying, stream);
  if (dict.lookup(name('FunctionType'))?.toString() === '4') cleanCalculator(copying, stream);
  cleanEntries(copying, dict, true);
}

/** The names in an untyped dictionary may be anybody's: a font may be called AF. */
function cleanEntries(copying: Copying, dict: PDFDict, isTyped: boolean): void {
  const { context } = copying;
  const type = dict.lookup(name('Type'));
  if (type === name('OCG')) namelessLayer(context, dict);
  if (type === name('Font')) cleanFont(copying, dict);
  if (type === name('FontDescriptor')) keepOnly(dict, NEEDED.FontDescriptor);
  if (type === name('ExtGState')) keepOnly(dict, NEEDED.State);
  if (dict.has(name('PatternType'))) keepOnly(dict, NEEDED.Pattern);
  if (dict.has(name('ShadingType'))) keepOnly(dict, NEEDED.Shading);
  if (dict.has(name('FunctionType'))) keepOnly(dict, NEEDED.Function);
  keepWithin(dict, 'Group', NEEDED.Group);
  keepWithin(dict, 'SMask', NEEDED.SoftMask);
  const resources = isTyped && dict.lookup(name('Resources'));
  if (resources instanceof lib.PDFDict) cleanResources(copying, resources);
  for (const [key, value] of dict.entries()) {
    if ((isTyped && TELLING.has(key)) || isTelling(context.lookup(value))) dict.delete(key);
    else dict.set(key, cleaned(copying, value));
  }
}

function cleanPage(copying: Copying, page: PDFDict & { Resources?: () => PDFDict | undefined }): void {
  const notes = copying.notes && notesOn(page, copying.notes);
  // guard: A page keeps only what draws it (../anonymise.test.ts)
  keepOnly(page, NEEDED.Page);
  if (notes) page.set(name('Annots'), notes);
  const resources = page.Resources?.();
  if (resources) cleanResources(copying, resources);
  const contents = page.lookup(name('Contents'));
  const streams = (contents instanceof lib.PDFArray ? contents.asArray() : [contents])
    .map((each) => copying.context.lookup(each))
    .filter((each) => each instanceof lib.PDFRawStream);
  // An operator may stand in the next stream behind its operands.
  const whole = Buffer.concat(streams.flatMap((each) => [decodedOf(each), Buffer.from('\n')]));
  if (streams.length === 0) return;
  page.set(
    name('Contents'),
    copying.context.register(flateOf(copying.context, rewritten(copying, whole, resources))),
  );
}

/** What content calls has names of ours, and holds only what draws. */
function cleanResources(copying: Copying, resources: PDFDict): void {
  keepOnly(resources, NEEDED.Resources);
  for (const category of CALLED) {
    const called = resources.lookup(category);
    if (!(called instanceof lib.PDFDict) || !isFirst(copying, called)) continue;
    const entries = called.entries();
    for (const [key] of entries) called.delete(key);
    for (const [key, value] of entries) called.set(OWN_NAMES.has(key) ? key : renamed(copying, key), value);
    if (category === name('Properties')) keepLayers(copying, called);
    for (const [, value] of called.entries()) {
      const part = copying.context.lookup(value);
      if (category === name('ExtGState') && part instanceof lib.PDFDict) keepOnly(part, NEEDED.State);
      if (category === name('Font') && part instanceof lib.PDFDict) cleanFont(copying, part);
    }
  }
}

function renamed({ named }: Copying, former: PDFName): PDFName {
  const known = named.get(former) ?? name(`R${named.size + 1}`);
  named.set(former, known);
  return known;
}

function cleanFont(copying: Copying, font: PDFDict): void {
  if (!isFirst(copying, font)) return;
  // guard: A font keeps only what draws it (../anonymise.test.ts)
  keepOnly(font, NEEDED.Font);
  keepWithin(font, 'Encoding', NEEDED.Encoding);
  nameFont(copying, font, name('BaseFont'));
  keepOrdering(copying, font);
  for (const key of ['ToUnicode', 'Encoding']) {
    const table = font.lookup(name(key));
    if (table instanceof lib.PDFRawStream) cleanCmap(copying, table);
  }
  const descendants = font.lookup(name('DescendantFonts'));
  for (const each of descendants instanceof lib.PDFArray ? descendants.asArray() : []) {
    const descendant = copying.context.lookup(each);
    if (descendant instanceof lib.PDFDict) cleanFont(copying, descendant);
  }
  nameGlyphs(font, copying.glyphs, { decodedOf, isFirst: (part) => isFirst(copying, part) });
  // Glyphs of such a font are content of their own.
  const glyphs = font.lookup(name('CharProcs'));
  if (glyphs instanceof lib.PDFDict) {
    for (const [glyph] of glyphs.entries())
      cleanContent(copying, glyphs.lookup(glyph), font.lookup(name('Resources')));
  }
  const descriptor = font.lookup(name('FontDescriptor'));
  if (descriptor instanceof lib.PDFDict) {
    keepOnly(descriptor, NEEDED.FontDescriptor);
    nameFont(copying, descriptor, name('FontName'));
    const encoding = font.lookup(name('Encoding'));
    const namesGlyphs = encoding instanceof lib.PDFDict && encoding.has(name('Differences'));
    cleanProgram(copying, descriptor, namesGlyphs);
  }
}

/** A font of everybody's keeps its name: it is found by it. */
function nameFont({ fonts }: Copying, dict: PDFDict, key: PDFName): void {
  const given = dict.lookup(key);
  if (!(given instanceof lib.PDFName)) return;
  const own = given.decodeText().replace(/^[A-Z]{6}\+/, '');
  if (KNOWN_FONT.test(own)) return;
  const known = fonts.get(own) ?? name(`AAAAAA+F${fonts.size + 1}`);
  fonts.set(own, known);
  dict.set(key, known);
}

function keepOrdering({ context }: Copying, font: PDFDict): void {
  const system = font.lookup(name('CIDSystemInfo'));
  if (!(system instanceof lib.PDFDict)) return;
  const given = system.lookup(name('Ordering'));
  const ordering = given instanceof lib.PDFString ? given.decodeText() : 'Identity';
  const supplement = system.lookup(name('Supplement'));
  font.set(
    name('CIDSystemInfo'),
    context.obj({
      Registry: lib.PDFString.of('Adobe'),
      Ordering: lib.PDFString.of(ORDERINGS.has(ordering) ? ordering : 'Identity'),
      Supplement: supplement instanceof lib.PDFNumber ? supplement.asNumber() : 0,
    }),
  );
}

function cleanProgram(copying: Copying, descriptor: PDFDict, namesGlyphs: boolean): void {
  for (const key of ['FontFile', 'FontFile2', 'FontFile3']) {
    const file = descriptor.lookup(name(key));
    if (!(file instanceof lib.PDFRawStream) || !isFirst(copying, file)) continue;
    keepOnly(file.dict, NEEDED.FontFile);
    const program = decodedOf(file);
    const isSfnt =
      key !== 'FontFile' &&
      /^(?:\0\x01\0\0|true|OTTO)/.test(Buffer.from(program.subarray(0, 4)).toString('latin1'));
    const strip = key === 'FontFile' ? stripType1 : stripCff;
    const stripped = isSfnt ? stripSfnt(program, { namesGlyphs }) : strip(program);
    if (key === 'FontFile2') file.dict.set(name('Length1'), lib.PDFNumber.of(stripped.length));
    update(file, stripped);
  }
}

function cleanCmap(copying: Copying, table: PDFRawStream): void {
  if (!isFirst(copying, table)) return;
  keepOnly(table.dict, NEEDED.CMap);
  keepOrdering(copying, table.dict);
  if (table.dict.has(name('CMapName'))) table.dict.set(name('CMapName'), name('M'));
  update(table, rewriteCmap(decodedOf(table)));
}

function cleanCalculator(copying: Copying, stream: PDFRawStream): void {
  if (!isFirst(copying, stream)) return;
  const words = decodedText(stream)
    .replace(/%[^\r\n]*/g, ' ')
    .replace(/[{}]/g, ' $& ')
    .split(/[\s\0]+/)
    .filter((word) => CALCULATOR.has(word) || /^[+\-.\d]+$/.test(word));
  update(stream, Buffer.from(words.join(' '), 'latin1'));
}

/** Colour spaces are lists that say in their first place what they are. */
function cleanSpace(copying: Copying, space: PDFArray): void {
  const [kind] = space.asArray();
  if (kind === name('ICCBased')) {
    const profile = copying.context.lookup(space.get(1));
    if (!(profile instanceof lib.PDFRawStream) || !isFirst(copying, profile)) return;
    keepOnly(profile.dict, NEEDED.Profile);
    update(profile, stripIcc(decodedOf(profile)));
  }
  if (kind === name('Separation')) space.set(1, inkOf(copying, copying.context.lookup(space.get(1))));
  if (kind === name('DeviceN')) {
    const inks = copying.context.lookup(space.get(1));
    const given = inks instanceof lib.PDFArray ? inks.asArray() : [];
    space.set(1, copying.context.obj(given.map((ink) => inkOf(copying, copying.context.lookup(ink)))));
    // What it is made of is for presses.
    while (space.size() > 4) space.remove(4);
  }
}

const inkOf = (copying: Copying, ink: PDFObject | undefined): PDFName => {
  if (!(ink instanceof lib.PDFName) || INKS.has(ink)) return ink instanceof lib.PDFName ? ink : name('None');
  return renamed(copying, ink);
};

function cleanContent(
  copying: Copying,
  content: PDFObject | undefined,
  resources: PDFObject | undefined,
): void {
  if (!(content instanceof lib.PDFRawStream) || !isFirst(copying, content)) return;
  // What it calls is looked for by names of ours.
  if (resources instanceof lib.PDFDict) cleanResources(copying, resources);
  update(content, rewritten(copying, decodedOf(content), resources));
}

const rewritten = (copying: Copying, content: Uint8Array, resources: PDFObject | undefined): Uint8Array =>
  rewriteContent(content, {
    // Without its slash a name is one of ours; with its escapes it is what others call.
    renamed: (raw) => {
      const former = name(raw.slice(1));
      return (OWN_NAMES.has(former) ? former : renamed(copying, former)).toString();
    },
    picture: (entries, bytes) =>
      inlinePicture(
        {
          context: copying.context,
          renamed: (former) => renamed(copying, former),
          spaceOf: (named) => {
            const spaces =
              resources instanceof lib.PDFDict ? resources.lookup(name('ColorSpace')) : undefined;
            return spaces instanceof lib.PDFDict ? spaces.lookup(named) : undefined;
          },
        },
        entries,
        bytes,
      ),
    keepsActualText: copying.keepsActualText,
    seesActualText: () => {
      copying.hasActualText = true;
    },
  });

/** Parts are shared, and what is written anew twice would be read by names that are no longer there. */
function isFirst({ done }: Copying, part: object): boolean {
  if (done.has(part)) return false;
  done.add(part);
  return true;
}

const decodedOf = (stream: PDFRawStream): Uint8Array => lib.decodePDFRawStream(stream).decode();
const decodedText = (stream: PDFRawStream): string => Buffer.from(decodedOf(stream)).toString('latin1');

function update(stream: PDFRawStream, content: Uint8Array): void {
  stream.dict.set(name('Filter'), name('FlateDecode'));
  stream.dict.delete(name('DecodeParms'));
  stream.updateContents(deflateSync(content));
}

const flateOf = (context: PDFContext, content: Uint8Array): PDFRawStream =>
  lib.PDFRawStream.of(context.obj({ Filter: 'FlateDecode' }), deflateSync(content));

/** Marked content may carry anything; needed is what shows and hides it, and what it says when copied. */
function keepLayers(copying: Copying, properties: PDFDict): void {
  for (const [key] of properties.entries()) {
    const list = properties.lookup(key);
    const type = list instanceof lib.PDFDict ? list.lookup(name('Type')) : undefined;
    if (type === name('OCG') || type === name('OCMD')) continue;
    if (!(list instanceof lib.PDFDict)) {
      properties.delete(key);
      continue;
    }
    if (list.has(name('ActualText'))) copying.hasActualText = true;
    keepOnly(list, copying.keepsActualText ? NEEDED.Marked : NEEDED.Number);
  }
}

/** A layer must have a name; it need not be the one that it was given. */
function namelessLayer(context: PDFContext, layer: PDFDict): void {
  keepOnly(layer, NEEDED.Layer);
  layer.set(name('Name'), lib.PDFString.of(`Layer ${context.getRef(layer)?.objectNumber ?? ''}`));
}

/** Which layers are shown; without it hidden ones would be. */
function layersOf({ catalog }: PDFDocument): PDFDict | null {
  const layers = catalog.lookup(name('OCProperties'));
  if (!(layers instanceof lib.PDFDict)) return null;
  const states = layers.lookup(name('D'));
  if (states instanceof lib.PDFDict) keepOnly(states, LAYER_STATES);
  keepOnly(layers, names('OCGs D'));
  return layers;
}

/** Viewers and indexers order the parts of a line by it. */
function keepDirection(from: PDFCatalog, to: PDFCatalog): void {
  const preferences = from.lookup(name('ViewerPreferences'));
  const direction = preferences instanceof lib.PDFDict && preferences.lookup(name('Direction'));
  if (direction === name('R2L')) to.set(name('ViewerPreferences'), to.context.obj({ Direction: 'R2L' }));
}

/** The same of a dictionary that hangs at an entry. */
function keepWithin(dict: PDFDict, entry: string, entries: ReadonlySet<PDFName>): void {
  const part = dict.lookup(name(entry));
  if (part instanceof lib.PDFDict) keepOnly(part, entries);
}
