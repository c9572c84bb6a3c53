import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import { ArabicPdf } from '@mustalah/arabic-pdf/arabic-pdf';

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
export const streamOf = (entries: string, content: Buffer | string): Buffer =>
  streamOfDeflated(entries, deflateSync(content));

/** The body of a stream object that was deflated before; the entries may say how otherwise. */
export function streamOfDeflated(entries: string, bytes: Buffer): Buffer {
  const filter = entries.includes('/Filter') ? '' : '/Filter/FlateDecode';
  return Buffer.concat([
    Buffer.from(`<<${entries}${filter}/Length ${bytes.length}>>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
}

/** What `deflateSync` would make of the beginning and so many pieces, without going through gigabytes. */
export function deflatedMany(piece: Buffer, times: number, beginning = ''): Buffer {
  const deflated = (bytes: Buffer) => deflateRawSync(bytes, { finishFlush: constants.Z_FULL_FLUSH });
  const first = Buffer.from(beginning);
  const sum = adlerOf(piece, times, adlerOf(first, 1, [1, 0]));
  const end = Buffer.alloc(6);
  end.writeUInt16BE(0x0300);
  end.writeUInt16BE(sum[1], 2);
  end.writeUInt16BE(sum[0], 4);
  return Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    deflated(first),
    ...Array<Buffer>(times).fill(deflated(piece)),
    end,
  ]);
}

/** The two halves of Adler-32 (RFC 1950, section 8.2) after so many further pieces. */
function adlerOf(piece: Buffer, times: number, [a, b]: [number, number]): [number, number] {
  const MODULUS = 65_521;
  const [sum, weighted] = piece.reduce(
    ([all, partial], byte) => [(all + byte) % MODULUS, (partial + all + byte) % MODULUS] as const,
    [0, 0] as readonly [number, number],
  );
  let [one, other] = [a, b];
  for (let round = 0; round < times; round++) {
    other = (other + piece.length * one + weighted) % MODULUS;
    one = (one + sum) % MODULUS;
  }
  return [one, other];
}

export const CATALOG = '<</Type/Catalog/Pages 2 0 R>>';
export const ONE_PAGE = '<</Type/Pages/Kids[3 0 R]/Count 1>>';
export const A4 = '595 842';

/** A page whose content is the fourth object. */
export const pageOf = (size = A4, resources = '', more = ''): string =>
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${size}]/Resources<<${resources}>>/Contents 4 0 R${more}>>`;
