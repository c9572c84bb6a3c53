import {
  type Answer,
  type Endpoint,
  formOf,
  type LooseParts,
  type Sent,
  urlOf,
} from '@mustalah/contract/endpoint';
import { type ErrorBody, type ErrorCode, errorText, type FieldErrors } from '@mustalah/contract/errors';
import { isFileAnswer } from '@mustalah/contract/files';
import type { AwaitedFactor } from '@mustalah/contract/identity';
import type { KnownEntry } from '@mustalah/contract/terms/concepts';
import type { RouterContextProvider } from 'react-router';
import { confirmIdentity, isIdentityDemand } from './identity.ts';
import { renderContext } from './render-context.ts';
import { readTokens, renewTokens } from './tokens.ts';
import { upload } from './upload.ts';

/** A refusal of the API. It is a `Response`, so that a loader that throws it keeps the status. */
export class RefusedCall extends Response {
  readonly code: ErrorCode;
  /** An Arabic sentence, ready to show. */
  readonly detail: string;
  private readonly answer: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
    this.code = body.code;
    this.detail = body.detail;
    this.answer = body;
  }

  /** What is asked for beside the password, where that was right (`second_factor_awaited`). */
  get awaitedFactor(): AwaitedFactor | null {
    return this.code === 'second_factor_awaited' ? (this.answer.second_factor as AwaitedFactor) : null;
  }

  /** How hard a puzzle is asked for (`captcha_harder`); 0 where nothing is said of it. */
  get captchaLevel(): number {
    return Number(this.answer.captcha_level ?? 0);
  }

  /** The entry that has taken in the one that was asked for (`term_merged`). */
  get mergedInto(): number | null {
    return this.code === 'term_merged' ? Number(this.answer.merged_into) : null;
  }

  /** The entries of the word that the dictionary has already (`term_exists`). */
  get existingTerms(): KnownEntry[] {
    return this.code === 'term_exists'
      ? ((this.answer.existing_terms as KnownEntry[] | undefined) ?? [])
      : [];
  }

  /** The sentences that stand at single fields. */
  get fields(): FieldErrors {
    const { code: _, detail: __, ...rest } = this.answer;
    return Object.fromEntries(
      Object.entries(rest).filter((entry): entry is [string, string[]] => Array.isArray(entry[1])),
    );
  }
}

interface CallFrom {
  /** Both are the arguments of a route's `loader`. */
  context?: Readonly<RouterContextProvider>;
  request?: Request;
  /** Given by TanStack Query, so that a newer search aborts the older one. */
  signal?: AbortSignal;
  /** Give up after this long; the error is then a `TimeoutError`. */
  timeoutMs?: number;
  /** It is sent to its end although the page is being closed. */
  outlivesPage?: boolean;
  /** Of a call with files: told which share of the form has gone out, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/**
 * Call the API: over the network in a browser, inside the process while the server renders. Where it wants to know first
 * that it is still the same person, they show it and the call is made again.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  sent: Sent<E>,
  from: CallFrom = {},
): Promise<Answer<E>> {
  const parts = sent as LooseParts;
  const onServer = from.context?.get(renderContext);
  const attempt = async () =>
    onServer
      ? onServer.send(endpoint.method, endpoint.path, parts)
      : readAnswer(endpoint, await send(endpoint, parts, from));
  let { status, answer } = await attempt();
  const { code } = errorBodyOf(answer);
  if (status === 403 && isIdentityDemand(code) && (await confirmIdentity(code)))
    ({ status, answer } = await attempt());
  if (status >= 400) throw new RefusedCall(status, errorBodyOf(answer));
  // The server has made the answer by the endpoint's own schema.
  return answer as Answer<E>;
}

async function readAnswer(endpoint: Endpoint, response: Response) {
  const { status, ok } = response;
  if (ok && isFileAnswer(endpoint.response)) return { status, answer: await response.blob() };
  return { status, answer: await response.json().catch(() => null) };
}

async function send(endpoint: Endpoint, parts: LooseParts, from: CallFrom): Promise<Response> {
  const access = readTokens()?.access ?? null;
  const response = await ask(endpoint, parts, from, access);
  // guard: A call that is refused for its token is made again with a new one ‹401 → 402›
  if (response.status !== 401 || !access) return response;
  // The access token is over, for instance after the machine slept: renew it once and ask again.
  const renewed = await renewTokens(access);
  return renewed ? ask(endpoint, parts, from, renewed.access) : response;
}

function ask(
  { method, path }: Endpoint,
  parts: LooseParts,
  { request, signal, timeoutMs, outlivesPage = false, onProgress }: CallFrom,
  access: string | null,
): Promise<Response> {
  const headers = new Headers();
  // A form names its own type, with the border between its parts.
  const body = parts.files ? formOf(parts) : parts.body && JSON.stringify(parts.body);
  if (typeof body === 'string') headers.set('content-type', 'application/json');
  if (access) headers.set('authorization', `Bearer ${access}`);
  const signals = [signal ?? request?.signal, timeoutMs ? AbortSignal.timeout(timeoutMs) : undefined].filter(
    (each) => each !== undefined,
  );
  const url = new URL(urlOf(path, parts), window.location.href);
  const sending = { method, headers, keepalive: outlivesPage, signal: AbortSignal.any(signals) };
  if (onProgress && body instanceof FormData) return upload(url, { ...sending, body }, onProgress);
  return fetch(new Request(url, { ...sending, ...(body && { body }) }));
}

/** A proxy in between may answer with a page of its own. */
const errorBodyOf = (answer: unknown): ErrorBody =>
  answer && typeof answer === 'object' && 'detail' in answer
    ? (answer as ErrorBody)
    : { code: 'internal', detail: errorText.internal };

/** What to tell a person about any failure; `fallback` where no answer came. */
export const sayFailure = (error: unknown, fallback: string = errorText.internal): string =>
  error instanceof RefusedCall ? error.detail : fallback;

/** The request was given up on purpose, because a newer one replaced it. */
export const isAborted = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';
