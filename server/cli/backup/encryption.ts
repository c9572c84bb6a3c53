// Backups for whoever may read them: files of the age format, which `age` itself opens too.
import { ReadableStream as NodeStream } from 'node:stream/web';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { CommandError } from '../command.ts';

/** Turns the bytes of a file into others, on their way. */
export type Recode = (source: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;

/** For whom a backup is written: recipients such as `age1…`, or who knows the passphrase. */
export type Lock =
  | { recipients: readonly string[] }
  /** Trying it costs two to the power of `workFactor`. */
  | { passphrase: string; workFactor: number };

/** What opens it: the text of a file of identities, or the passphrase. */
export type Key = { identities: string } | { passphrase: string };

export interface Locking {
  encrypt: Recode;
  /** The file `key.age` of the backup, where a passphrase opens it. */
  keyFile: Uint8Array | null;
}

/**
 * Begin to lock the files of one backup.
 *
 * A passphrase is slow to try, on purpose: it opens one file with the key of all others.
 */
export async function lockingFor(lock: Lock): Promise<Locking> {
  if ('recipients' in lock) return { encrypt: encryptingTo(lock.recipients), keyFile: null };
  const identity = await generateX25519Identity();
  const encrypter = new Encrypter();
  encrypter.setPassphrase(lock.passphrase);
  // guard: A passphrase is as slow to try as it is to be (encryption.test.ts)
  encrypter.setScryptWorkFactor(lock.workFactor);
  return {
    encrypt: encryptingTo([await identityToRecipient(identity)]),
    keyFile: await encrypter.encrypt(`${identity}\n`),
  };
}

function encryptingTo(recipients: readonly string[]): Recode {
  const encrypter = new Encrypter();
  try {
    for (const recipient of recipients) encrypter.addRecipient(recipient);
  } catch {
    throw new CommandError(`Not a recipient of age: ${recipients.join(', ')}. They look like age1….`);
  }
  return async function* (source) {
    yield* bytesOf(await encrypter.encrypt(streamOf(source)));
  };
}

/** Open the files of a backup; `keyFile` is its `key.age`, where it has one. */
export async function unlockingWith(key: Key, keyFile: Uint8Array | null): Promise<Recode> {
  const identities = 'passphrase' in key ? await openKey(key.passphrase, keyFile) : key.identities;
  const decrypter = new Decrypter();
  try {
    for (const identity of linesOf(identities)) decrypter.addIdentity(identity);
  } catch {
    throw new CommandError('The file of identities holds something else than identities of age.');
  }
  return async function* (source) {
    let isOpen = false;
    try {
      const opened = await decrypter.decrypt(streamOf(source));
      isOpen = true;
      yield* bytesOf(opened);
    } catch (fault) {
      throw faultOf(fault, isOpen);
    }
  };
}

async function openKey(passphrase: string, keyFile: Uint8Array | null): Promise<string> {
  if (!keyFile)
    throw new CommandError('No passphrase opens this backup; name the file of identities instead.');
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  return decrypter.decrypt(keyFile, 'text').catch((fault: unknown) => {
    throw faultOf(fault, false);
  });
}

/** Node's streams and those of browsers are the same here; their types are not. */
const streamOf = (source: AsyncIterable<Uint8Array>) =>
  NodeStream.from(source) as unknown as ReadableStream<Uint8Array>;
const bytesOf = (stream: ReadableStream<Uint8Array>): AsyncIterable<Uint8Array> =>
  stream as AsyncIterable<Uint8Array> & typeof stream;

/** What is left out of such a file: its comments. */
const linesOf = (text: string): string[] =>
  text.split('\n').flatMap((line) => (line.trim() === '' || line.startsWith('#') ? [] : [line.trim()]));

/** A fault that comes from where the bytes come from is told as it is. */
function faultOf(fault: unknown, isOpen: boolean): unknown {
  if (fault instanceof CommandError || (fault as NodeJS.ErrnoException).code) return fault;
  if (!isOpen && /no identity matched/.test(String(fault))) {
    return new CommandError('This backup is locked for somebody else, or the passphrase is another one.');
  }
  return new CommandError('The backup is damaged, cut short or tampered with. Nothing was changed.');
}
