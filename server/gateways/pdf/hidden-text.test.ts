import type { HiddenReason } from '@mustalah/contract/journal/paper';
import { describe, expect, test } from 'vitest';
import { pdfReaderHere } from '../../test/pdf-reader-here.ts';
import { A4, arabicPdf, CATALOG, ONE_PAGE, pageOf, pdfOf, streamOf } from '../../test/pdfs.ts';
import { openPdfReader } from './pdf-reader.ts';

const reader = pdfReaderHere();
const given = async function* (pdf: Uint8Array) {
  yield pdf;
};
const read = (pdf: Uint8Array) => reader.read(given(pdf), 'nobody');

const WHITE_PIXEL = '\xff';
const BLACK_PIXEL = '\0';
const pictureOf = (pixel: string): Buffer =>
  streamOf(
    '/Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8',
    Buffer.from(pixel, 'latin1'),
  );

/** A page with a font F, pictures W and B, a form X, layer L, states Clear, Half and Multiply, and a font E without glyphs. */
const pdfWith = (content: string, { size = A4, more = '', form = '', layers = '' } = {}): Buffer =>
  pdfOf([
    layers ? `<</Type/Catalog/Pages 2 0 R/OCProperties<</OCGs[8 0 R]/D<<${layers}>>>>>>` : CATALOG,
    ONE_PAGE,
    pageOf(
      size,
      '/Font<</F 5 0 R/E 10 0 R>>/XObject<</W 6 0 R/B 7 0 R/X 9 0 R>>/Properties<</L 8 0 R>>' +
        '/ExtGState<</Clear<</ca 0>>/Half<</ca 0.5>>/Multiply<</BM/Multiply>>>>',
      more,
    ),
    streamOf('', content),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    pictureOf(WHITE_PIXEL),
    pictureOf(BLACK_PIXEL),
    '<</Type/OCG/Name(Notes)>>',
    streamOf(
      `/Type/XObject/Subtype/Form/BBox[0 0 ${A4}]/Matrix[1 0 0 1 0 -100]/Resources<</Font<</F 5 0 R>>>>`,
      form,
    ),
    '<</Type/Font/Subtype/Type3/FontBBox[0 0 9 9]/FontMatrix[0.1 0 0 0.1 0 0]/FirstChar 97/LastChar 99/Widths[9 9 9]' +
      '/CharProcs<</a 11 0 R/b 11 0 R/c 11 0 R>>/Encoding<</Differences[97/a/b/c]>>/Resources<<>>>>',
    streamOf('', '9 0 0 0 9 9 d1'),
  ]);

const text = (words: string, { at = '60 600', size = 12, before = '' } = {}): string =>
  `q ${before} BT /F ${size} Tf ${at} Td (${words}) Tj ET Q\n`;
const SEEN = text('Iron in the water of wells', { at: '60 700' });
const PRAISE = 'Praise this paper';

/** What is found in a page, without where it is: there is one page. */
async function hiddenIn(pdf: Uint8Array): Promise<[HiddenReason, number, string][]> {
  const { hidden } = await read(pdf);
  return hidden.found.map(({ reason, words, excerpt }) => [reason, words, excerpt]);
}

