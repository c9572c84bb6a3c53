import type { FastifyInstance, FastifyRequest } from 'fastify';
import { KEY_BYTES } from '../../../gateways/solana/secret-key.ts';
import { Refusal } from '../../../platform/errors.ts';

const FIELD = Buffer.from('"admin_private_key"');
const MOST_BYTES = 16 * 1024;

const [QUOTE, COMMA, COLON, OPEN, CLOSE, SPACE] = Buffer.from('",:[] ') as unknown as [
  number,
  number,
  number,
  number,
  number,
  number,
];
const BACKSLASH = 92;
const WRITTEN_BLANKS: ReadonlySet<number | undefined> = new Set(Buffer.from('nrt'));
const BLANKS: ReadonlySet<number | undefined> = new Set(Buffer.from(' \t\n\r'));

const unreadable = () => new Refusal(400, 'key_unreadable');

/**
 * Read the JSON of this scope so that the private key in it becomes bytes, `body.admin_private_key`, and never a text:
 * nobody can wipe a text. Every buffer that held it is wiped, and so are the bytes once the answer is sent.
 */
export function readSecretBodies(scope: FastifyInstance): void {
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser('application/json', (_request, payload, done) => {
    // Of its own: a slice of the pool that buffers share could not be wiped alone.
    const whole = Buffer.allocUnsafeSlow(MOST_BYTES);
    let length = 0;
    payload.on('data', (chunk: Buffer) => {
      if (length + chunk.length <= MOST_BYTES) chunk.copy(whole, length);
      length += chunk.length;
      chunk.fill(0);
    });
    payload.on('error', (error: Error) => {
      whole.fill(0);
      done(error);
    });
    payload.on('end', () => {
      try {
        if (length > MOST_BYTES) throw new Refusal(413, 'payload_too_large');
        done(null, bodyIn(whole.subarray(0, length)));
      } catch (error) {
        done(error instanceof Refusal ? error : new Refusal(400, 'bad_request'));
      } finally {
        whole.fill(0);
      }
    });
  });
  scope.addHook('onResponse', async ({ body }: FastifyRequest) => {
    const key = (body as { admin_private_key?: unknown } | undefined)?.admin_private_key;
    if (key instanceof Uint8Array) key.fill(0);
  });
}

function bodyIn(bytes: Buffer): unknown {
  const key = takeKey(bytes);
  // Its fault quotes what it was given, and is caught above.
  const body: unknown = JSON.parse(bytes.toString());
  if (typeof body !== 'object' || body === null) throw new Refusal(400, 'bad_request');
  return { ...body, admin_private_key: key ?? undefined };
}

/** Take the key out of the bytes of a JSON text, where `null` is left in its place; null when it is not named there. */
export function takeKey(json: Buffer): Uint8Array | null {
  const field = json.indexOf(FIELD);
  if (field < 0) return null;
  // Of two nobody could say which one counts.
  if (json.includes(FIELD, field + 1)) throw unreadable();
  const colon = skipBlanks(json, field + FIELD.length);
  const start = skipBlanks(json, colon + 1);
  const end = json.indexOf(json[start] === OPEN ? CLOSE : QUOTE, start + 1);
  const isValue = json[colon] === COLON && (json[start] === QUOTE || json[start] === OPEN);
  // The `null` takes four bytes.
  if (!isValue || end < start + 3) throw unreadable();
  const key = json[start] === OPEN ? fromNumbers(json, start + 1, end) : fromText(json, start + 1, end);
  json.fill(SPACE, start, end + 1);
  json.write('null', start);
  return key;
}

function skipBlanks(json: Buffer, from: number): number {
  let at = from;
  while (BLANKS.has(json[at])) at++;
  return at;
}

/** Base58, or an array of numbers that was pasted as a text. */
function fromText(json: Buffer, from: number, to: number): Uint8Array {
  // A line break or a tab that was pasted along is written as a backslash and a letter.
  for (let at = from; at < to - 1; at++) {
    if (json[at] === BACKSLASH && WRITTEN_BLANKS.has(json[at + 1])) json.fill(SPACE, at, at + 2);
  }
  const start = skipBlanks(json, from);
  let end = to;
  while (end > start && BLANKS.has(json[end - 1])) end--;
  if (json[start] === OPEN && json[end - 1] === CLOSE) return fromNumbers(json, start + 1, end - 1);
  return fromBase58(json, start, end);
}

const DIGITS = new Int8Array(256).fill(-1);
for (const [digit, letter] of [...'123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'].entries()) {
  DIGITS[letter.charCodeAt(0)] = digit;
}

/** Base58 of exactly a key. */
function fromBase58(source: Buffer, from: number, to: number): Uint8Array {
  // The lowest byte first while it grows; a little longer than a key, so that what is too long is seen.
  const grown = new Uint8Array(KEY_BYTES + 8);
  let length = 0;
  let zeros = 0;
  try {
    for (let at = from; at < to; at++) {
      let carry = DIGITS[source[at] ?? 0] ?? -1;
      if (carry < 0) throw unreadable();
      if (carry === 0 && length === 0) {
        zeros++;
        continue;
      }
      for (let i = 0; i < length || carry > 0; i++) {
        if (i >= grown.length) throw unreadable();
        carry += (grown[i] ?? 0) * 58;
        grown[i] = carry & 255;
        carry >>= 8;
        length = Math.max(length, i + 1);
      }
    }
    if (zeros + length !== KEY_BYTES) throw unreadable();
    const key = new Uint8Array(KEY_BYTES);
    for (let i = 0; i < length; i++) key[zeros + i] = grown[length - 1 - i] ?? 0;
    return key;
  } finally {
    grown.fill(0);
  }
}

/** `12, 34, …`: as many numbers as a key has bytes. */
function fromNumbers(source: Buffer, from: number, to: number): Uint8Array {
  const key = new Uint8Array(KEY_BYTES);
  let count = 0;
  let value: number | null = null;
  let isOver = false;
  const fail = (): never => {
    key.fill(0);
    throw unreadable();
  };
  for (let at = from; at <= to; at++) {
    // The end ends the last number as a comma would.
    const byte = at === to ? COMMA : (source[at] ?? COMMA);
    const digit: number = byte - 48;
    if (digit >= 0 && digit <= 9) {
      if (isOver) fail();
      value = (value ?? 0) * 10 + digit;
      if (value > 255) fail();
    } else if (byte === COMMA) {
      if (value === null || count === KEY_BYTES) fail();
      key[count++] = value ?? 0;
      value = null;
      isOver = false;
    } else if (BLANKS.has(byte)) {
      isOver = value !== null;
    } else {
      fail();
    }
  }
  return count === KEY_BYTES ? key : fail();
}
