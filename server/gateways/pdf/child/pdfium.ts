import { PDFiumLibrary } from '@hyzyla/pdfium';
import { lookAt } from './look-at.ts';
import { BGRA, BYTES_PER_PIXEL, type Native, NOTES_TOO, type Parser, RGBA, WHITE } from './native.ts';
import { Unreadable } from './unreadable.ts';

/** A paper is shorter; a file of ten thousand pages is an attack or a mistake. */
export const MOST_PAGES = 300;
const PASSWORD = 4;
const UNKNOWN_SECURITY = 5;
const NO_SECURITY = -1;
let library: Promise<{ module: Module }> | undefined;

interface Module {
  wasmExports: Native;
  HEAPU8: Uint8Array;
}

export type PdfFile = Awaited<ReturnType<typeof openPdf>>;
export type PdfPage = ReturnType<PdfFile['page']>;

/** Open a PDF; refuses what nobody can open, what asks for a password or forbids anything, and what has too many pages. */
export async function openPdf(pdf: Uint8Array) {
  library ??= PDFiumLibrary.init() as Promise<unknown> as Promise<{ module: Module }>;
  const { module } = await library;
  const native = module.wasmExports;

  /** Lend memory of the parser's for one call. */
  function withMemory<T>(bytes: number, use: (pointer: number) => T): T {
    const pointer = native.malloc(bytes);
    if (pointer === 0) throw new RangeError('The parser has no memory left');
    try {
      return use(pointer);
    } finally {
      native.free(pointer);
    }
  }
  const parser: Parser = { native, withMemory, memory: () => module.HEAPU8.buffer };
  const utf16At = (pointer: number, bytes: number): string =>
    Buffer.from(module.HEAPU8.buffer, pointer, Math.max(0, bytes)).toString('utf16le');

  const bytes = native.malloc(pdf.length);
  if (bytes === 0) throw new RangeError('The parser has no memory left');
  module.HEAPU8.set(pdf, bytes);
  const document = native.FPDF_LoadMemDocument(bytes, pdf.length, 0);
  if (document === 0) throw new Unreadable(reasonOf(native.FPDF_GetLastError()));
  // guard: A PDF with any protection is refused (../hostile.test.ts)
  if (native.FPDF_GetSecurityHandlerRevision(document) !== NO_SECURITY) throw new Unreadable('encrypted');
  const pages = native.FPDF_GetPageCount(document);
  if (pages < 1) throw new Unreadable('empty');
  // guard: Many pages are refused (../hostile.test.ts)
  if (pages > MOST_PAGES) throw new Unreadable('too_many_pages');

  function page(index: number) {
    const handle = native.FPDF_LoadPage(document, index);
    if (handle === 0) throw new Unreadable('damaged');
    return {
      width: native.FPDF_GetPageWidth(handle),
      height: native.FPDF_GetPageHeight(handle),
      text: () => textOf(handle),
      look: () => lookAt(parser, handle),
      render: (width: number, height: number) => render(handle, width, height),
      close: () => native.FPDF_ClosePage(handle),
    };
  }

  function textOf(handle: number): string {
    const text = native.FPDFText_LoadPage(handle);
    if (text === 0) return '';
    try {
      const count = native.FPDFText_CountChars(text);
      if (count < 1) return '';
      return withMemory(2 * (count + 1), (buffer) => {
        const written = native.FPDFText_GetText(text, 0, count, buffer);
        return utf16At(buffer, 2 * (written - 1));
      });
    } finally {
      native.FPDFText_ClosePage(text);
    }
  }

  /** The pixels of a page on white, four bytes each. */
  function render(handle: number, width: number, height: number): Uint8Array {
    const size = width * height * BYTES_PER_PIXEL;
    return withMemory(size, (pixels) => {
      const bitmap = native.FPDFBitmap_CreateEx(width, height, BGRA, pixels, width * BYTES_PER_PIXEL);
      native.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
      native.FPDF_RenderPageBitmap(bitmap, handle, 0, 0, width, height, 0, RGBA | NOTES_TOO);
      native.FPDFBitmap_Destroy(bitmap);
      return module.HEAPU8.slice(pixels, pixels + size);
    });
  }

  /** An entry of the file's own description, such as its Author. */
  function metadata(name: string): string {
    return withMemory(name.length + 1, (tag) => {
      module.HEAPU8.set(Buffer.from(`${name}\0`, 'latin1'), tag);
      const length = native.FPDF_GetMetaText(document, tag, 0, 0);
      return withMemory(length + 2, (buffer) =>
        utf16At(buffer, native.FPDF_GetMetaText(document, tag, buffer, length) - 2),
      );
    });
  }

  return {
    pages,
    page,
    metadata,
    [Symbol.dispose]: () => native.FPDF_CloseDocument(document),
  };
}

function reasonOf(code: number): 'encrypted' | 'damaged' {
  return code === PASSWORD || code === UNKNOWN_SECURITY ? 'encrypted' : 'damaged';
}
