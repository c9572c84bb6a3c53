import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { arabicPdf } from '../../test/pdfs.ts';
import { openPdfReader } from './pdf-reader.ts';

const reader = openPdfReader();
const given = async function* (pdf: Uint8Array) {
  yield pdf;
};
const TITLE = 'أثر الحفازات في تفاعلات البلمرة';
const paper = await arabicPdf(
  TITLE,
  Array.from({ length: 60 }, () => 'يدرس هذا البحث سرعة التفاعل عند درجات حرارة مختلفة'),
);

describe('a paper', () => {
  test('has pages, words, text page by page, what it says of itself and a picture of its first page', async () => {
    expect(await reader.inspect(given(paper), 'nobody')).toEqual({ pages: 2 });
    const { firstPage, text, ...rest } = await reader.read(given(paper));
    const { width, height, format } = await sharp(firstPage).metadata();
    expect([width, height, format]).toEqual([480, 679, 'webp']);
    expect(text.map((page) => page.includes('حرارة'))).toEqual([true, true]);
    expect(rest).toEqual({
      pages: 2,
      words: 5 + 60 * 9 + 4,
      metadata: { title: TITLE, author: '', subject: '', keywords: '', creator: '', producer: 'Mustalah' },
    });
  });

  test('is the same to a reader when it is anonymous, and no longer says who made it', async () => {
    const copy = await reader.anonymise(given(paper));
    const [before, after] = await Promise.all([reader.read(given(paper)), reader.read(given(copy))]);
    expect({ ...after, metadata: null }).toEqual({ ...before, metadata: null });
    expect(Object.values(after.metadata)).toEqual(['', '', '', '', '', '']);
  });
});
