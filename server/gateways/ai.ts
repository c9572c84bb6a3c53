import { z } from 'zod';
import { modelQuestions } from '../platform/figures.ts';
import { CircuitBreaker, CircuitOpen } from './circuit-breaker.ts';
import { fetchShort } from './fetch-short.ts';

/** A language model behind an OpenAI-compatible server; answers are JSON that the caller checks. */
export interface AiGateway {
  readonly model: string;
  /** Ask once for an object of the given JSON schema; throws an `AiFailure` when none comes in time. */
  ask(request: AiRequest): Promise<unknown>;
}

export interface AiRequest {
  /** Instructions, from a prompt file of ours. */
  instructions: string;
  /** What the user gave; passed as data, never as instructions. */
  input: Record<string, string>;
  schemaName: string;
  schema: Record<string, unknown>;
  timeoutMs: number;
}

type Reason = 'unreachable' | 'status' | 'not_a_completion' | 'declined' | 'not_json' | 'circuit_open';

/** Why there is no answer; carries nothing of what the server said, which may quote the key. */
export class AiFailure extends Error {
  readonly reason: Reason;
  readonly status: number | null;
  /** How long to wait before another attempt; null when another would not help. */
  readonly retryAfterMs: number | null;

  constructor(reason: Reason, retryAfterMs: number | null, status: number | null = null) {
    super(`The language model gave no answer: ${reason}${status === null ? '' : ` ${status}`}`);
    this.reason = reason;
    this.retryAfterMs = retryAfterMs;
    this.status = status;
  }
}

interface Server {
  baseUrl: string;
  /** Servers of one's own often need none. */
  apiKey: string | undefined;
  model: string;
}

interface Options {
  /** Milliseconds, for the circuit breaker; only differences count. */
  now?: () => number;
  onFailure?: (failure: AiFailure) => void;
}

const SOON_MS = 200;
const BUSY_MS = 1_000;

/** Only what is read of a completion; servers differ in the rest. */
const Completion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
});

/** Ask any server that speaks OpenAI's chat completions; identical questions at one time are one request. */
export function openAiGateway(
  server: Server,
  { now = () => performance.now(), onFailure = () => {} }: Options = {},
): AiGateway {
  const breaker = new CircuitBreaker(now);
  const underWay = new Map<string, Promise<unknown>>();
  let knowsSchemas = true;

  async function complete(request: AiRequest): Promise<z.infer<typeof Completion>> {
    const end = performance.now() + request.timeoutMs;
    const send = async (asSchema: boolean) => {
      const timeoutMs = Math.max(1, Math.ceil(end - performance.now()));
      return completionOf(await post(server, bodyOf(server.model, request, asSchema), timeoutMs));
    };
    if (!knowsSchemas) return send(false);
    try {
      return await send(true);
    } catch (error) {
      if (!isBadRequest(error)) throw error;
      // Older servers know no schemas, only "some JSON object"; remembered once that works.
      const answer = await send(false);
      knowsSchemas = false;
      return answer;
    }
  }

  /** A server that answers, were it with "bad request", is not down: what it dislikes may be the text of one user. */
  const attempt = (request: AiRequest) =>
    breaker.run(async () => {
      try {
        return await complete(request);
      } catch (error) {
        if (isBadRequest(error)) return error;
        throw error;
      }
    });

  async function ask(request: AiRequest): Promise<unknown> {
    try {
      const answer = await attempt(request);
      if (answer instanceof AiFailure) throw answer;
      const content = contentOf(answer);
      modelQuestions.inc({ outcome: 'answered' });
      return content;
    } catch (error) {
      const failure = error instanceof CircuitOpen ? new AiFailure('circuit_open', null) : error;
      if (failure instanceof AiFailure) {
        modelQuestions.inc({ outcome: failure.reason });
        onFailure(failure);
      }
      throw failure;
    }
  }

  return {
    model: server.model,
    ask({ timeoutMs, ...question }) {
      const key = JSON.stringify(question);
      const known = underWay.get(key);
      if (known) return known;
      const answer = ask({ ...question, timeoutMs }).finally(() => underWay.delete(key));
      underWay.set(key, answer);
      return answer;
    },
  };
}

/** Ask once: whether time is left for another attempt is the caller's to say. */
async function post({ baseUrl, apiKey }: Server, body: object, timeoutMs: number): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    ...(apiKey && { authorization: `Bearer ${apiKey}` }),
  };
  const request = { method: 'POST', headers, body: JSON.stringify(body) };
  try {
    return await fetchShort(`${baseUrl.replace(/\/+$/, '')}/chat/completions`, {
      ...request,
      // The key goes to the configured address only.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch {
    // Away, silent, cut off, endless: what exactly may quote the request.
    throw new AiFailure('unreachable', SOON_MS);
  }
}

async function completionOf(response: Response): Promise<z.infer<typeof Completion>> {
  if (!response.ok) throw new AiFailure('status', retryAfterOf(response), response.status);
  const { success, data } = Completion.safeParse(await response.json().catch(() => null));
  if (!success) throw new AiFailure('not_a_completion', SOON_MS);
  return data;
}

function retryAfterOf({ status, headers }: Response): number | null {
  if (status !== 429) return status >= 500 || status === 408 ? SOON_MS : null;
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return seconds >= 0 ? seconds * 1000 : BUSY_MS;
}

/** The user's words stand in the second message alone, as JSON. */
function bodyOf(model: string, { instructions, input, schemaName, schema }: AiRequest, asSchema: boolean) {
  const described = `${instructions}\n\nAnswer with one JSON object of this schema:\n${JSON.stringify(schema)}`;
  return {
    model,
    messages: [
      { role: 'system' as const, content: asSchema ? instructions : described },
      { role: 'user' as const, content: JSON.stringify(input) },
    ],
    response_format: asSchema
      ? { type: 'json_schema' as const, json_schema: { name: schemaName, strict: true, schema } }
      : { type: 'json_object' as const },
  };
}

function contentOf({ choices: [choice] }: z.infer<typeof Completion>): unknown {
  const content = choice?.message.content;
  if (!choice || choice.message.refusal || choice.finish_reason === 'content_filter' || !content) {
    throw new AiFailure('declined', null);
  }
  try {
    return JSON.parse(unfenced(content));
  } catch {
    throw new AiFailure('not_json', SOON_MS);
  }
}

/** Many small models wrap their JSON in a code block whatever they are told. */
const unfenced = (content: string): string =>
  /^\s*```(?:json)?\s*([^]*?)```\s*$/.exec(content)?.[1] ?? content;

const isBadRequest = (error: unknown): error is AiFailure =>
  error instanceof AiFailure && (error.status === 400 || error.status === 422);
