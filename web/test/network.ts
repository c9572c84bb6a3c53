import type { Answer, Endpoint } from '@mustalah/contract/endpoint';
import { type ErrorCode, errorText } from '@mustalah/contract/errors';
import { vi } from 'vitest';

interface Asked {
  /** Such as `POST /api/token/`. */
  what: string;
  search: string;
  authorization: string | null;
  body: unknown;
}
type Reply = (request: Request) => Response | Promise<Response>;

export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

export const refusal = (status: number, code: ErrorCode, fields: Record<string, string[]> = {}): Response =>
  json({ code, detail: errorText[code], ...fields }, status);

/** The fields of a form; of a file its name. */
const partsOf = (form: FormData) =>
  Object.fromEntries(
    [...form.entries()].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  );

/** Stands in place of the network: answers what it was told to and notes what was asked. */
export function fakeNetwork() {
  const replies: { method: string; path: RegExp; reply: Reply }[] = [];
  const asked: Asked[] = [];

  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(new URL(input, location.href), init);
    const { pathname, search } = new URL(request.url);
    const body =
      request.method === 'GET'
        ? null
        : await request
            .clone()
            .json()
            .catch(() => null);
    const what = `${request.method} ${pathname}`;
    asked.push({ what, search, authorization: request.headers.get('authorization'), body });
    const known = replies.find(({ method, path }) => method === request.method && path.test(pathname));
    if (!known) throw new TypeError(`nothing answers ${what}`);
    const response = await known.reply(request);
    if (request.signal.aborted) throw new DOMException('given up', 'AbortError');
    return response;
  });

  // Uploads go another way (`app/upload.ts`); they are answered and noted as the rest.
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends EventTarget {
      upload = new EventTarget();
      status = 0;
      responseText = '';
      #method = '';
      #url = '';
      #headers = new Headers();

      open(method: string, url: URL): void {
        this.#method = method;
        this.#url = String(url);
      }
      setRequestHeader(name: string, value: string): void {
        this.#headers.set(name, value);
      }
      async send(form: FormData): Promise<void> {
        this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 2 }));
        const request = new Request(this.#url, { method: this.#method, headers: this.#headers });
        const { pathname, search } = new URL(request.url);
        const what = `${request.method} ${pathname}`;
        asked.push({
          what,
          search,
          authorization: request.headers.get('authorization'),
          body: partsOf(form),
        });
        const known = replies.find(({ method, path }) => method === request.method && path.test(pathname));
        const response = await known?.reply(request);
        if (response) {
          this.status = response.status;
          this.responseText = await response.text();
        }
        this.dispatchEvent(new Event(response ? 'load' : 'error'));
      }
    },
  );

  const on = ({ method, path }: Endpoint, reply: Reply): void => {
    replies.unshift({ method, path: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`), reply });
  };
  return {
    asked,
    timesAsked: ({ method, path }: Endpoint): number =>
      asked.filter(({ what }) => new RegExp(`^${method} ${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(what))
        .length,
    on,
    /** The answer of an endpoint; the newest that was told holds. */
    answer: <E extends Endpoint>(endpoint: E, answer: Answer<E>): void => on(endpoint, () => json(answer)),
    /** An answer that waits until it is let go. */
    hold(endpoint: Endpoint): (response: Response) => void {
      const { promise, resolve } = Promise.withResolvers<Response>();
      on(endpoint, () => promise);
      return resolve;
    },
  };
}
