import { refreshTokens } from '@mustalah/contract/accounts';
import { resetSecondFactor } from '@mustalah/contract/identity';
import { submitPaper } from '@mustalah/contract/journal/submissions';
import { getUserStats } from '@mustalah/contract/rewards';
import { listCategories } from '@mustalah/contract/terms/dictionary';
import { describe, expect, test } from 'vitest';
import { fakeNetwork, json, refusal } from '../test/network.ts';
import { call, RefusedCall } from './api.ts';
import { guideIdentity } from './identity.ts';
import { readTokens, storeTokens } from './tokens.ts';

const first = { access: 'access-1', refresh: 'refresh-1' };
const second = { access: 'access-2', refresh: 'refresh-2' };

/** Answers whoever carries the second access token. */
const forSecond = (request: Request): Response =>
  request.headers.get('authorization') === 'Bearer access-2'
    ? json({ level: 1 })
    : refusal(401, 'session_ended');

test('a call carries the access token', async () => {
  const network = fakeNetwork();
  network.answer(listCategories, []);
  storeTokens(first);
  await call(listCategories, {});
  expect(network.asked.map(({ authorization }) => authorization)).toEqual(['Bearer access-1']);
});

test('a call that is refused for its token is made again with a new one', async () => {
  const network = fakeNetwork();
  network.on(getUserStats, forSecond);
  network.answer(refreshTokens, second);
  storeTokens(first);
  expect(await call(getUserStats, {})).toEqual({ level: 1 });
  expect(network.asked.map(({ what, authorization }) => [what, authorization])).toEqual([
    ['GET /api/user-stats/', 'Bearer access-1'],
    ['POST /api/token/refresh/', null],
    ['GET /api/user-stats/', 'Bearer access-2'],
  ]);
});

test('a call is made again once, not for ever', async () => {
  const network = fakeNetwork();
  network.on(getUserStats, () => refusal(401, 'session_ended'));
  network.answer(refreshTokens, second);
  storeTokens(first);
  await expect(call(getUserStats, {})).rejects.toBeInstanceOf(RefusedCall);
  expect(network.timesAsked(getUserStats)).toBe(2);
});

test('when the session is over, the call is refused and the tokens are forgotten', async () => {
  const network = fakeNetwork();
  network.on(getUserStats, () => refusal(401, 'session_ended'));
  network.on(refreshTokens, () => refusal(401, 'session_ended'));
  storeTokens(first);
  await expect(call(getUserStats, {})).rejects.toMatchObject({ status: 401, code: 'session_ended' });
  expect(readTokens()).toBeNull();
  expect(network.timesAsked(getUserStats)).toBe(1);
});

test('a stranger who is refused is not renewed', async () => {
  const network = fakeNetwork();
  network.on(getUserStats, () => refusal(401, 'unauthenticated'));
  await expect(call(getUserStats, {})).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(network.asked).toHaveLength(1);
});

test('a page of a proxy in between becomes a sentence of ours', async () => {
  const network = fakeNetwork();
  network.on(listCategories, () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  await expect(call(listCategories, {})).rejects.toMatchObject({ status: 502, code: 'internal' });
});

test('a form tells how much of it has gone out, and is sent again with a new token', async () => {
  const network = fakeNetwork();
  const shares: number[] = [];
  network.on(submitPaper, ({ headers }) =>
    headers.get('authorization') === 'Bearer access-2' ? json({ id: 7 }, 201) : refusal(401, 'session_ended'),
  );
  network.answer(refreshTokens, second);
  storeTokens(first);
  const body = { title: 'عنوان', abstract: 'ملخص', main_category: 'الطب', sub_category: 'الصيدلة' };
  const answer = await call(
    submitPaper,
    { body, files: { pdf_file: new File(['%PDF-'], 'a.pdf') } },
    { onProgress: (share) => shares.push(share) },
  );
  expect([answer, shares]).toEqual([{ id: 7 }, [0.5, 0.5]]);
  expect(network.asked.at(-1)?.body).toEqual({ ...body, pdf_file: 'a.pdf' });
});

test('a form that does not arrive fails as any other call', async () => {
  fakeNetwork();
  const sent = call(
    submitPaper,
    {
      body: { title: 'عنوان', abstract: 'ملخص', main_category: 'الطب', sub_category: 'الصيدلة' },
      files: { pdf_file: new File(['%PDF-'], 'a.pdf') },
    },
    { onProgress: () => {} },
  );
  await expect(sent).rejects.toBeInstanceOf(TypeError);
});

describe('a call that wants to know first that it is the same person', () => {
  test('is made again with all that was sent, once they have shown it', async () => {
    const network = fakeNetwork();
    let isProved = false;
    network.on(resetSecondFactor, () =>
      isProved ? json({ detail: 'تم' }) : refusal(403, 'fresh_sign_in_required'),
    );
    const end = guideIdentity(async (demand) => {
      isProved = demand === 'fresh_sign_in_required';
      return isProved;
    });
    expect(await call(resetSecondFactor, { params: { id: 7 } })).toEqual({ detail: 'تم' });
    expect(network.timesAsked(resetSecondFactor)).toBe(2);
    end();
  });

  test('is refused where they do not, and asks through one dialog for two calls at once', async () => {
    const network = fakeNetwork();
    network.on(resetSecondFactor, () => refusal(403, 'second_factor_required'));
    let asked = 0;
    const end = guideIdentity(async () => {
      asked += 1;
      return false;
    });
    const calls = [7, 8].map((id) => call(resetSecondFactor, { params: { id } }));
    const outcomes = await Promise.allSettled(calls);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect([asked, network.timesAsked(resetSecondFactor)]).toEqual([1, 2]);
    end();
  });
});
