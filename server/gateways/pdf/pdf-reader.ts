import { createReadStream } from 'node:fs';
import type { HiddenText } from '@mustalah/contract/journal/paper';
import sharp from 'sharp';
import { openLane } from '../../platform/lane.ts';
import type { Owner } from '../../platform/turns.ts';
import type { ChildResult, ChildTask, PdfMetadata, UnreadableReason } from './child-answer.ts';
import { type ChildLimits, type Confined, runChild } from './confined-child.ts';
import { outsideFault } from './outside.ts';
import type { Publication } from './publication.ts';

/** A file by its path, or its bytes as they come out of the store. */
export type PdfSource = string | AsyncIterable<Uint8Array>;

/** Whoever changes what a copy for reviewers keeps raises it: then the copies that are still read are made anew. */
export const COPY_RULES = 3;

/** The file is no PDF that anybody should have to open; the fault lies with it and not with us. */
export class UnreadablePdf extends Error {
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason) {
    super(`The PDF cannot be read: ${reason}`);
    this.reason = reason;
  }
}

export interface ReadPdf {
  pages: number;
  words: number;
  /**
   * One text a page, plain. The order of marks and brackets is not reliable and a vocalised word may fall apart:
   * normalise it before comparing, and never show it as the paper's own words.
   */
  text: string[];
  /** The same without what nobody sees: what the paper says. */
  seenText: string[];
  hidden: HiddenText;
  metadata: PdfMetadata;
  /** A picture of the first page, WebP, at most 480 × 1600. */
  firstPage: Uint8Array;
}

/**
 * Reads PDFs of strangers in a child process without rights, which is killed when it takes too long or grows too large.
 * All throw `UnreadablePdf` for what is wrong with the file.
 */
export interface PdfReader {
  /** Whether it can be read at all: quick enough to be waited for. The owners take turns. */
  inspect(pdf: PdfSource, owner: Owner): Promise<{ pages: number }>;
  /** What it says and how it looks. */
  read(pdf: PdfSource, owner: Owner): Promise<ReadPdf>;
  /** A copy that says nothing of who made it, apart from what stands on its pages. */
  anonymise(pdf: PdfSource, owner: Owner): Promise<Uint8Array>;
  /** The same with what somebody noted on its pages, and what the notes say: whose they are stays unsaid. */
  annotated(pdf: PdfSource, owner: Owner): Promise<{ copy: Uint8Array; notes: string[] }>;
  /**
   * As everybody may read it: nothing in it acts, is attached or was noted on its pages; behind a title page and with
   * what it is written into it, unless it is only to be seen whether that can be done.
   */
  publish(
    pdf: PdfSource,
    owner: Owner,
    publication?: Publication,
  ): Promise<{ pages: number; file: Uint8Array }>;
}

export interface PdfLimits extends Omit<ChildLimits, 'isBackground'> {
  /** Of inspections, for which somebody waits. */
  inspectSeconds: number;
  /** Of resident memory, for an inspection. */
  inspectMegabytes: number;
  waiting: number;
  waitingOfOne: number;
}

const LIMITS: PdfLimits = {
  seconds: 15,
  megabytes: 700,
  inspectSeconds: 5,
  inspectMegabytes: 400,
  waiting: 20,
  waitingOfOne: 4,
};
/** So that one that is slow does not keep all others waiting. */
// guard: One slow file does not keep others waiting (hostile.test.ts) ‹2 → 1›
const INSPECTIONS_AT_ONCE = 2;
/** Larger than any upload that the product takes. */
const MOST_BYTES = 32 * 1024 * 1024;

/** Inspections go a lane of their own; of all else there is one at a time. Nobody but `child` opens a file. */
export function openPdfReader(changed: Partial<PdfLimits> = {}, child = runChild): PdfReader {
  const { inspectSeconds, inspectMegabytes, waiting, waitingOfOne, ...limits } = { ...LIMITS, ...changed };
  const quick = openLane({ atOnce: INSPECTIONS_AT_ONCE, waiting, waitingOfOne });
  const thorough = openLane({ atOnce: 1, waiting, waitingOfOne });
  const quickly = { seconds: inspectSeconds, megabytes: inspectMegabytes, isBackground: false };
  const thoroughly = { ...limits, isBackground: true };
  return {
    async inspect(pdf, owner) {
      const { pages } = resultOf(
        await quick(owner, async () => child(await bytesOf(pdf), 'inspect', quickly)),
        'inspect',
      );
      return { pages };
    },
    async read(pdf, owner) {
      const confined = await thorough(owner, async () => child(await bytesOf(pdf), 'read', thoroughly));
      const { pages, words, text, seen, hidden, metadata, width, height } = resultOf(confined, 'read');
      const firstPage = await sharp(confined.bytes, { raw: { width, height, channels: 4 } })
        .webp({ quality: 80 })
        .toBuffer();
      const seenOf = new Map(seen.map((each) => [each.page, each.text]));
      const seenText = text.map((page, index) => seenOf.get(index + 1) ?? page);
      return { pages, words, text, seenText, hidden, metadata, firstPage };
    },
    async anonymise(pdf, owner) {
      const confined = await thorough(owner, async () => child(await bytesOf(pdf), 'anonymise', thoroughly));
      resultOf(confined, 'anonymise');
      return confined.bytes;
    },
    async annotated(pdf, owner) {
      const confined = await thorough(owner, async () => child(await bytesOf(pdf), 'annotated', thoroughly));
      const { notes } = resultOf(confined, 'annotated');
      return { copy: confined.bytes, notes };
    },
    async publish(pdf, owner, publication) {
      const confined = await thorough(owner, async () =>
        child(await bytesOf(pdf), 'publish', thoroughly, publication),
      );
      const { pages } = resultOf(confined, 'publish');
      return { pages, file: confined.bytes };
    },
  };
}

/** The whole file, unless its outside already says that it is no PDF. */
async function bytesOf(pdf: PdfSource): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of typeof pdf === 'string' ? createReadStream(pdf) : pdf) {
    length += chunk.length;
    if (length > MOST_BYTES) throw new UnreadablePdf('too_heavy');
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  const fault = outsideFault(bytes);
  if (fault) throw new UnreadablePdf(fault);
  return bytes;
}

function resultOf<Task extends ChildTask>(
  { answer }: Confined,
  task: Task,
): Extract<ChildResult, { task: Task }> {
  if (!answer.ok) throw new UnreadablePdf(answer.reason);
  if (!isOf(answer.result, task)) throw new Error(`The PDF child answered another question than ${task}`);
  return answer.result;
}

const isOf = <Task extends ChildTask>(
  result: ChildResult,
  task: Task,
): result is Extract<ChildResult, { task: Task }> => result.task === task;