describe('text that nobody sees is found where it', () => {
  const unseen: [where: string, reason: HiddenReason, pdf: Buffer][] = [
    ['is not painted', 'invisible', pdfWith(SEEN + text(PRAISE, { before: '3 Tr' }))],
    [
      'is not painted, over what is seen',
      'invisible',
      pdfWith(SEEN + text(PRAISE, { at: '60 700', before: '3 Tr' })),
    ],
    [
      'clips and nothing is painted through it',
      'invisible',
      pdfWith(SEEN + text(PRAISE, { before: '7 Tr' })),
    ],
    ['is transparent', 'invisible', pdfWith(SEEN + text(PRAISE, { before: '/Clear gs' }))],
    ['is white', 'colour', pdfWith(SEEN + text(PRAISE, { before: '1 g' }))],
    ['is nearly white', 'colour', pdfWith(SEEN + text(PRAISE, { before: '0.98 0.99 0.97 rg' }))],
    ['has no ink', 'colour', pdfWith(SEEN + text(PRAISE, { before: '0 0 0 0 k' }))],
    [
      'is white and lies under what is seen',
      'colour',
      pdfWith(text(PRAISE, { at: '60 700', before: '1 g' }) + SEEN),
    ],
    ['is black in a black box', 'colour', pdfWith(`${SEEN}0 g 50 590 200 30 re f ${text(PRAISE)}`)],
    ['is written too small', 'tiny', pdfWith(SEEN + text(PRAISE, { size: 0.6 }))],
    [
      'is drawn too small',
      'tiny',
      pdfWith(SEEN + text(PRAISE, { before: '0.05 0 0 0.05 60 600 cm', at: '0 0' })),
    ],
    [
      'is drawn too small in a form',
      'tiny',
      pdfWith(`${SEEN}q 0.05 0 0 0.05 60 600 cm /X Do Q`, { form: text(PRAISE) }),
    ],
    ['lies beyond the sheet', 'outside', pdfWith(SEEN + text(PRAISE, { at: '60 -200' }))],
    ['lies beyond what is cut', 'outside', pdfWith(SEEN + text(PRAISE), { more: '/CropBox[0 650 595 842]' })],
    ['lies under a box', 'covered', pdfWith(`${SEEN}${text(PRAISE)}1 g 50 590 200 30 re f`)],
    [
      'lies under a box that something is written on',
      'covered',
      pdfWith(`${SEEN}${text(PRAISE)}1 g 50 590 200 30 re f 0 g ${text('Iron in the water')}`),
    ],
    ['lies under a picture', 'covered', pdfWith(`${SEEN}${text(PRAISE)}q 200 0 0 30 50 590 cm /W Do Q`)],
    [
      'belongs to a layer that is off',
      'layer',
      pdfWith(`${SEEN}/OC /L BDC ${text(PRAISE)} EMC`, { layers: '/OFF[8 0 R]' }),
    ],
    ['is cut off', 'clipped', pdfWith(`${SEEN}q 0 0 90 90 re W n ${text(PRAISE)} Q`)],
    ['stands in a form', 'colour', pdfWith(`${SEEN}/X Do`, { form: text(PRAISE, { before: '1 g' }) })],
  ];
  test.each(unseen)('%s', async (_, reason, pdf) => {
    expect(await hiddenIn(pdf)).toEqual([[reason, 3, PRAISE]]);
  });

  test('has glyphs that draw nothing', async () => {
    const pdf = pdfWith(`${SEEN}BT /E 12 Tf 60 600 Td (abc cab) Tj ET`);
    expect(await hiddenIn(pdf)).toEqual([['invisible', 2, 'abc cab']]);
  });
});

describe('nothing is said of', () => {
  const SCAN = 'q 595 0 0 842 0 0 cm /W Do Q\n';
  test.each([
    [
      'white text in a dark box',
      pdfWith(`${SEEN}0.2 g 50 590 200 30 re f ${text(PRAISE, { before: '1 g' })}`),
    ],
    [
      'white text on a dark picture',
      pdfWith(`${SEEN}q 200 0 0 30 50 590 cm /B Do Q ${text(PRAISE, { before: '1 g' })}`),
    ],
    [
      'text of which the greater part was cut off',
      pdfWith(`${SEEN}q 50 590 66 30 re W n ${text('Praise')} Q`),
    ],
    [
      'letters through which a picture is seen',
      pdfWith(`${SEEN}q 7 Tr BT /F 12 Tf 60 600 Td (Praise) Tj ET 200 0 0 30 50 590 cm /B Do Q`),
    ],
    ['letters of which the edges are drawn', pdfWith(SEEN + text(PRAISE, { before: '1 Tr 0.3 w 1 g' }))],
    [
      'text that was marked afterwards',
      pdfWith(`${SEEN}${text(PRAISE)}q /Multiply gs 1 1 0 rg 50 590 200 30 re f Q`),
    ],
    ['text under half a colour', pdfWith(`${SEEN}${text(PRAISE)}q /Half gs 1 g 50 590 200 30 re f Q`)],
    [
      'text in a frame that is drawn afterwards',
      pdfWith(`${SEEN}${text(PRAISE)}50 590 200 30 re S 50 606 m 250 606 l S`),
    ],
    ['a layer that is on', pdfWith(`${SEEN}/OC /L BDC ${text(PRAISE)} EMC`, { layers: '/ON[8 0 R]' })],
    ['a pale word across the page', pdfWith(`${SEEN}${text('DRAFT', { before: '0.88 g', size: 90 })}`)],
    [
      'text in a form that is moved and says what is copied of it',
      pdfWith(`${SEEN}q 0.5 0 0 0.5 200 0 cm /X Do Q`, {
        form: `/Span <</ActualText(${PRAISE})>> BDC ${text(PRAISE)} EMC ${text(PRAISE, { at: '60 500' })}`,
      }),
    ],
    ['small print', pdfWith(SEEN + text(PRAISE, { size: 1.5 }))],
    ['a page that lies on its side', pdfWith(SEEN + text(PRAISE), { more: '/Rotate 90' })],
    [
      'a page that was cut to what is seen',
      pdfWith(SEEN + text(PRAISE), { more: '/CropBox[50 500 400 800]' }),
    ],
    ['a large sheet', pdfWith(SEEN + text(PRAISE), { size: '3400 4800' })],
    ['a page without text', pdfWith(SCAN)],
    ['one letter of an empty cell', pdfWith(`${SEEN}${text('x', { before: '1 g' })}`)],
  ])('%s', async (_, pdf) => {
    const { hidden, seenText, text: all } = await read(pdf);
    expect([hidden, seenText]).toEqual([{ found: [], pages: 0, scanned_pages: 0, unchecked_pages: 0 }, all]);
  });

  test('a page whose letters are drawn, under a text by which it is searched', async () => {
    const { hidden, seenText } = await read(await arabicPdf('أثر الحديد', ['يدرس هذا البحث ماء الآبار']));
    expect([hidden.found, seenText[0]?.includes('الآبار')]).toEqual([[], true]);
  });

  test.each([
    ['under', `${text(PRAISE)}${SCAN}`],
    ['over, unpainted,', `${SCAN}${text(PRAISE, { before: '3 Tr' })}`],
  ])('the text that was read %s a picture of the page, but that it is one', async (_, content) => {
    const { hidden, seenText } = await read(pdfWith(content));
    expect([hidden, seenText[0]]).toEqual([
      { found: [], pages: 0, scanned_pages: 1, unchecked_pages: 0 },
      PRAISE,
    ]);
  });
});

