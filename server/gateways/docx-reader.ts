import { createReadStream } from 'node:fs';
import type { TextContent } from '@mustalah/contract/journal/article-text';
import { openLane } from '../platform/lane.ts';
import type { Owner } from '../platform/turns.ts';
import type { UnreadableReason } from './pdf/child-answer.ts';
import { runChild } from './pdf/confined-child.ts';

/** The file is no document that can be read; the fault lies with it and not with us. */
export class UnreadableDocx extends Error {
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason) {
    super(`The DOCX cannot be read: ${reason}`);
    this.reason = reason;
  }
}

export interface ReadDocx {
  content: TextContent;
  /** As its author put them in: whoever shows them draws them anew. */
  pictures: Uint8Array[];
}

/** Reads documents of strangers in the confined child that reads their PDFs too. Throws `UnreadableDocx` for bad ones. */
export interface DocxReader {
  read(docx: string | AsyncIterable<Uint8Array>, owner: Owner): Promise<ReadDocx>;
}

const LIMITS = { seconds: 10, megabytes: 500, isBackground: true };
/** Larger than any upload that the product takes. */
const MOST_BYTES = 16 * 1024 * 1024;
const WAITING = { atOnce: 1, waiting: 20, waitingOfOne: 4 };

/** One document after the other. */
export function openDocxReader(child = runChild, limits = LIMITS): DocxReader {
  const inTurn = openLane(WAITING);
  return {
    async read(docx, owner) {
      const { answer, bytes } = await inTurn(owner, async () => child(await bytesOf(docx), 'text', limits));
      if (!answer.ok) throw new UnreadableDocx(answer.reason);
      if (answer.result.task !== 'text') throw new Error('The child answered another question than text');
      const { content, pictures } = answer.result;
      return { content, pictures: cut(bytes, pictures) };
    },
  };
}

async function bytesOf(docx: string | AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of typeof docx === 'string' ? createReadStream(docx) : docx) {
    length += chunk.length;
    if (length > MOST_BYTES) throw new UnreadableDocx('too_heavy');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function cut(bytes: Uint8Array, lengths: readonly number[]): Uint8Array[] {
  let start = 0;
  return lengths.map((length) => bytes.subarray(start, (start += length)));
}
