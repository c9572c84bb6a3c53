// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ArabicPdf } from './arabic-pdf.ts';
import { visualRuns } from './shaping.ts';

const require = createRequire(import.meta.url);
const fontFile = (name: string) =>
  new Uint8Array(readFileSync(require.resolve(`@expo-google-fonts/noto-naskh-arabic/${name}.ttf`)));
const fonts = {
  regular: fontFile('400Regular/NotoNaskhArabic_400Regular'),
  bold: fontFile('700Bold/NotoNaskhArabic_700Bold'),
};

const TITLE = 'مشتقات «جَاذِبِيَّة»';
const PARAGRAPH =
  'اِسْتَخْرَجَ البرنامجُ 12 صيغةً من الجذرِ (ج ذ ب) في 0.35 ثانية، منها «التَّجَاذُبُ» gravity ' +
  'و«الجَاذِبِيَّةُ»؛ والنسبةُ 78.5%. الأرقامُ: ١٢٣٤٥.';

describe('order', () => {
  test('words come from left to right: Arabic from the right, numbers and Latin from the left', () => {
    expect(visualRuns('من 12 gravity إلى').map(({ text }) => text)).toEqual([
      'إلى',
      ' ',
      'gravity',
      ' ',
      '12',
      ' ',
      'من',
    ]);
  });

  test('brackets around Arabic stay a pair', () => {
    expect(visualRuns('الجذر (ج)').map(({ text }) => text)).toEqual(['(ج)', ' ', 'الجذر']);
  });
});

describe('a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'arabic-pdf-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  async function written(write: (pdf: ArabicPdf) => void) {
    const pdf = new ArabicPdf(fonts, { title: TITLE });
    write(pdf);
    const file = join(folder, `${crypto.randomUUID()}.pdf`);
    const bytes = await pdf.save();
    writeFileSync(file, bytes);
    return { file, bytes, pageCount: pdf.pageCount };
  }

  test('hundreds of rows fill many pages, and no baseline lies below 280 mm', async () => {
    const { bytes, pageCount } = await written((pdf) => {
      pdf.text(TITLE, { size: 20, isBold: true });
      for (let row = 1; row <= 400; row++) pdf.text(`${row}. مُسْتَخْرِج (مُسْتَفْعِل، X، قياسي): من يستخرج`);
    });
    expect([pageCount > 8 && pageCount < 20, bytes.length < 400_000]).toEqual([true, true]);
    expect(Buffer.from(bytes.slice(0, 8)).toString()).toBe('%PDF-1.7');
  });

  test('more distinct characters than one font of the text layer holds are no obstacle', async () => {
    const many = Array.from({ length: 600 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join(' ');
    const { bytes } = await written((pdf) => pdf.text(`${PARAGRAPH} ${many}`));
    expect(Buffer.from(bytes).includes('/T2 ')).toBe(true);
  });

  test('a word longer than a line is cut, and an empty paragraph is a line', async () => {
    const { pageCount } = await written((pdf) => {
      pdf.text('س'.repeat(600));
      pdf.text('');
    });
    expect(pageCount).toBe(1);
  });

  test('other programs find it well-formed, with its title and its vocalised words', async () => {
    const { file } = await written((pdf) => pdf.text(PARAGRAPH));
    const text = execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' });
    const words = ['اِسْتَخْرَجَ', 'التَّجَاذُبُ', 'الجَاذِبِيَّةُ', 'gravity', '78.5', '١٢٣٤٥'];
    expect(words.filter((word) => !text.includes(word))).toEqual([]);
    const information = execFileSync('pdfinfo', [file], { encoding: 'utf8' });
    expect(information).toContain(TITLE);
  });

  test('rendered, the page shows ink where the lines are and none outside the margins', async () => {
    const { file } = await written((pdf) => {
      pdf.text(TITLE, { size: 20, isBold: true });
      pdf.text(PARAGRAPH);
    });
    const image = readPgm(execFileSync('pdftoppm', ['-gray', '-r', '50', file], { maxBuffer: 1 << 26 }));
    const inkIn = (left: number, right: number) => image.inkBetween(left, right);
    expect(inkIn(0.15, 0.9)).toBeGreaterThan(200);
    expect([inkIn(0, 0.08), inkIn(0.92, 1)]).toEqual([0, 0]);
  });
});

/** A grey picture: how many dark points lie between two parts of its width. */
function readPgm(bytes: Buffer) {
  const [, width = 0, height = 0] =
    /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.toString('latin1', 0, 40))?.map(Number) ?? [];
  const pixels = bytes.subarray(bytes.length - width * height);
  return {
    inkBetween(left: number, right: number): number {
      return pixels.filter((value, at) => {
        const x = (at % width) / width;
        return value < 128 && x >= left && x < right;
      }).length;
    },
  };
}
