import { type ChildProcessWithoutNullStreams as Child, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { ChildAnswer, type ChildTask, type UnreadableReason } from './child-answer.ts';
import type { Publication } from './publication.ts';

/** What a child said: its answer, and the bytes after it. */
export interface Confined {
  answer: ChildAnswer;
  bytes: Uint8Array;
}

export interface ChildLimits {
  /** Of processor time, so that a busy machine is no fault of the file. */
  seconds: number;
  /** Nobody waits for it: whoever reads the site comes first. */
  isBackground: boolean;
  /** Of resident memory. */
  megabytes: number;
}

const CHILD = join(import.meta.dirname, 'child/main.ts');
const POLL_MS = 50;
/** How long it may take altogether, in milliseconds for each second of its own. */
const MOST_WAITING = 6_000;
/** What a child may write: a copy may be larger than its original, but not by much. */
const MOST_OUTPUT = 64 * 1024 * 1024;
const MOST_COMPLAINT = 2_000;

/** Have a child do this with a file; what it answers may be that the file is bad. */
export async function runChild(
  pdf: Uint8Array,
  task: ChildTask,
  { megabytes, ...limits }: ChildLimits,
  publication?: Publication,
): Promise<Confined> {
  const child = spawnConfined([CHILD, task], limits);
  let killed: UnreadableReason | null = null;
  const kill = (reason: UnreadableReason) => {
    killed ??= reason;
    child.kill('SIGKILL');
  };
  const timer = setTimeout(() => kill('too_slow'), limits.seconds * MOST_WAITING);
  const poll = setInterval(() => {
    if (megabytesOf(child) > megabytes) kill('too_heavy');
  }, POLL_MS);
  // It may end before it has read everything.
  child.stdin.on('error', () => {});
  child.stdin.write(headOf(publication));
  child.stdin.end(pdf);
  try {
    const [output, complaint, end] = await Promise.all([
      collect(child.stdout, MOST_OUTPUT, () => kill('too_heavy')),
      collect(child.stderr, MOST_COMPLAINT, () => {}),
      endOf(child),
    ]);
    const reason = killed ?? reasonOf(end, complaint);
    return reason ? { answer: { ok: false, reason }, bytes: new Uint8Array() } : parse(output);
  } finally {
    clearTimeout(timer);
    clearInterval(poll);
  }
}

/** What stands before the file on its way to the child: its length, and what is to be put into the file. */
function headOf(publication: Publication | undefined): Buffer {
  const said = publication ? Buffer.from(JSON.stringify(publication)) : Buffer.alloc(0);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(said.length);
  return Buffer.concat([length, said]);
}

/** Start a script that may read its own code and that of its parsers, and do nothing else. */
export function spawnConfined(
  script: readonly string[],
  { seconds, isBackground }: Omit<ChildLimits, 'megabytes'>,
): Child {
  const node = [process.execPath, ...PERMISSIONS, ...ENGINE, ...script];
  // Not even the environment: it holds the secrets of the server.
  if (process.platform === 'win32') return spawn(node[0] ?? '', node.slice(1), { env: {} });
  // These hold also when this process is gone. Beyond the first limit of time comes SIGXCPU, which tells why.
  // guard: The child ends after its time, also without the server (hostile.test.ts) ‹; ulimit -S -t ${seconds}; ulimit -H -t ${seconds + 2} →›
  const limits = `ulimit -c 0; ulimit -S -t ${seconds}; ulimit -H -t ${seconds + 2}`;
  // guard: The child has no environment (hostile.test.ts) ‹env -i →›
  const limited = `${limits}; exec env -i nice -n ${isBackground ? 10 : 0} "$@"`;
  return spawn('/bin/sh', ['-c', limited, 'sh', ...node], { env: {} });
}

/** The parser is compiled once: making it faster takes longer than a paper of two dozen pages gains by it. */
const ENGINE = ['--max-old-space-size=256', '--liftoff-only'];

const PERMISSIONS = [
  // guard: The child has no rights (hostile.test.ts)
  '--permission',
  '--disable-warning=ExperimentalWarning',
  ...[
    dirname(CHILD),
    ...['@hyzyla/pdfium', '@cantoo/pdf-lib', 'sax'].map((parser) =>
      join(fileURLToPath(import.meta.resolve(parser)), '../..'),
    ),
  ].map((folder) => `--allow-fs-read=${folder}/*`),
];

interface End {
  code: number | null;
  signal: NodeJS.Signals | null;
}

function endOf(child: Child): Promise<End> {
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', (code, signal) => done({ code, signal }));
  });
}

/** Why it ended without an answer: what neither its limits nor a full heap explain is a fault of ours. */
function reasonOf({ code, signal }: End, complaint: Buffer): UnreadableReason | null {
  if (code === 0) return null;
  if (signal === 'SIGXCPU') return 'too_slow';
  // Whoever else kills it is the system, for want of memory.
  if (signal === 'SIGKILL' || complaint.includes('heap out of memory')) return 'too_heavy';
  throw new Error(`The PDF child crashed: ${complaint.toString('utf8')}`);
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
  const answer = ChildAnswer.parse(JSON.parse(output.toString('utf8', 0, lineEnd)));
  return { answer, bytes: output.subarray(lineEnd + 1) };
}

/** Resident memory, on Linux. Elsewhere the limits of the child itself and the time have to do. */
function megabytesOf({ pid }: Child): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
