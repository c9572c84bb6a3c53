import type { PDFDict, PDFDocument, PDFName, PDFObject } from '@cantoo/pdf-lib';
import { lib, name } from './needed.ts';
import { MOST_PAGES } from './pdfium.ts';
import { Unreadable } from './unreadable.ts';

/** Read a file with the parser that can write it again. */
export async function loadPdf(pdf: Uint8Array): Promise<PDFDocument> {
  const document = await load(pdf);
  if (document.getPageCount() > MOST_PAGES) throw new Unreadable('too_many_pages');
  return document;
}

async function load(pdf: Uint8Array): Promise<PDFDocument> {
  try {
    return await lib.PDFDocument.load(pdf, { updateMetadata: false });
  } catch (fault) {
    if (fault instanceof lib.EncryptedPDFError) throw new Unreadable('encrypted');
    throw fault;
  }
}

/** Descriptions and attachments, wherever they hang. */
export function isTelling(object: PDFObject | undefined): boolean {
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

export function keepOnly(dict: PDFDict, entries: ReadonlySet<PDFName>): void {
  for (const [key] of dict.entries()) if (!entries.has(key)) dict.delete(key);
}
