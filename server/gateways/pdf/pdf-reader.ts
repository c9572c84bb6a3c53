import sharp from 'sharp';
import type { Confined } from './confined-child.ts';
import { openLane } from './confined-child.ts';

/** A file by its path, or its bytes as they come out of the store. */
export type PdfSource = string | AsyncIterable<Uint8Array>;

export type UnreadableReason =
  | 'not_pdf'
  | 'encrypted'
  | 'empty'
  | 'damaged'
  | 'too_many_pages'
  | 'too_heavy'
  | 'too_slow';

/** The file is no PDF that anybody should have to open; the fault lies with it and not with us. */
export class UnreadablePdf extends Error {
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason) {
    super(`The PDF cannot be read: ${reason}`);
    this.reason = reason;
  }
}

/** What a file says of itself; each may be empty. */
export interface PdfMetadata {
  title: string;
  author: string;
  subject: string;
  keywords: string;
  /** The program it was written with. */
  creator: string;
  producer: string;
}

export interface ReadPdf {
  pages: number;
  words: number;
  /**
   * One text a page, plain. The order of marks and brackets is not reliable and a vocalised word may fall apart:
   * normalise it before comparing, and never show it as the paper's own words.
   */
  text: string[];
  metadata: PdfMetadata;
  /** A picture of the first page, WebP, at most 480 × 1600. */
  firstPage: Uint8Array;
}

/**
 * Reads PDFs of strangers in a child process without rights, which is killed when it takes too long or grows too large.
 * All throw `UnreadablePdf` for what is wrong with the file.
 */
export interface PdfReader {
  /** Whether it can be read at all: quick enough to be waited for. */
  inspect(pdf: PdfSource): Promise<{ pages: number }>;
  /** What a background job wants to know of it. */
  read(pdf: PdfSource): Promise<ReadPdf>;
  /** A copy that says nothing of who made it, apart from what stands on its pages. */
  anonymise(pdf: PdfSource): Promise<Uint8Array>;
}

export interface PdfLimits {
  inspectMs: number;
  readMs: number;
  /** Of resident memory. */
  megabytes: number;
  /** How many may wait in each lane before another is sent away with a 503. */
  waiting: number;
}

export const PDF_LIMITS: PdfLimits = { inspectMs: 8_000, readMs: 20_000, megabytes: 700, waiting: 20 };

/** The first line that the child writes; bytes may follow it. */
export type ChildAnswer = ({ ok: true } & ChildResult) | { ok: false; reason: UnreadableReason };

export type ChildResult =
  | { task: 'inspect'; pages: number }
  | ({ task: 'read'; width: number; height: number } & Omit<ReadPdf, 'firstPage'>)
  | { task: 'anonymise' };

export type ChildTask = ChildResult['task'];

/** One child at a time for those who wait, and one for background work. */
export function openPdfReader(limits: Partial<PdfLimits> = {}): PdfReader {
  const all = { ...PDF_LIMITS, ...limits };
  const { megabytes, waiting } = all;
  const quick = openLane({ timeoutMs: all.inspectMs, megabytes, waiting });
  const thorough = openLane({ timeoutMs: all.readMs, megabytes, waiting });
  return {
    async inspect(pdf) {
      const { pages } = resultOf(await quick(pdf, 'inspect'), 'inspect');
      return { pages };
    },
    async read(pdf) {
      const confined = await thorough(pdf, 'read');
      const { pages, words, text, metadata, width, height } = resultOf(confined, 'read');
      const firstPage = await sharp(confined.bytes, { raw: { width, height, channels: 4 } })
        .webp({ quality: 80 })
        .toBuffer();
      return { pages, words, text, metadata, firstPage };
    },
    async anonymise(pdf) {
      const confined = await thorough(pdf, 'anonymise');
      resultOf(confined, 'anonymise');
      return confined.bytes;
    },
  };
}

function resultOf<Task extends ChildTask>(
  { answer }: Confined,
  task: Task,
): Extract<ChildResult, { task: Task }> {
  if (!answer.ok) throw new UnreadablePdf(answer.reason);
  if (!isOf(answer, task)) throw new Error(`The PDF child answered another question than ${task}`);
  return answer;
}

const isOf = <Task extends ChildTask>(
  result: ChildResult,
  task: Task,
): result is Extract<ChildResult, { task: Task }> => result.task === task;
