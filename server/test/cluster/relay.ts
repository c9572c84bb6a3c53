import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** One address that leads to whichever server is the primary, as a balancer that asks who it is would. */
export interface Relay {
  port: number;
  /** From now on there, or nowhere; what leads to the one before is closed. */
  lead(port: number | null): void;
  close(): Promise<void>;
}

export async function openRelay(): Promise<Relay> {
  const open = new Set<Socket>();
  let target: number | null = null;
  const closeAll = () => {
    for (const socket of open) socket.destroy();
  };
  const server = createServer((from) => {
    if (target === null) return from.destroy();
    const to = connect(target, '127.0.0.1');
    for (const [side, other] of [
      [from, to],
      [to, from],
    ] as const) {
      open.add(side);
      side.setNoDelay(true);
      side.on('error', () => {});
      side.on('close', () => {
        open.delete(side);
        other.destroy();
      });
      side.pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    lead(port) {
      target = port;
      closeAll();
    },
    async close() {
      closeAll();
      server.close();
      await once(server, 'close');
    },
  };
}
