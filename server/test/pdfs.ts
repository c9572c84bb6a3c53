import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { deflateSync } from 'node:zlib';

interface Writer {
  text(paragraph: string, options?: { size?: number; isBold?: boolean; spaceAfter?: number }): void;
  save(): Promise<Uint8Array>;
}

// The compiler reads the site with settings of its own.
const { ArabicPdf } = (await import(new URL('../../web/app/pdf/arabic-pdf.ts', import.meta.url).href)) as {
  ArabicPdf: new (fonts: { regular: Uint8Array; bold: Uint8Array }, options: { title: string }) => Writer;
};

const require = createRequire(import.meta.url);
const fontFile = (name: string) =>
  new Uint8Array(readFileSync(require.resolve(`@expo-google-fonts/noto-naskh-arabic/${name}.ttf`)));
const fonts = {
  regular: fontFile('400Regular/NotoNaskhArabic_400Regular'),
  bold: fontFile('700Bold/NotoNaskhArabic_700Bold'),
};

/** A paper as our own writer makes it: a title and paragraphs. */
export async function arabicPdf(title: string, paragraphs: readonly string[]): Promise<Uint8Array> {
  const pdf = new ArabicPdf(fonts, { title });
  pdf.text(title, { size: 20, isBold: true, spaceAfter: 12 });
  for (const paragraph of paragraphs) pdf.text(paragraph);
  return pdf.save();
}

/** A PDF from the bodies of its objects, of which the first is the catalogue; entries of the trailer may follow. */
export function pdfOf(objects: readonly (string | Buffer)[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  for (const [index, body] of objects.entries()) {
    const object = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(body),
      Buffer.from('\nendobj\n'),
    ]);
    offsets.push(length);
    parts.push(object);
    length += object.length;
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer<</Size ${size}/Root 1 0 R${trailer}>>\n`;
  parts.push(Buffer.from(`${end}startxref\n${length}\n%%EOF`));
  return Buffer.concat(parts);
}

/** The body of a stream object, deflated. */
export function streamOf(entries: string, content: Buffer | string): Buffer {
  const bytes = deflateSync(content);
  return Buffer.concat([
    Buffer.from(`<<${entries}/Filter/FlateDecode/Length ${bytes.length}>>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
}

export const CATALOG = '<</Type/Catalog/Pages 2 0 R>>';
export const ONE_PAGE = '<</Type/Pages/Kids[3 0 R]/Count 1>>';
export const A4 = '595 842';

/** A page whose content is the fourth object. */
export const pageOf = (size = A4, resources = '', more = ''): string =>
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${size}]/Resources<<${resources}>>/Contents 4 0 R${more}>>`;
