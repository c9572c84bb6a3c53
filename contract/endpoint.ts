import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { FileAnswer, FileField, ReceivedFile, SentFile } from './files.ts';

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

/**
 * What a caller must have shown beyond an access token, which may have been stolen.
 *
 * `fresh`: who they are, within the last ten minutes: with the second factor, where they have one. `money`: the same, and
 * where the installation demands it they must have a second factor.
 */
export type Assurance = 'fresh' | 'money';

/** How often an endpoint may be called, counted over all processes. */
export interface CallLimit {
  /**
   * Who is counted: a signed-in user; the network of a caller who is not signed in; the network of signed-in callers,
   * behind which a whole campus may sit; the network of any caller; the e-mail address in the body.
   */
  readonly by: 'user' | 'contributor' | 'stranger' | 'members' | 'address' | 'email';
  readonly max: number;
  readonly windowSeconds: number;
  /** Counted together with the other endpoints that say the same. */
  readonly together?: string;
  /**
   * What is counted where not every call counts: failures; calls that passed the captcha, or of which none was asked;
   * calls whose token is known, by its user; links that are sent; questions that reach the model; papers that came in.
   * Only the work of the endpoint knows these and counts them; all others are counted before it.
   */
  readonly only?:
    | 'failures'
    | 'passed_captcha'
    | 'known_token'
    | 'sent_links'
    | 'model_questions'
    | 'kept_papers';
  /** What a caller hears who comes too often, where the general sentence would not help. */
  readonly refusal?: ErrorCode;
}

/**
 * What rendered pages consist of, as far as writes tell it apart.
 *
 * `dictionary`: which entries there are, in which state and under which names. `term`: all else that an entry says. `votes`:
 * how many an entry has. `journal`: which volumes and articles there are. `volume`, `article`: what one of them says.
 */
export type Topic =
  | 'dictionary'
  | 'term'
  | 'votes'
  | 'shelf'
  | 'journal'
  | 'volume'
  | 'article'
  | 'announcements'
  | 'policies'
  | 'board';

/** A topic, or single things of it by where their numbers stand among the parameters or in the answer: `term:results.id`. */
export type Mark = Topic | `${Topic}:${string}`;
export type Marks = readonly Mark[];

/** What a success makes untrue: pages that show what is marked, every page as far as anybody can tell, or nothing of the kind. */
export type Outdates = Marks | 'pages' | 'nothing';

interface AnyEndpoint {
  readonly path: `/api/${string}`;
  readonly access: Access;
  /** One Arabic sentence for the API documentation. */
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response: z.ZodType | FileAnswer;
  readonly limits?: readonly CallLimit[];
  /** Only for signed-in callers. A refusal says by its code what is missing, and the site leads a person through it. */
  readonly assurance?: Assurance;
  /** Where not every call needs it: which do, in Arabic. The work of the endpoint sees it and asks (`demandAssurance`). */
  readonly assuranceWhen?: string;
  /** 200 when absent. */
  readonly status?: 201 | 202;
  /**
   * What a page shows that makes this call while it is rendered; anything when absent. Figures that may be as old as a page
   * is kept need no mark: with an empty list only what changes every page makes them untrue.
   */
  readonly shows?: Marks;
}

interface Reading extends AnyEndpoint {
  readonly method: 'GET';
  /** Also opens by a plain link that was signed for one user; see `signLink`. */
  readonly link?: true;
}

interface Writing extends AnyEndpoint {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly outdates: Outdates;
  /** Files beside the fields of the body: then both come as a form (`multipart/form-data`). */
  readonly files?: Readonly<Record<string, FileField>>;
}

export type Endpoint = Reading | Writing;

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
type Part<E, Name extends string> = Name extends keyof E ? E[Name] : undefined;

type Optional<Files> = {
  [Name in keyof Files]: Files[Name] extends { optional: true } ? Name : never;
}[keyof Files];
/** One value for each file, where optional ones may be missing. */
type ForFiles<Files, Value> = Files extends object
  ? { [Name in Exclude<keyof Files, Optional<Files>>]: Value } & { [Name in Optional<Files>]?: Value }
  : undefined;

/** What a handler receives, after validation. */
export interface Received<E extends Endpoint> {
  params: Output<Part<E, 'params'>>;
  query: Output<Part<E, 'query'>>;
  body: Output<Part<E, 'body'>>;
  files: ForFiles<Part<E, 'files'>, ReceivedFile>;
}

/** What a caller passes, before validation: only the parts the endpoint declares. */
export type Sent<E extends Endpoint> = {
  [Name in Extract<keyof E, 'params' | 'query' | 'body'>]: Input<E[Name]>;
} & (Part<E, 'files'> extends object ? { files: ForFiles<Part<E, 'files'>, Blob> } : unknown);

/** What a caller gets back. */
export type Answer<E extends Endpoint> = E['response'] extends FileAnswer
  ? Blob
  : z.output<Extract<E['response'], z.ZodType>>;

/** What a handler returns; fields the schema does not name are dropped on the way out. */
export type Reply<E extends Endpoint> = E['response'] extends FileAnswer
  ? SentFile<E['response']['fileTypes'][number]>
  : z.input<Extract<E['response'], z.ZodType>>;

/** Declare an endpoint and keep its exact type. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

/** A limit that the work of an endpoint counts itself, as the endpoint states it. */
export function ownLimit(
  { path, limits = [] }: Endpoint,
  only: CallLimit['only'],
  by: CallLimit['by'],
): Pick<CallLimit, 'max' | 'windowSeconds'> {
  const stated = limits.find((each) => each.only === only && each.by === by);
  if (!stated) throw new Error(`${path} states no limit for ${only} by ${by}`);
  return { max: stated.max, windowSeconds: stated.windowSeconds };
}

/** The parts of a call without their types, for the code that builds a URL and a body from them. */
export interface LooseParts {
  params?: Record<string, unknown>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: object;
  files?: Record<string, Blob | undefined>;
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

/** The body of a call with files. */
export function formOf({ body = {}, files = {} }: LooseParts): FormData {
  const form = new FormData();
  // Fields first: the server reads a form in its order.
  for (const [name, value] of Object.entries(body)) {
    if (value !== undefined && value !== null) form.append(name, String(value));
  }
  for (const [name, file] of Object.entries(files)) if (file) form.append(name, file);
  return form;
}
