/** Kinds of files that come in and go out; the server knows each by its first bytes, not by what the caller says. */
export type FileType =
  | 'application/pdf'
  | 'image/png'
  | 'image/jpeg'
  | 'image/webp'
  | 'text/csv'
  | 'application/xml'
  | 'application/zip'
  | OfficeType;

/** Documents and tables. To their first bytes they are archives; what stands in them tells which. */
export const officeTypes = [
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet',
] as const;
export type OfficeType = (typeof officeTypes)[number];

/** How long a plain link to a file opens: enough for what a page shows, too short to be worth passing on. */
export const LINK_LIFE_SECONDS = 5 * 60;
/** When a page that shows such links asks for new ones: a minute before they end. */
export const LINK_RENEWAL_MS = (LINK_LIFE_SECONDS - 60) * 1000;

/** A file in a form that a caller sends. */
export interface FileField {
  readonly types: readonly FileType[];
  readonly maxBytes: number;
  /** May be left out. */
  readonly optional?: true;
  /** What is said of another type or none, and of too large a file; the general sentences otherwise. */
  readonly refusals?: { readonly type: string; readonly size: string };
}

/** An answer that is a file, of one of these types. */
export interface FileAnswer {
  readonly fileTypes: readonly FileType[];
}

/** A file as a handler gets it: on disk until the answer is sent. */
export interface ReceivedFile {
  path: string;
  /** As the caller calls it: a text to show, never a path. */
  name: string;
  type: FileType;
  bytes: number;
}

/** First and last byte, both included, as HTTP counts them. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Content that can be asked for in parts, and asked for again only when it changed. */
export interface KeptContent {
  bytes: number;
  sha256: string;
  open(range?: ByteRange): Promise<AsyncIterable<Uint8Array>>;
}

/** A file as a handler gives it. */
export interface SentFile<Type extends FileType = FileType> {
  type: Type;
  /** The name under which a browser keeps it. */
  name: string;
  /** Shown by the browser itself, also in a frame of ours; otherwise kept under its name. */
  inline?: boolean;
  /** For everybody, under an address that never means another file: may be kept for a year. */
  isPermanent?: boolean;
  content: Uint8Array | AsyncIterable<Uint8Array> | KeptContent;
}

export const isFileAnswer = (response: object): response is FileAnswer => 'fileTypes' in response;