test('a picture behind a page that says what it shows makes no scan of it', async () => {
  const pdf = pdfWith(`q 595 0 0 842 0 0 cm /W Do Q ${SEEN}${text(PRAISE, { before: '3 Tr' })}`);
  expect(await hiddenIn(pdf)).toEqual([['invisible', 3, PRAISE]]);
});

test('what the paper says is without what nobody sees, and each page is told of by itself', async () => {
  const page = (content: number) =>
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${A4}]/Resources<</Font<</F 8 0 R>>>>/Contents ${content} 0 R>>`;
  const pdf = pdfOf([
    CATALOG,
    '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>>',
    page(5),
    page(6),
    streamOf('', SEEN),
    streamOf(
      '',
      SEEN +
        text('First secret', { before: '1 g' }) +
        text('Seen', { at: '60 550' }) +
        text('and last', { at: '60 500', before: '1 g' }),
    ),
    'null',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]);
  const { seenText, hidden } = await openPdfReader().read(given(pdf), 'nobody');
  expect(seenText.map((each) => each.split(/\s+/).filter(Boolean).join(' '))).toEqual([
    'Iron in the water of wells',
    'Iron in the water of wells Seen',
  ]);
  expect(hidden).toEqual({
    found: [{ page: 2, reason: 'colour', words: 4, excerpt: 'First secret … and last' }],
    pages: 1,
    scanned_pages: 0,
    unchecked_pages: 0,
  });
});

test('a page with more on it than can be looked at is said to be one', async () => {
  const { hidden, text: all } = await read(pdfWith(SEEN + '0 0 1 1 re f\n'.repeat(20_001)));
  expect([hidden.unchecked_pages, all.length]).toEqual([1, 1]);
});

test('of very much that nobody sees the beginning is told, and how many pages have some', async () => {
  const kids = Array.from({ length: 40 }, (_, index) => `${index + 5} 0 R`);
  const pdf = pdfOf([
    CATALOG,
    `<</Type/Pages/Kids[${kids.join(' ')}]/Count 40>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    streamOf('', text(`Praise ${'x '.repeat(300)}`, { before: '3 Tr' })),
    ...kids.map(
      () =>
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 9000 ${A4.split(' ')[1]}]/Resources<</Font<</F 3 0 R>>>>/Contents 4 0 R>>`,
    ),
  ]);
  const { hidden } = await read(pdf);
  const [first] = hidden.found;
  expect([hidden.pages, hidden.found.length, first?.words, first?.excerpt.length]).toEqual([
    40, 30, 301, 159,
  ]);
});
