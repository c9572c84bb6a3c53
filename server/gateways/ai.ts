import OpenAI, { APIError } from 'openai';
import { z } from 'zod';
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
  { baseUrl, apiKey = 'none', model }: Server,
  { now = () => performance.now(), onFailure = () => {} }: Options = {},
): AiGateway {
  const client = new OpenAI({
    baseURL: baseUrl,
    apiKey,
    organization: null,
    project: null,
    // The caller decides whether time is left for another attempt.
    maxRetries: 0,
    logLevel: 'off',
    fetch: fetchShort,
  });
  const breaker = new CircuitBreaker(now);
  const underWay = new Map<string, Promise<unknown>>();
  let knowsSchemas = true;

  async function complete(request: AiRequest): Promise<z.infer<typeof Completion>> {
    const end = performance.now() + request.timeoutMs;
    const send = async (asSchema: boolean) => {
      const timeout = Math.max(1, Math.ceil(end - performance.now()));
      const answer = await client.chat.completions.create(bodyOf(model, request, asSchema), { timeout });
      return Completion.parse(answer);
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
        if (isBadRequest(error)) return failureOf(error);
        throw error;
      }
    });

  async function ask(request: AiRequest): Promise<unknown> {
    try {
      const answer = await attempt(request);
      if (answer instanceof AiFailure) throw answer;
      return contentOf(answer);
    } catch (error) {
      const failure = failureOf(error);
      onFailure(failure);
      throw failure;
    }
  }

  return {
    model,
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

const isBadRequest = (error: unknown): boolean =>
  error instanceof APIError && (error.status === 400 || error.status === 422);

function failureOf(error: unknown): AiFailure {
  if (error instanceof AiFailure) return error;
  if (error instanceof CircuitOpen) return new AiFailure('circuit_open', null);
  if (error instanceof z.ZodError || error instanceof SyntaxError) {
    return new AiFailure('not_a_completion', SOON_MS);
  }
  const status = error instanceof APIError ? error.status : undefined;
  if (status === undefined) return new AiFailure('unreachable', SOON_MS);
  if (status === 429) return new AiFailure('status', retryAfterOf(error as APIError), status);
  return new AiFailure('status', status >= 500 || status === 408 ? SOON_MS : null, status);
}

function retryAfterOf({ headers }: APIError): number {
  const seconds = Number(headers?.get('retry-after') ?? Number.NaN);
  return seconds >= 0 ? seconds * 1000 : BUSY_MS;
}
