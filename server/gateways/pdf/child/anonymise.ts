import { deflateSync } from 'node:zlib';
import type {
  PDFCatalog,
  PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFObject,
  PDFRawStream,
} from '@cantoo/pdf-lib';
import { MOST_PAGES } from './pdfium.ts';
import { stripComments } from './strip-comments.ts';
import { stripJpeg } from './strip-jpeg.ts';
import { stripJpeg2000 } from './strip-jpeg2000.ts';
import { Unreadable } from './unreadable.ts';

// The package's single file: it needs no other, and loads in a fifth of the time.
const lib: typeof import('@cantoo/pdf-lib') = await import(
  new URL('../dist/pdf-lib.esm.min.js', import.meta.resolve('@cantoo/pdf-lib')).href
);
const name = lib.PDFName.of;
const names = (words: string): ReadonlySet<PDFName> => new Set(words.split(' ').map(name));

/** All that a part needs to be drawn, by its kind (ISO 32000-2, tables 31, 34, 87, 93, 109 to 112, 115, 119 and 120). */
const STREAM = 'Length Filter DecodeParms Type Subtype OC';
const NEEDED = {
  Page: names(
    'Type Parent Resources MediaBox CropBox BleedBox TrimBox ArtBox Rotate Contents Group UserUnit',
  ),
  Form: names(`${STREAM} FormType BBox Matrix Resources Group`),
  Image: names(
    `${STREAM} Width Height ColorSpace BitsPerComponent Intent ImageMask Mask Decode Interpolate SMask SMaskInData Matte`,
  ),
  Font: names(
    'Type Subtype Name BaseFont FirstChar LastChar Widths FontDescriptor Encoding ToUnicode FontBBox FontMatrix ' +
      'CharProcs Resources DescendantFonts CIDSystemInfo DW W DW2 W2 CIDToGIDMap',
  ),
  FontDescriptor: names(
    'Type FontName FontFamily FontStretch FontWeight Flags FontBBox ItalicAngle Ascent Descent Leading CapHeight ' +
      'XHeight StemV StemH AvgWidth MaxWidth MissingWidth FontFile FontFile2 FontFile3 CharSet Style Lang FD CIDSet',
  ),
  Resources: names('ExtGState ColorSpace Pattern Shading XObject Font ProcSet Properties'),
  Marked: names('MCID ActualText'),
  Layer: names('Type Intent'),
} satisfies Record<string, ReadonlySet<PDFName>>;
const LAYER_STATES = names('BaseState ON OFF Intent RBGroups');
/** Of any other part: who made it and when, what belongs to it, what it does, what it stands for elsewhere. */
const TELLING = names(
  'Metadata PieceInfo LastModified AA AF OPI Ref Alternates StructParent StructParents ID',
);

/**
 * Copy the pages, and of the rest nothing: no description, no earlier version, no attachment, note, script, outline,
 * form or structure; and of the parts of a page only what draws it. Its text and pictures stay as they are.
 */
