import type { PDFDict, PDFDocument, PDFObject, PDFPage, PDFRef } from '@cantoo/pdf-lib';
import type { Publication } from '../publication.ts';
import { isTelling, keepOnly, loadPdf } from './load-pdf.ts';
import { lib, NEEDED, name, names, TELLING } from './needed.ts';

/** Of the whole: pages, what is read aloud of them, the way between them, and which layers are shown. */
const CATALOG = names(
  'Type Pages Lang Outlines StructTreeRoot MarkInfo ViewerPreferences OCProperties Dests Names',
);
const PAGE = new Set([...NEEDED.Page, ...names('StructParents Tabs Annots')]);
const LINK = names('Type Subtype Rect Border BS C H QuadPoints Dest A StructParent F P');
const WAY = names('Type S D URI');
/** Unlike in a copy for reviewers, what is read aloud stays. */
const REMOVED = new Set([...TELLING].filter((key) => !names('StructParent StructParents ID').has(key)));
/** Actions that do more than lead to a page or an address (ISO 32000-2, table 201). */
const ACTING = names(
  'JavaScript Launch SubmitForm ImportData ResetForm Rendition Movie Sound GoToR GoToE RichMediaExecute Hide Named',
);
const ADDRESS = /^(?:https?:\/\/|mailto:|doi:)/i;

/**
 * Take out of a file whatever acts, is attached, was noted on its pages or tells of how it was made. What is drawn, read
 * aloud and linked stays.
 */
export async function cleanForReaders(pdf: Uint8Array): Promise<Uint8Array> {
  const document = await loadPdf(pdf);
  const { catalog, context } = document;
  // guard: Nothing that acts or is attached is published (../publish.test.ts)
  keepOnly(catalog, CATALOG);
  const trees = catalog.lookup(name('Names'));
  if (trees instanceof lib.PDFDict) keepOnly(trees, names('Dests'));
  const preferences = catalog.lookup(name('ViewerPreferences'));
  if (preferences instanceof lib.PDFDict) keepOnly(preferences, names('Direction'));
  for (const page of document.getPages()) cleanPage(page.node);
  for (const [, object] of context.enumerateIndirectObjects()) clean(document, object, 0);
  delete context.trailerInfo.Info;
  delete context.trailerInfo.ID;
  removeUnreached(document);
  return document.save({ updateFieldAppearances: false });
}

function cleanPage(page: PDFDict): void {
  keepOnly(page, PAGE);
  const annotations = page.lookup(name('Annots'));
  if (!(annotations instanceof lib.PDFArray)) {
    page.delete(name('Annots'));
    return;
  }
  // guard: Notes on the pages are not published (../publish.test.ts) ‹.filter((each) => isLink(page.context.lookup(each))) →›
  const links = annotations.asArray().filter((each) => isLink(page.context.lookup(each)));
  for (const each of links) {
    const link = page.context.lookup(each);
    if (link instanceof lib.PDFDict) keepOnly(link, LINK);
  }
  page.set(name('Annots'), page.context.obj(links));
}

/** A link that leads to another page of the file, or to an address that any browser opens. */
function isLink(annotation: PDFObject | undefined): boolean {
  if (!(annotation instanceof lib.PDFDict) || annotation.lookup(name('Subtype')) !== name('Link'))
    return false;
  const action = annotation.lookup(name('A'));
  return action instanceof lib.PDFDict ? isWay(action) : annotation.has(name('Dest'));
}

function isWay(action: PDFDict): boolean {
  const kind = action.lookup(name('S'));
  if (kind === name('GoTo')) return true;
  const address = action.lookup(name('URI'));
  const isText = address instanceof lib.PDFString || address instanceof lib.PDFHexString;
  return kind === name('URI') && isText && ADDRESS.test(address.decodeText());
}

/** Parts hold parts; deeper than this nothing that is drawn lies. */
const DEEPEST = 64;

function clean(document: PDFDocument, object: PDFObject, depth: number): void {
  if (depth > DEEPEST) throw new RangeError('call stack: parts hold parts without end');
  if (object instanceof lib.PDFArray) {
    for (const each of object.asArray()) clean(document, each, depth + 1);
    return;
  }
  const dict = object instanceof lib.PDFStream ? object.dict : object;
  if (!(dict instanceof lib.PDFDict)) return;
  if (isActing(dict)) {
    for (const [key] of dict.entries()) dict.delete(key);
    return;
  }
  const isTyped = dict !== object || dict.has(name('Type'));
  for (const [key, value] of dict.entries()) {
    const part = document.context.lookup(value);
    if ((isTyped && REMOVED.has(key)) || isTelling(part)) dict.delete(key);
    else if (key === name('A') && part instanceof lib.PDFDict && part.has(name('S'))) cleanWay(dict, part);
    else clean(document, value, depth + 1);
  }
}

