// COPY as Node streams: the rows of a table pass through without ever being in memory together.
import { Readable, Writable } from 'node:stream';
import type { Client, Connection, Submittable } from 'pg';

/** What `pg` calls on whatever is given to `client.query`; COPY uses a few of them. */
abstract class CopyEvents {
  handleRowDescription(): void {}
  handleDataRow(): void {}
  handlePortalSuspended(): void {}
  handleEmptyQuery(): void {}
}

/** The end of a COPY names its rows: `COPY 12`. */
const rowsOf = (tag: string): number => Number(/^COPY (\d+)$/.exec(tag)?.[1] ?? 0);

interface CommandComplete {
  text: string;
}

/** What the published types leave out. */
interface CopyConnection extends Connection {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
}

export interface CopyOut {
  stream: Readable;
  /** Known when the stream has ended. */
  rows(): number;
}

/** Begin `copy … to stdout` and give its bytes. */
export function copyOut(client: Client, statement: string): CopyOut {
  let socket: Connection['stream'] | undefined;
  let rows = 0;
  const stream = new Readable({
    read: () => void socket?.resume(),
  });
  class Out extends CopyEvents implements Submittable {
    submit(connection: Connection): void {
      socket = connection.stream;
      connection.query(statement);
    }
    handleCopyData({ chunk }: { chunk: Buffer }): void {
      // A copy, because the parser uses its buffer again.
      if (!stream.push(Buffer.from(chunk))) socket?.pause();
    }
    handleCommandComplete({ text }: CommandComplete): void {
      rows = rowsOf(text);
    }
    handleReadyForQuery(): void {
      stream.push(null);
    }
    handleError(error: Error): void {
      socket?.resume();
      stream.destroy(error);
    }
  }
  client.query(new Out());
  return { stream, rows: () => rows };
}

export interface CopyIn {
  stream: Writable;
  /** Known when the stream has finished. */
  rows(): number;
}

/** Begin `copy … from stdin`; the statement ends when the stream does, and fails when it breaks off. */
export function copyIn(client: Client, statement: string): CopyIn {
  let connection: CopyConnection | undefined;
  let isOver = false;
  let rows = 0;
  let finish: ((error?: Error) => void) | undefined;
  let begin: () => void = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });

  const stream = new Writable({
    async write(chunk: Buffer, _encoding, done) {
      await begun;
      if (!connection || isOver) return done();
      connection.sendCopyFromChunk(chunk);
      if (connection.stream.writableNeedDrain) connection.stream.once('drain', () => done());
      else done();
    },
    async final(done) {
      await begun;
      finish = done;
      if (isOver) done();
      else connection?.endCopyFrom();
    },
    async destroy(error, done) {
      if (error && !isOver) {
        await begun;
        connection?.sendCopyFail('the input broke off');
      }
      done(error);
    },
  });
  class In extends CopyEvents implements Submittable {
    submit(each: Connection): void {
      connection = each as CopyConnection;
      each.query(statement);
    }
    handleCopyInResponse(): void {
      begin();
    }
    handleCommandComplete({ text }: CommandComplete): void {
      rows = rowsOf(text);
    }
    handleReadyForQuery(): void {
      isOver = true;
      finish?.();
    }
    handleError(error: Error): void {
      isOver = true;
      begin();
      stream.destroy(error);
    }
  }
  client.query(new In());
  return { stream, rows: () => rows };
}
