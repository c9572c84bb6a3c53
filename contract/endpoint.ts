import type { z } from 'zod';

/** Who may call an endpoint; checked before the handler runs. An admin passes every guard. */
export type Access =
  | 'anyone'
  | 'member'
  | 'contributor'
  | 'reviewer'
  | 'journal_admin'
  /** Reviewers, journal admins and admins: the reviewer dashboard. */
  | 'review_staff'
  | 'admin';

interface AnyEndpoint {
  readonly path: `/api/${string}`;
  readonly access: Access;
  /** One Arabic sentence for the API documentation. */
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
  /** 200 when absent. */
  readonly status?: 201 | 202;
}

interface Reading extends AnyEndpoint {
  readonly method: 'GET';
}

interface Writing extends AnyEndpoint {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** What a success makes untrue: every rendered page, as far as a stranger could tell, or nothing of the kind. */
  readonly outdates: 'pages' | 'nothing';
}

export type Endpoint = Reading | Writing;

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
type Part<E, Name extends string> = Name extends keyof E ? E[Name] : undefined;

/** What a handler receives, after validation. */
export interface Received<E extends Endpoint> {
  params: Output<Part<E, 'params'>>;
  query: Output<Part<E, 'query'>>;
  body: Output<Part<E, 'body'>>;
}

/** What a caller passes, before validation: only the parts the endpoint declares. */
export type Sent<E extends Endpoint> = {
  [Name in Extract<keyof E, 'params' | 'query' | 'body'>]: Input<E[Name]>;
};

/** What a caller gets back. */
export type Answer<E extends Endpoint> = z.output<E['response']>;

/** What a handler returns; fields the schema does not name are dropped on the way out. */
export type Reply<E extends Endpoint> = z.input<E['response']>;

/** Declare an endpoint and keep its exact type. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

/** The parts of a call without their types, for the code that builds a URL and a body from them. */
export interface LooseParts {
  params?: Record<string, unknown>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: object;
}

/** Fill the `:name` segments and add the query string; empty values are left out. */
export function urlOf(path: string, { params = {}, query = {} }: LooseParts): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}
