import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { renderContext } from '../../render-context.ts';
import { loadHome } from './load-home.ts';

const answers: Record<string, unknown> = {
  '/api/uas-price/': { USD: 0.05 },
  '/api/journal/top-authors/': [],
  '/api/journal/platform-stats/': null,
  '/api/journal/featured-paper/': null,
  '/api/terms/to-vote/': { results: [], count: 0, next: null },
  '/api/terms/': { results: [] },
  '/api/journal/announcements/latest/': [{ id: 1, title: 'إعلان', content: 'نصه' }],
};

test('a call that fails beside the page is logged and leaves the rest standing', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const context = new RouterContextProvider();
  context.set(renderContext, {
    nonce: undefined,
    publicUrl: 'https://mustalah.example',
    take: () => {},
    send: async (_method, path) => {
      const answer = answers[path.split('?')[0] ?? ''];
      return answer === undefined ? { status: 500, answer: null } : { status: 200, answer };
    },
  });

  const home = await loadHome({ context, request: new Request('https://mustalah.example/') });

  expect({ ...home, loadedAt: 0 }).toEqual({
    prices: { USD: 0.05 },
    authors: [],
    stats: null,
    paper: null,
    term: null,
    announcements: [{ id: 1, title: 'إعلان', content: 'نصه' }],
    toVote: { results: [], count: 0, next: null },
    newest: [],
    publicUrl: 'https://mustalah.example',
    loadedAt: 0,
  });
  expect(logged).toHaveBeenCalledOnce();
});
