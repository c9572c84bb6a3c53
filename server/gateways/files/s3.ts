import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { aside } from '../../platform/work.ts';
import type { Files } from '../files.ts';
import { isFileKey } from './file-key.ts';
import { removeUnknown } from './sweep.ts';

/** A bucket of an S3-compatible store, perhaps one folder of it. */
export interface S3Address {
  /** Without a slash at the end. */
  endpoint: string;
  bucket: string;
  /** Empty, or with a slash at its end. */
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface S3Patience {
  /** Until the store has taken a file or begins to answer. */
  answerMs: number;
  /** Between two pieces of an answer. */
  pieceMs: number;
  /** Before each further try when the store is away or busy. */
  pausesMs: readonly number[];
}

const PATIENCE: S3Patience = { answerMs: 60_000, pieceMs: 20_000, pausesMs: [200, 1_000] };
/** Of one answer; more than a store lists at once it cuts down by itself. */
const MOST_LISTED = 1_000;
const EMPTY_SHA256 = createHash('sha256').digest('hex');

/**
 * Read `s3://KEY:SECRET@host[:port]/bucket[/folder][?region=…&tls=off]`; null when it is none.
 *
 * Signs in the secret that mean something in an address are percent-encoded.
 */
export function readS3Address(filesUrl: string): S3Address | null {
  const url = URL.parse(filesUrl);
  const [, bucket, prefix = ''] = /^\/([\w.-]+)\/?(.*?)\/?$/.exec(url?.pathname ?? '') ?? [];
  if (url?.protocol !== 's3:' || !url.host || !url.username || !url.password || !bucket) return null;
  return {
    endpoint: `${url.searchParams.get('tls') === 'off' ? 'http' : 'https'}://${url.host}`,
    bucket,
    prefix: prefix && `${prefix}/`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
}

/** Keep files in a bucket. The store takes an object whole or not at all, and checks it against its hash. */
export function s3Files(
  address: S3Address,
  patience: S3Patience = PATIENCE,
  mostListed = MOST_LISTED,
): Files {
  const { endpoint, bucket, prefix, ...credentials } = address;
  const home = `${endpoint}/${bucket}`;
  const urlOf = (key: string): string => `${home}/${prefix}${key}`;

  /** Ask, and ask again while the store is away or busy: whatever is asked here may be asked twice. */
  async function ask(
    method: 'GET' | 'HEAD' | 'PUT' | 'DELETE',
    url: string,
    asking: Asking = {},
  ): Promise<Answer> {
    for (const pause of patience.pausesMs) {
      const answer = await askOnce(method, url, asking).catch((fault) => {
        if (isTimeout(fault)) throw fault;
        return null;
      });
      if (answer && answer.response.status < 500 && answer.response.status !== 429) return answer;
      await answer?.response.body?.cancel();
      await wait(pause);
    }
    return askOnce(method, url, asking);
  }

  async function askOnce(
    method: string,
    url: string,
    { headers = {}, sha256 = EMPTY_SHA256, body }: Asking,
  ): Promise<Answer> {
    const signer = new AwsV4Signer({
      ...credentials,
      service: 's3',
      method,
      url,
      headers: { ...headers, 'x-amz-content-sha256': sha256 },
    });
    const signed = await signer.sign();
    const control = new AbortController();
    const response = await aside(async () => {
      // guard: A store that does not answer is not waited for (../files.test.ts) ‹control.abort(new StoreTimeout()) → {}›
      const timer = setTimeout(() => control.abort(new StoreTimeout()), patience.answerMs);
      try {
        return await fetch(signed.url, {
          method,
          headers: signed.headers,
          signal: control.signal,
          ...(body && { body }),
        });
      } finally {
        clearTimeout(timer);
      }
    });
    return { response, control };
  }

  /** The pieces of an answer; a store that falls silent in the middle is not waited for, a slow reader is. */
  async function* piecesOf({ response, control }: Answer): AsyncIterable<Uint8Array> {
    const reader = response.body?.getReader();
    try {
      for (;;) {
        // guard: A store that falls silent in the middle is not waited for (../files.test.ts) ‹control.abort(new StoreTimeout()) → {}›
        const timer = setTimeout(() => control.abort(new StoreTimeout()), patience.pieceMs);
        const piece = await reader?.read().finally(() => clearTimeout(timer));
        if (!piece || piece.done) return;
        yield piece.value;
      }
    } finally {
      await reader?.cancel();
    }
  }

  async function remove(key: string): Promise<void> {
    if (!isFileKey(key)) return;
    const { response } = await ask('DELETE', urlOf(key));
    await response.body?.cancel();
    if (!response.ok && response.status !== 404) throw faultOf('remove a file', response);
  }

  async function* keysBefore(before: Date): AsyncIterable<string> {
    let token: string | undefined;
    do {
      const query = new URLSearchParams({
        'list-type': '2',
        'max-keys': String(mostListed),
        prefix,
        ...(token && { 'continuation-token': token }),
      });
      const { response } = await ask('GET', `${home}?${query}`);
      const list = await response.text();
      if (!response.ok) throw faultOf('list files', response);
      for (const [, object = ''] of list.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
        const key = textOf(object, 'Key')?.slice(prefix.length) ?? '';
        if (isFileKey(key) && new Date(textOf(object, 'LastModified') ?? Number.NaN) < before) yield key;
      }
      token = textOf(list, 'NextContinuationToken');
    } while (token);
  }

  return {
    id: 's3',
    async keep(source, type) {
      const key = randomUUID();
      const { sha256, bytes } = await measure(source);
      const body = 'path' in source ? await openAsBlob(source.path) : new Blob([Buffer.from(source)]);
      const { response } = await ask('PUT', urlOf(key), { headers: { 'content-type': type }, sha256, body });
      await response.body?.cancel();
      if (!response.ok) throw faultOf('keep a file', response);
      return { key, sha256, bytes, type };
    },
    async open(key, range) {
      if (!isFileKey(key)) return null;
      const answer = await ask('GET', urlOf(key), {
        headers: range ? { range: `bytes=${range.start}-${range.end}` } : {},
      });
      const { response } = answer;
      const { status, headers: told } = response;
      if (status === 200 && !range) return { bytes: lengthOf(told), content: piecesOf(answer) };
      if (status === 206) return { bytes: wholeOf(told), content: piecesOf(answer) };
      await response.body?.cancel();
      if (status === 404) return null;
      // Stores differ in what they say of a range beyond the end.
      if (status === 416) {
        const { response: whole } = await ask('HEAD', urlOf(key));
        return { bytes: lengthOf(whole.headers), content: nothing() };
      }
      throw faultOf('open a file', response);
    },
    remove,
    sweep: (before, askKnown) => removeUnknown(keysBefore(before), askKnown, remove),
  };
}

interface Asking {
  headers?: Record<string, string>;
  sha256?: string;
  body?: Blob;
}

interface Answer {
  response: Response;
  control: AbortController;
}

class StoreTimeout extends Error {
  constructor() {
    super('The file store does not answer');
  }
}

const isTimeout = (fault: unknown): boolean => fault instanceof StoreTimeout;

async function* nothing(): AsyncIterable<Uint8Array> {}

const lengthOf = (headers: Headers): number => Number(headers.get('content-length'));

/** The size of the whole behind a part: `bytes 0-9/1234`. */
const wholeOf = (headers: Headers): number => Number(headers.get('content-range')?.split('/')[1]);

async function measure(source: { path: string } | Uint8Array): Promise<{ sha256: string; bytes: number }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of 'path' in source ? createReadStream(source.path) : [source]) {
    hash.update(piece);
    bytes += piece.length;
  }
  return { sha256: hash.digest('hex'), bytes };
}

const textOf = (xml: string, tag: string): string | undefined =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1];

const faultOf = (what: string, { status }: Response): Error =>
  new Error(`The file store did not ${what}: it answered ${status}`);
