import { isIP } from 'node:net';

/** The network whose callers are counted as one: an IPv6 customer holds 2^64 addresses. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  // A proxy may pass on whatever a stranger wrote.
  if (isIP(mapped) === 0) return 'unknown';
  if (isIP(mapped) === 4) return mapped;
  const [bare = ''] = mapped.split('%');
  const [first = [], last = []] = bare.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  const groups = [...first, ...zeros, ...last]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(':')}::/64`;
}

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Whether a caller is on this machine. */
export const isLoopback = (address: string): boolean => LOOPBACK.has(address);
