import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Owner } from '../../platform/turns.ts';
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

test.each(['read', 'anonymise'] as const)(
  'the owners take turns in what goes one by one: %s',
  async (task) => {
    let end: () => void = () => {};
    const over = new Promise<void>((done) => (end = done));
    const slow = openPdfReader({}, async () => {
      await over;
      return { answer: { ok: false, reason: 'damaged' }, bytes: new Uint8Array() };
    });
    const order: Owner[] = [];
    const works = ([1, 1, 1, 'nobody', 2] as const).map((owner) =>
      slow[task](given(paper), owner).catch(() => order.push(owner)),
    );
    end();
    await Promise.all(works);
    expect(order).toEqual([1, 1, 'nobody', 2, 1]);
  },
);

test('one account fills the room of no other, whatever it asks for', async () => {
  let end: () => void = () => {};
  const over = new Promise<void>((done) => (end = done));
  const slow = openPdfReader({ waitingOfOne: 1 }, async () => {
    await over;
    return { answer: { ok: false, reason: 'damaged' }, bytes: new Uint8Array() };
  });
  const own = [slow.read(given(paper), 1), slow.anonymise(given(paper), 1)];
  const others = [slow.read(given(paper), 'nobody'), slow.anonymise(given(paper), 2)];
  await expect(slow.read(given(paper), 1)).rejects.toMatchObject({ status: 503 });
  end();
  const ends = await Promise.allSettled([...own, ...others]);
  expect(ends.map((settled) => settled.status === 'rejected' && settled.reason.reason)).toEqual(
    Array(4).fill('damaged'),
  );
});

describe('a paper', () => {
  test('has pages, words, text page by page, what it says of itself and a picture of its first page', async () => {
    expect(await reader.inspect(given(paper), 'nobody')).toEqual({ pages: 2 });
    const { firstPage, text, seenText, ...rest } = await reader.read(given(paper), 'nobody');
    const { width, height, format } = await sharp(firstPage).metadata();
    expect([width, height, format]).toEqual([480, 679, 'webp']);
    expect(text.map((page) => page.includes('حرارة'))).toEqual([true, true]);
    expect(seenText).toEqual(text);
    expect(rest).toEqual({
      pages: 2,
      words: 5 + 60 * 9,
      hidden: { found: [], pages: 0, scanned_pages: 0, unchecked_pages: 0 },
      metadata: { title: TITLE, author: '', subject: '', keywords: '', creator: '', producer: 'Mustalah' },
    });
  });

  test('is the same to a reader when it is anonymous, and no longer says who made it', async () => {
    const copy = await reader.anonymise(given(paper), 'nobody');
    const [before, after] = await Promise.all([
      reader.read(given(paper), 'nobody'),
      reader.read(given(copy), 'nobody'),
    ]);
    expect({ ...after, metadata: null }).toEqual({ ...before, metadata: null });
    expect(Object.values(after.metadata)).toEqual(['', '', '', '', '', '']);
  });
});
