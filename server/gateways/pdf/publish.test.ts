import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { layersOf } from '../../test/pdf-layers.ts';
import { pdfReaderHere } from '../../test/pdf-reader-here.ts';
import { A4, arabicPdf, CATALOG, ONE_PAGE, pageOf, pdfOf, streamOf } from '../../test/pdfs.ts';
import type { Publication } from './publication.ts';

const reader = pdfReaderHere();
const given = async function* (pdf: Uint8Array) {
  yield pdf;
};

async function publicationOf(isStamped = false): Promise<Publication> {
  const front = await arabicPdf('صفحة العنوان', ['مسحوب RETRACTED '.repeat(250)]);
  return {
    front: Buffer.from(front).toString('base64'),
    stamp: isStamped ? { left: 56, bottom: 56, right: 539, top: 786 } : null,
    firstPage: 13,
    language: 'ar',
    title: 'أثر التعريب',
    author: 'ليلى، Omar',
    subject: 'مجلة',
    keywords: ['تعريب'],
    description: '<x:xmpmeta xmlns:x="adobe:ns:meta/"/>',
    date: '2026-03-10T09:00:00.000Z',
  };
}
const publish = (pdf: Uint8Array, publication?: Publication) =>
  reader.publish(given(pdf), 'nobody', publication);

/** A page with a script, an attachment, a note, a link and the name of who made it. */
function loadedPdf(): Buffer {
  const link = '<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(https://doi.org/10.1/x)>>>>';
  const acting = '<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/JavaScript/JS(app.alert\\(1\\))>>>>';
  return pdfOf(
    [
      '<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(secretScript)>>/Metadata 8 0 R/AcroForm<</Fields[]>>' +
        '/Names<</EmbeddedFiles<</Names[(a)6 0 R]>>>>/AA<</WC<</S/JavaScript/JS(secretScript)>>>>>>',
      ONE_PAGE,
      pageOf(A4, '', `/Annots[5 0 R ${link} ${acting}]/PieceInfo<</Word<</Private(secretProgram)>>>>`),
      streamOf('', 'q 1 0 0 1 0 0 cm Q'),
      '<</Type/Annot/Subtype/Text/Rect[0 0 9 9]/Contents(secretNote)/T(secretReviewer)>>',
      '<</Type/Filespec/F(secret.docx)/EF<</F 7 0 R>>>>',
      streamOf('/Type/EmbeddedFile', 'secretAttachment'),
      streamOf('/Type/Metadata/Subtype/XML', 'secretMetadata'),
      '<</Author(secretAuthor)>>',
    ],
    '/Info 9 0 R',
  );
}

test('what acts, is attached, was noted or tells of its making is not published; a link to an address is', async () => {
  const { file, pages } = await publish(loadedPdf(), await publicationOf());
  const all = layersOf(file).map((layer) => layer.toString('latin1'));
  expect(all.filter((layer) => /secret|JavaScript|EmbeddedFile/.test(layer))).toEqual([]);
  expect(all.some((layer) => layer.includes('https://doi.org/10.1/x'))).toBe(true);
  expect(pages).toBe(1);
});

test('behind the title page stand the pages as they were, and the file says what it is', async () => {
  const manuscript = await arabicPdf('بحث', ['فقرة أولى', 'فقرة ثانية']);
  const before = await reader.read(given(manuscript), 'nobody');
  const { file } = await publish(manuscript, await publicationOf());
  const { text, metadata, pages } = await reader.read(given(file), 'nobody');
  expect([pages, text[1]]).toEqual([before.pages + 1, before.text[0]]);
  expect([metadata.title, metadata.author, metadata.keywords]).toEqual([
    'أثر التعريب',
    'ليلى، Omar',
    'تعريب',
  ]);
  const { catalog } = await PDFDocument.load(file);
  expect(String(catalog.get(catalog.context.obj('PageLabels') as never))).toContain('/St 13');
});

test('the stamp stands on every page of a retracted article', async () => {
  const pages = await arabicPdf('بحث', Array<string>(60).fill('سطر من البحث'));
  const { file } = await publish(pages, await publicationOf(true));
  const { text } = await reader.read(given(file), 'nobody');
  expect(text.length).toBeGreaterThan(2);
  expect(text.slice(1).filter((page) => !page.includes('RETRACTED'))).toEqual([]);
});

test('without anything to put into it a file is only cleaned', async () => {
  const { file, pages } = await publish(pdfOf([CATALOG, ONE_PAGE, pageOf(), streamOf('', 'q Q')]));
  expect([pages, (await PDFDocument.load(file)).getPageCount()]).toEqual([1, 1]);
});
