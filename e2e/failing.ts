import { type ErrorCode, errorText } from '@mustalah/contract/errors';
import type { BrowserContext } from '@playwright/test';

interface Failing {
  name: string;
  /** What the page can know of the cause; null where no answer came. */
  detail: string | null;
  /** The page tries again by itself when it is over. */
  heals: boolean;
  /** What a browser sees. */
  fault: RegExp;
  /** Let the calls to this path fail, until the answer is called. */
  begin(context: BrowserContext, path: RegExp): Promise<() => Promise<void>>;
}

const refusal = (status: number, code: ErrorCode, headers: Record<string, string> = {}): Failing => ({
  name: String(status),
  detail: errorText[code],
  heals: false,
  fault: new RegExp(`^${status} `),
  async begin(context, path) {
    const json = { code, detail: errorText[code] };
    await context.route(path, (route) => route.fulfill({ status, headers, json }));
    return () => context.unroute(path);
  },
});

/** The ways in which a call fails that nobody did wrong. */
export const failures: readonly Failing[] = [
  {
    name: 'offline',
    detail: null,
    heals: true,
    fault: /^net::ERR_INTERNET_DISCONNECTED /,
    async begin(context) {
      await context.setOffline(true);
      return () => context.setOffline(false);
    },
  },
  refusal(429, 'too_many_requests', { 'retry-after': '60' }),
  refusal(500, 'internal'),
];
