/** A language model behind an OpenAI-compatible server; answers are JSON that the caller checks. */
export interface AiGateway {
  readonly model: string;
  /** Ask for an object of the given JSON schema; throws when none comes in time. */
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
