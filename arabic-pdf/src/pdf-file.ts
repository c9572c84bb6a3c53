// The container of a PDF: numbered objects, compressed streams, and the table of where each object begins.

const encoder = new TextEncoder();

/** Bytes above 127 in a comment, by which programs see that the file is not text. */
const BINARY_MARK = new Uint8Array([37, 226, 227, 207, 211, 10]);

export class PdfFile {
  private readonly objects: (string | Uint8Array)[][] = [];

  /** The number that the next object will get. */
  get nextNumber(): number {
    return this.objects.length + 1;
  }

  /** Add an object and return its number. */
  add(body: string): number {
    return this.objects.push([body]);
  }

  /** Add a compressed stream and return its number. */
  async addStream(dictionary: string, content: string): Promise<number> {
    const bytes = await deflate(encoder.encode(content));
    const head = `<<${dictionary}/Filter/FlateDecode/Length ${bytes.length}>>\nstream\n`;
    return this.objects.push([head, bytes, '\nendstream']);
  }

  /** The finished file. */
  bytes(catalog: number, information: number): Uint8Array {
    const parts: Uint8Array[] = [];
    let length = 0;
    const push = (part: string | Uint8Array) => {
      const bytes = typeof part === 'string' ? encoder.encode(part) : part;
      parts.push(bytes);
      length += bytes.length;
    };

    push('%PDF-1.7\n');
    push(BINARY_MARK);
    const offsets = this.objects.map((object, index) => {
      const offset = length;
      push(`${index + 1} 0 obj\n`);
      object.forEach(push);
      push('\nendobj\n');
      return offset;
    });
    const table = length;
    const size = this.objects.length + 1;
    push(`xref\n0 ${size}\n0000000000 65535 f \n`);
    for (const offset of offsets) push(`${String(offset).padStart(10, '0')} 00000 n \n`);
    push(`trailer<</Size ${size}/Root ${catalog} 0 R/Info ${information} 0 R>>\n`);
    push(`startxref\n${table}\n%%EOF`);
    return joined(parts, length);
  }
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
  const all = new Uint8Array(length);
  let offset = 0;
  for (const part of parts) {
    all.set(part, offset);
    offset += part.length;
  }
  return all;
}

/** Available in Node and in browsers. */
async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const compressed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(compressed).arrayBuffer());
}

/** Text as UTF-16 in hexadecimal, which PDF takes anywhere. */
export function utf16Hex(text: string): string {
  let hex = '';
  for (let at = 0; at < text.length; at++)
    hex += text.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0');
  return hex;
}

export const byteHex = (value: number): string => value.toString(16).toUpperCase().padStart(2, '0');
