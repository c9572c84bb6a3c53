import { type ChildProcessWithoutNullStreams as Child, spawn } from 'node:child_process';
import { createReadStream, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { Refusal } from '../../platform/errors.ts';
import type { ChildAnswer, ChildTask, PdfSource, UnreadableReason } from './pdf-reader.ts';

/** What a child said: its answer, and the bytes after it. */
export interface Confined {
  answer: ChildAnswer;
  bytes: Uint8Array;
}

interface LaneLimits {
  timeoutMs: number;
  megabytes: number;
  waiting: number;
}

const CHILD = join(import.meta.dirname, 'child/main.ts');
const POLL_MS = 50;
/** What a child may write: a copy may be larger than its original, but not by much. */
const MOST_OUTPUT = 64 * 1024 * 1024;
const MOST_COMPLAINT = 2_000;
/** Readers of the site come first. */
const NICENESS = 10;
const RETRY_SECONDS = 10;

/** A way for one child after another; who finds too many waiting is asked to come again. */
export function openLane({ waiting, ...limits }: LaneLimits) {
  let last: Promise<unknown> = Promise.resolve();
  let queued = 0;
  return async (pdf: PdfSource, task: ChildTask): Promise<Confined> => {
    if (queued > waiting) throw new Refusal(503, 'unavailable', { retryAfter: RETRY_SECONDS });
    queued++;
    const turn = last.then(() => runChild(pdf, task, limits));
    last = turn.catch(() => {}).finally(() => queued--);
    return turn;
  };
}

async function runChild(
  pdf: PdfSource,
  task: ChildTask,
  { timeoutMs, megabytes }: Omit<LaneLimits, 'waiting'>,
): Promise<Confined> {
  const child = spawn(process.execPath, [...PERMISSIONS, '--max-old-space-size=256', CHILD, task], {
    // Not even the environment: it holds the secrets of the server.
    env: {},
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let killed: UnreadableReason | null = null;
  const kill = (reason: UnreadableReason) => {
    killed ??= reason;
    child.kill('SIGKILL');
  };
  const timer = setTimeout(() => kill('too_slow'), timeoutMs);
  const poll = setInterval(() => {
    if (megabytesOf(child) > megabytes) kill('too_heavy');
  }, POLL_MS);
  try {
    const [output, complaint, exit] = await Promise.all([
      collect(child.stdout, MOST_OUTPUT, () => kill('too_heavy')),
      collect(child.stderr, MOST_COMPLAINT, () => {}),
      exitOf(child),
      feed(child, pdf),
    ]);
    if (killed) return { answer: { ok: false, reason: killed }, bytes: new Uint8Array() };
    return exit === 0 ? parse(output) : crashed(complaint.toString('utf8'));
  } finally {
    clearTimeout(timer);
    clearInterval(poll);
    child.kill('SIGKILL');
  }
}

/** Give it the file, as far as it wants to read; a source that fails is our fault and not that of the file. */
async function feed({ stdin }: Child, pdf: PdfSource): Promise<void> {
  stdin.on('error', () => {});
  const closed = new Promise((done) => stdin.once('close', done));
  for await (const chunk of typeof pdf === 'string' ? createReadStream(pdf) : pdf) {
    if (stdin.destroyed) return;
    if (!stdin.write(chunk)) {
      await Promise.race([closed, new Promise((done) => stdin.once('drain', done))]);
    }
  }
  stdin.end();
}

function exitOf(child: Child): Promise<number | null> {
  return new Promise((done, fail) => {
    child.once('spawn', () => {
      if (child.pid) setPriority(child.pid, NICENESS);
    });
    child.once('error', fail);
    child.once('close', done);
  });
}

async function collect(stream: Readable, most: number, onTooMuch: () => void): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.length;
    if (length <= most) chunks.push(chunk);
    else onTooMuch();
  }
  return Buffer.concat(chunks);
}

function parse(output: Buffer): Confined {
  const lineEnd = output.indexOf('\n');
  const answer: ChildAnswer = JSON.parse(output.toString('utf8', 0, lineEnd));
  return { answer, bytes: output.subarray(lineEnd + 1) };
}

/** V8 ends itself when its heap is full; any other end without an answer is a fault of ours. */
function crashed(complaint: string): Confined {
  if (/heap out of memory|Allocation failed/i.test(complaint)) {
    return { answer: { ok: false, reason: 'too_heavy' }, bytes: new Uint8Array() };
  }
  throw new Error(`The PDF child crashed: ${complaint}`);
}

/** What the child may read: its own code and that of the two parsers. It may write nothing and start nothing. */
const PERMISSIONS = [
  '--permission',
  '--disable-warning=ExperimentalWarning',
  ...[
    dirname(CHILD),
    ...['@hyzyla/pdfium', '@cantoo/pdf-lib'].map((parser) =>
      join(fileURLToPath(import.meta.resolve(parser)), '../..'),
    ),
  ].map((folder) => `--allow-fs-read=${folder}/*`),
];

/** Resident memory, on Linux. Elsewhere the limits of the child itself and the time have to do. */
function megabytesOf({ pid }: Child): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
