import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../platform/free-port.ts';

/** A real S3-compatible server in a process of its own, so that it can be frozen and killed. */
export interface S3Server {
  /** Where it keeps what it was given. */
  folder: string;
  /** For `FILES_URL`. */
  url: string;
  process: ChildProcess;
  kill(): Promise<void>;
  /** Start again on the same port with what it kept. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export async function startS3(): Promise<S3Server> {
  const folder = mkdtempSync(join(tmpdir(), 'mustalah-s3-'));
  const port = await freePort();
  const server: S3Server = {
    folder,
    url: `s3://S3RVER:S3RVER@127.0.0.1:${port}/papers/kept?tls=off`,
    process: await run(folder, port),
    kill: () => kill(server.process),
    async restart() {
      server.process = await run(folder, port);
    },
    async close() {
      await kill(server.process);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return server;
}

function run(folder: string, port: number): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 's3-process.mjs'), [folder, String(port)], {
    // It enciphers the places of long lists with DES.
    execArgv: ['--openssl-legacy-provider'],
  });
  return new Promise((done, fail) => {
    child.once('message', () => done(child));
    child.once('exit', (code) => fail(new Error(`The S3 server ended with ${code}`)));
  });
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((done) => child.once('exit', done));
  child.kill('SIGKILL');
  await gone;
}