export async function anonymisePdf(pdf: Uint8Array): Promise<Uint8Array> {
  const source = await load(pdf);
  if (source.getPageCount() > MOST_PAGES) throw new Unreadable('too_many_pages');
  for (const page of source.getPages()) cleanPage(page.node);
  for (const [ref, object] of source.context.enumerateIndirectObjects()) {
    source.context.assign(ref, cleaned(source.context, object));
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
  return copy.save({ updateFieldAppearances: false });
}

async function load(pdf: Uint8Array): Promise<PDFDocument> {
  try {
    return await lib.PDFDocument.load(pdf, { updateMetadata: false });
  } catch (fault) {
    if (fault instanceof lib.EncryptedPDFError) throw new Unreadable('encrypted');
    throw fault;
  }
}

/** An object without what tells of people; what it refers to is cleaned on its own. */
function cleaned(context: PDFContext, object: PDFObject): PDFObject {
  // Its bytes would be copied as they are.
  if (object instanceof lib.PDFInvalidObject) return lib.PDFNull;
  if (object instanceof lib.PDFArray) {
    for (const [index, each] of object.asArray().entries()) object.set(index, cleaned(context, each));
  } else if (object instanceof lib.PDFDict) {
    cleanEntries(context, object, object.has(name('Type')));
  } else if (object instanceof lib.PDFRawStream) {
    cleanStream(context, object);
  }
  return object;
}

function cleanStream(context: PDFContext, stream: PDFRawStream): void {
  const { dict } = stream;
  const subtype = dict.lookup(name('Subtype'));
  // guard: A form keeps only what draws it (../anonymise.test.ts)
  if (subtype === name('Form')) keepOnly(dict, NEEDED.Form);
  if (subtype === name('Image')) {
    keepOnly(dict, NEEDED.Image);
    cleanPicture(stream);
  }
  if (subtype === name('Form') || dict.has(name('PatternType'))) cleanContent(stream);
  cleanEntries(context, dict, true);
}

/** The names in an untyped dictionary may be anybody's: a font may be called AF. */
function cleanEntries(context: PDFContext, dict: PDFDict, isTyped: boolean): void {
  const type = dict.lookup(name('Type'));
  if (type === name('OCG')) namelessLayer(context, dict);
  if (type === name('Font')) cleanFont(dict);
  if (type === name('FontDescriptor')) keepOnly(dict, NEEDED.FontDescriptor);
  const resources = isTyped && dict.lookup(name('Resources'));
  if (resources instanceof lib.PDFDict) keepOnly(resources, NEEDED.Resources);
  const properties = dict.lookup(name('Properties'));
  if (properties instanceof lib.PDFDict) keepLayers(properties);
  for (const [key, value] of dict.entries()) {
    if ((isTyped && TELLING.has(key)) || isTelling(context.lookup(value))) dict.delete(key);
    else dict.set(key, cleaned(context, value));
  }
}

function cleanPage(page: PDFDict): void {
  // guard: A page keeps only what draws it (../anonymise.test.ts)
  keepOnly(page, NEEDED.Page);
  const contents = page.lookup(name('Contents'));
  const streams = contents instanceof lib.PDFArray ? contents.asArray() : [contents];
  for (const each of streams) cleanContent(page.context.lookup(each));
}

/** Glyphs of such a font are content of their own. */
function cleanFont(font: PDFDict): void {
  keepOnly(font, NEEDED.Font);
  const glyphs = font.lookup(name('CharProcs'));
  if (glyphs instanceof lib.PDFDict)
    for (const [glyph] of glyphs.entries()) cleanContent(glyphs.lookup(glyph));
}

/** Programs sign what they draw in comments. */
function cleanContent(content: PDFObject | undefined): void {
  if (!(content instanceof lib.PDFRawStream)) return;
  const plain = lib.decodePDFRawStream(content).decode();
  const stripped = stripComments(plain);
  if (stripped === plain) return;
  content.dict.set(name('Filter'), name('FlateDecode'));
  content.dict.delete(name('DecodeParms'));
  // guard: Comments of programs stay behind (../anonymise.test.ts) ‹stripped → plain›
  content.updateContents(deflateSync(stripped));
}

/** Descriptions and attachments, wherever they hang. */
function isTelling(object: PDFObject | undefined): boolean {
  if (object instanceof lib.PDFStream) {
    const type = object.dict.lookup(name('Type'));
    return (
      type === name('Metadata') ||
      type === name('EmbeddedFile') ||
      object.dict.lookup(name('Subtype')) === name('XML')
    );
  }
  return object instanceof lib.PDFDict && object.lookup(name('Type')) === name('Filespec');
}

/** Marked content may carry anything; needed is what shows and hides it, and what it says when copied. */
function keepLayers(properties: PDFDict): void {
  for (const [key] of properties.entries()) {
    const list = properties.lookup(key);
    const type = list instanceof lib.PDFDict ? list.lookup(name('Type')) : undefined;
    if (type === name('OCG') || type === name('OCMD')) continue;
    if (list instanceof lib.PDFDict) keepOnly(list, NEEDED.Marked);
    else properties.delete(key);
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

function keepOnly(dict: PDFDict, entries: ReadonlySet<PDFName>): void {
  for (const [key] of dict.entries()) if (!entries.has(key)) dict.delete(key);
}

/** Cameras and editors write into the picture itself who took it, where and with what. */
function cleanPicture(stream: PDFRawStream): void {
  const filter = stream.dict.lookup(name('Filter'));
  const filters = filter instanceof lib.PDFArray ? filter.asArray() : [filter];
  const strip = stripperOf(filters.at(-1));
  if (!strip) return;
  if (filters.length > 1) unpack(stream, filters);
  // guard: A picture says nothing of who took it (../anonymise.test.ts)
  stream.updateContents(strip(stream.contents));
}

function stripperOf(filter: PDFObject | undefined): ((image: Uint8Array) => Uint8Array) | null {
  if (filter === name('DCTDecode')) return stripJpeg;
  if (filter === name('JPXDecode')) return stripJpeg2000;
  return null;
}

/** Take off what is wrapped around the picture. */
function unpack(stream: PDFRawStream, filters: readonly (PDFObject | undefined)[]): void {
  const { dict } = stream;
  const wrapping = dict.clone();
  wrapping.set(name('Filter'), dict.context.obj(filters.slice(0, -1)));
  wrapping.delete(name('DecodeParms'));
  stream.updateContents(lib.decodePDFRawStream(lib.PDFRawStream.of(wrapping, stream.contents)).decode());
  dict.set(name('Filter'), filters.at(-1) ?? lib.PDFNull);
  dict.delete(name('DecodeParms'));
}
