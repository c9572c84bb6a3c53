import { type LooseParts, urlOf } from '@mustalah/contract/endpoint';
import { isFileAnswer } from '@mustalah/contract/files';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { answerTo } from './answer-error.ts';
import { Refusal } from './errors.ts';
import { checkAccess, nothingToTell } from './http.ts';
import { type Shown, shownBy } from './pages/tags.ts';
import { doingStep } from './steps.ts';
import { newWorkId, workNow } from './work.ts';

interface OwnCall {
  method: string;
  path: string;
  parts: LooseParts;
  /** Where the visitor stands for whom this process asks. */
  address: string;
}

/**
 * Call an endpoint from within this process for a visitor nobody knows: with the checks, the limits and the filter that
 * `route()` puts around it, but without a request. A page asks several times while it is rendered; as requests that
 * would be a good part of its work.
 */
export const callWithin = (app: FastifyInstance, call: OwnCall) =>
  doingStep('internal', { id: newWorkId(), ...workNow(), call: `${call.method} ${call.path}` }, () =>
    answerWithin(app, call),
  );

async function answerWithin(app: FastifyInstance, { method, path, parts, address }: OwnCall) {
  try {
    const { endpoint, handle } = app.endpoints.get(`${method} ${path}`) ?? {};
    if (!endpoint || !handle) throw new Error(`nothing answers ${method} ${path}`);
    if (isFileAnswer(endpoint.response)) throw new Error(`no page reads the file of ${path}`);
    const caller = { user: null, hasStaleToken: false, ip: address };
    // guard: Nobody comes past the access check from within the process
    checkAccess(endpoint.access, caller);
    const url = urlOf(path, parts);
    const params = read(endpoint.params, asText(parts.params));
    const query = read(endpoint.query, Object.fromEntries(new URLSearchParams(url.split('?')[1])));
    const body = read(endpoint.body, parts.body);
    // guard: Limits count the visitor for whom a page is rendered
    await app.limitCalls(endpoint, { ...caller, body });
    const answer = await handle({
      params,
      query,
      body,
      user: null,
      address,
      agent: '',
      url,
      changes: nothingToTell,
    });
    // As it would arrive over the network.
    // guard: What the contract does not name stays in the server, also within the process ‹endpoint.response.parse(answer) → answer›
    const arrived: unknown = JSON.parse(JSON.stringify(endpoint.response.parse(answer)));
    const shown: Shown = endpoint.shows ? new Set(shownBy(endpoint.shows, [params, arrived])) : 'anything';
    return { status: endpoint.status ?? 200, answer: arrived, shown };
  } catch (error) {
    const { status, body, retryAfter } = answerTo(error, app.log);
    // guard: A page without what was refused is outdated by every write ‹'anything' as const → new Set<string>()›
    return { status, answer: body, retryAfter, shown: 'anything' as const };
  }
}

function read(schema: z.ZodType | undefined, given: unknown): unknown {
  const result = schema?.safeParse(given);
  if (result?.success === false) throw new Refusal(400, 'bad_request');
  return result?.data;
}

const asText = (params: Record<string, unknown> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
