export const BYTES_PER_PIXEL = 4;
/** How a picture is kept, and what it begins as. */
export const BGRA = 4;
export const WHITE = 0xffffffff;
/** How it is painted: its colours in the order in which others read them, and with notes and stamps. */
export const RGBA = 0x10;
export const NOTES_TOO = 0x01;

/** The functions of PDFium that we call; pointers and handles are numbers. The wrapper shows only some of them. */
export interface Native extends DrawingNative {
  malloc(bytes: number): number;
  free(pointer: number): void;
  FPDF_LoadMemDocument(bytes: number, length: number, password: number): number;
  FPDF_GetLastError(): number;
  FPDF_CloseDocument(document: number): void;
  FPDF_GetPageCount(document: number): number;
  FPDF_GetSecurityHandlerRevision(document: number): number;
  FPDF_GetMetaText(document: number, tag: number, buffer: number, length: number): number;
  FPDF_LoadPage(document: number, index: number): number;
  FPDF_ClosePage(page: number): void;
  FPDF_GetPageWidth(page: number): number;
  FPDF_GetPageHeight(page: number): number;
  FPDFText_LoadPage(page: number): number;
  FPDFText_ClosePage(text: number): void;
  FPDFText_CountChars(text: number): number;
  FPDFText_GetText(text: number, start: number, count: number, buffer: number): number;
  FPDFBitmap_CreateEx(width: number, height: number, format: number, pixels: number, stride: number): number;
  FPDFBitmap_FillRect(
    bitmap: number,
    left: number,
    top: number,
    width: number,
    height: number,
    color: number,
  ): void;
  FPDFBitmap_Destroy(bitmap: number): void;
  FPDF_RenderPageBitmap(
    bitmap: number,
    page: number,
    left: number,
    top: number,
    width: number,
    height: number,
    rotate: number,
    flags: number,
  ): void;
}

/** The functions of PDFium that tell what stands on a page; pointers and handles are numbers. */
interface DrawingNative {
  FPDF_PageToDevice(
    page: number,
    left: number,
    top: number,
    width: number,
    height: number,
    rotate: number,
    x: number,
    y: number,
    deviceX: number,
    deviceY: number,
  ): number;
  FPDFPage_CountObjects(page: number): number;
  FPDFPage_GetObject(page: number, index: number): number;
  FPDFFormObj_CountObjects(form: number): number;
  FPDFFormObj_GetObject(form: number, index: number): number;
  FPDFPageObj_GetType(part: number): number;
  FPDFPageObj_GetMatrix(part: number, matrix: number): number;
  FPDFPageObj_GetBounds(part: number, left: number, bottom: number, right: number, top: number): number;
  FPDFPageObj_GetFillColor(part: number, red: number, green: number, blue: number, alpha: number): number;
  FPDFPageObj_SetIsActive(part: number, isActive: number): number;
  FPDFPageObj_GetClipPath(part: number): number;
  FPDFClipPath_CountPaths(clip: number): number;
  FPDFPageObj_CountMarks(part: number): number;
  FPDFPageObj_GetMark(part: number, index: number): number;
  FPDFPageObjMark_GetName(mark: number, buffer: number, length: number, written: number): number;
  FPDFTextObj_GetTextRenderMode(part: number): number;
  FPDFTextObj_GetFontSize(part: number, size: number): number;
  FPDFText_IsGenerated(text: number, index: number): number;
  FPDFText_GetUnicode(text: number, index: number): number;
  FPDFText_GetTextObject(text: number, index: number): number;
  FPDFText_GetCharBox(
    text: number,
    index: number,
    left: number,
    right: number,
    bottom: number,
    top: number,
  ): number;
  FPDFText_GetLooseCharBox(text: number, index: number, rectangle: number): number;
  FPDFText_GetTextIndexFromCharIndex(text: number, index: number): number;
}

/** The parser and its memory. */
export interface Parser {
  native: Native;
  /** Lend memory of the parser's for one call. */
  withMemory: <T>(bytes: number, use: (pointer: number) => T) => T;
  /** All of it, as it is now. */
  memory: () => ArrayBufferLike;
}
