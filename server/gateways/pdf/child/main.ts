// Reads a PDF, or a DOCX, from standard input and writes one line of JSON, then perhaps bytes, to standard output.
//
// The file comes from a stranger, so this process may read its own code and nothing else: no other file, no writing,
// no further process, no native addon, no environment. The server kills it when it grows or takes too long.
import { buffer } from 'node:stream/consumers';
import type { ChildAnswer, ChildTask, UnreadableReason } from '../child-answer.ts';
import type { Publication } from '../publication.ts';
import { tasks } from './tasks.ts';
import { Unreadable } from './unreadable.ts';

/** Of the memory of WebAssembly, which V8's own limit does not hold. In pages of 64 kB. */
const MOST_PAGES = (512 * 1024 * 1024) / 65_536;
let isOutOfMemory = false;
const grow = WebAssembly.Memory.prototype.grow;
WebAssembly.Memory.prototype.grow = function (pages) {
  if (this.buffer.byteLength / 65_536 + pages > MOST_PAGES) {
    isOutOfMemory = true;
    throw new RangeError('The parser wants too much memory');
  }
  return grow.call(this, pages);
};

const task = process.argv[2] as ChildTask;
const sent = await buffer(process.stdin);
// What is put into the file stands before it, after its length: none for most of what is done.
const length = sent.readUInt32BE(0);
const publication: Publication | undefined =
  length > 0 ? JSON.parse(sent.toString('utf8', 4, 4 + length)) : undefined;
const file = sent.subarray(4 + length);
try {
  const [result, bytes] = await tasks[task](file, publication);
  await answer({ ok: true, result }, bytes);
} catch (fault) {
  await answer({ ok: false, reason: reasonOf(fault) });
}

function reasonOf(fault: unknown): UnreadableReason {
  if (fault instanceof Unreadable) return fault.reason;
  // Also thrown where parts hold themselves: that is no question of size.
  const isTooDeep = fault instanceof RangeError && /call stack/.test(fault.message);
  if (isOutOfMemory || (fault instanceof RangeError && !isTooDeep)) return 'too_heavy';
  return 'damaged';
}

async function answer(line: ChildAnswer, bytes: Uint8Array = new Uint8Array()): Promise<void> {
  process.stdout.write(`${JSON.stringify(line)}\n`);
  await new Promise((written) => process.stdout.write(bytes, written));
  // Whatever the parser left running is of no interest.
  process.exit(0);
}