function cleanWay(holder: PDFDict, action: PDFDict): void {
  if (isWay(action)) keepOnly(action, WAY);
  else holder.delete(name('A'));
}

const isActing = (dict: PDFDict): boolean => {
  const kind = dict.lookup(name('S'));
  return (kind instanceof lib.PDFName && ACTING.has(kind)) || dict.has(name('JS'));
};

/** Whatever nothing leads to goes: earlier versions, and what was taken out above. */
function removeUnreached({ context }: PDFDocument): void {
  const reached = new Set<PDFRef>();
  const waiting: (PDFObject | undefined)[] = [context.trailerInfo.Root];
  for (let object = waiting.pop(); object; object = waiting.pop()) {
    if (object instanceof lib.PDFRef) {
      if (reached.has(object)) continue;
      reached.add(object);
      waiting.push(context.lookup(object));
    } else if (object instanceof lib.PDFArray) waiting.push(...object.asArray());
    else if (object instanceof lib.PDFStream) waiting.push(object.dict);
    else if (object instanceof lib.PDFDict) waiting.push(...object.values());
  }
  for (const [ref] of context.enumerateIndirectObjects()) if (!reached.has(ref)) context.delete(ref);
}

/** Put a title page before a clean file, stamp all pages where that is asked, and say in it what it is. */
export async function putOut(cleaned: Uint8Array, publication: Publication): Promise<Uint8Array> {
  const document = await loadPdf(cleaned);
  const front = await lib.PDFDocument.load(Buffer.from(publication.front, 'base64'), {
    updateMetadata: false,
  });
  const [title] = await document.copyPages(front, [0]);
  if (!title) throw new Error('The title page is not there');
  document.insertPage(0, title);
  // What stands at the root of the pages would hold for it too.
  title.node.set(name('Rotate'), lib.PDFNumber.of(0));
  title.setCropBox(0, 0, title.getWidth(), title.getHeight());
  if (publication.stamp) await stamp(document, front, publication.stamp);
  numberPages(document, publication.firstPage);
  describe(document, publication);
  return document.save({ updateFieldAppearances: false });
}

/** As wide as this part of the page. */
const STAMPED_WIDTH = 1;
const SLOPE_DEGREES = 40;

async function stamp(
  document: PDFDocument,
  front: PDFDocument,
  box: NonNullable<Publication['stamp']>,
): Promise<void> {
  const drawn = await document.embedPage(front.getPage(1), box);
  for (const page of document.getPages()) stampPage(page, drawn);
}

function stampPage(page: PDFPage, drawn: Parameters<PDFPage['drawPage']>[0]): void {
  const { x, y, width, height } = page.getCropBox();
  const scale = (Math.min(width, height) * STAMPED_WIDTH) / drawn.width;
  const slope = (SLOPE_DEGREES * Math.PI) / 180;
  const [halfWidth, halfHeight] = [(drawn.width * scale) / 2, (drawn.height * scale) / 2];
  // Turned around its lower left corner, its middle comes to lie on that of the page.
  page.drawPage(drawn, {
    x: x + width / 2 - halfWidth * Math.cos(slope) + halfHeight * Math.sin(slope),
    y: y + height / 2 - halfWidth * Math.sin(slope) - halfHeight * Math.cos(slope),
    xScale: scale,
    yScale: scale,
    rotate: lib.degrees(SLOPE_DEGREES),
    opacity: 0.45,
  });
}

/** The title page has no number of its own. */
function numberPages({ catalog, context }: PDFDocument, firstPage: number | null): void {
  const labels = [0, { P: lib.PDFString.of('-') }, 1, { S: 'D', St: firstPage ?? 1 }];
  catalog.set(name('PageLabels'), context.obj({ Nums: labels }));
}

function describe(document: PDFDocument, publication: Publication): void {
  const { catalog, context } = document;
  const { title, author, subject, keywords, language, description, date } = publication;
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setAuthor(author);
  document.setSubject(subject);
  document.setKeywords([keywords.join(', ')]);
  document.setProducer('Mustalah');
  document.setCreator('Mustalah');
  document.setCreationDate(new Date(date));
  document.setModificationDate(new Date(date));
  document.setLanguage(language);
  if (language === 'ar') preferencesOf(catalog).set(name('Direction'), name('R2L'));
  const stream = context.stream(Buffer.from(description, 'utf8'), { Type: 'Metadata', Subtype: 'XML' });
  catalog.set(name('Metadata'), context.register(stream));
}

function preferencesOf(catalog: PDFDocument['catalog']): PDFDict {
  const preferences = catalog.lookup(name('ViewerPreferences'));
  if (preferences instanceof lib.PDFDict) return preferences;
  const made = catalog.context.obj({});
  catalog.set(name('ViewerPreferences'), made);
  return made;
}
