import { allEndpoints } from '@mustalah/contract/all';
import type { Access, Endpoint } from '@mustalah/contract/endpoint';
import { errorText } from '@mustalah/contract/errors';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildUser, provedLongAgo, type TestUser } from './factories.ts';
import { world } from './world.ts';

const w = world();

type Person = 'stranger' | 'member' | 'contributor' | 'reviewer' | 'journal_admin' | 'admin';
const people = {} as Record<Exclude<Person, 'stranger'>, TestUser>;

/** Who passes each guard, said once more and independently of the code that checks it. */
const passes: Record<Access, Person[]> = {
  anyone: ['stranger', 'member', 'contributor', 'reviewer', 'journal_admin', 'admin'],
  member: ['member', 'contributor', 'reviewer', 'journal_admin', 'admin'],
  contributor: ['contributor', 'admin'],
  reviewer: ['reviewer', 'admin'],
  journal_admin: ['journal_admin', 'admin'],
  review_staff: ['reviewer', 'journal_admin', 'admin'],
  admin: ['admin'],
};

beforeAll(async () => {
  people.member = await buildUser(w.db);
  people.contributor = await buildUser(w.db, { is_contributor: true });
  people.reviewer = await buildUser(w.db, { is_reviewer: true });
  people.journal_admin = await buildUser(w.db, { role: 'journal_admin' });
  people.admin = await buildUser(w.db, { role: 'admin' });
});

/** An id that nothing has, so that a call that is let in changes nothing. */
const addressOf = ({ path }: Endpoint): string => path.replace(/:\w+/g, '999999999');

async function outcomeFor(endpoint: Endpoint, person: Person) {
  const { method } = endpoint;
  const as = person === 'stranger' ? undefined : people[person];
  const payload = method === 'GET' || method === 'DELETE' ? undefined : {};
  const { status } = await w.send(method, addressOf(endpoint), payload, as);
  return status;
}

describe.each(allEndpoints)('$method $path', (endpoint) => {
  test('is registered', () => {
    // The router keeps addresses without the slash at their end.
    expect(w.app.hasRoute({ method: endpoint.method, url: endpoint.path.replace(/\/$/, '') })).toBe(true);
  });

  test('refuses strangers as it declares', async () => {
    expect((await outcomeFor(endpoint, 'stranger')) === 401).toBe(endpoint.access !== 'anyone');
  });

  test('lets in exactly the roles that it declares', async () => {
    const roles = ['member', 'contributor', 'reviewer', 'journal_admin', 'admin'] as const;
    const statuses = await Promise.all(roles.map((role) => outcomeFor(endpoint, role)));
    const letIn = roles.filter((_, index) => ![401, 403].includes(statuses[index] ?? 0));
    expect(letIn).toEqual(roles.filter((role) => passes[endpoint.access].includes(role)));
  });

  test('never answers garbage with a fault', async () => {
    const bodies = [
      null,
      [],
      'text',
      { arabic: '\u0000', term: '\u202e', email: 7, password: ['x'], id: {} },
    ];
    const statuses = await Promise.all(
      bodies.map(
        async (body) =>
          (await w.send(endpoint.method, addressOf(endpoint), body as object, people.admin)).status,
      ),
    );
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  });
});

test('what needs a fresh sign-in refuses any other, before it looks at what was sent', async () => {
  const assured = allEndpoints.filter(({ assurance, assuranceWhen }) => assurance && !assuranceWhen);
  const token = await provedLongAgo(people.admin).token(w);
  const old = { ...people.admin, token: async () => token };
  const answers = await Promise.all(
    assured.map((endpoint) => w.send(endpoint.method, addressOf(endpoint), undefined, old)),
  );
  expect(answers.length).toBeGreaterThan(5);
  expect(new Set(answers.map(({ status, error }) => `${status} ${error?.code}`))).toEqual(
    new Set(['403 fresh_sign_in_required']),
  );
});

test('only those who are signed in are asked who they are', () => {
  const unasked = allEndpoints.filter(({ access, assurance }) => access === 'anyone' && assurance);
  expect(unasked.map(({ path }) => path)).toEqual([]);
});

test('an address is good with its slash and without', async () => {
  const answers = await Promise.all(['/api/categories/', '/api/categories'].map((url) => w.send('GET', url)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

test('a route that needs an id refuses what is none', async () => {
  const withId = allEndpoints.filter(({ path }) => path.includes(':id'));
  const statuses = await Promise.all(
    withId.map(
      async (endpoint) =>
        (await w.send(endpoint.method, endpoint.path.replace(':id', 'x'), formFor(endpoint), people.admin))
          .status,
    ),
  );
  expect(new Set(statuses)).toEqual(new Set([400]));
});

/** What takes files takes nothing but a form. */
const formFor = (endpoint: Endpoint) => ('files' in endpoint ? new FormData() : undefined);

test('every error has an Arabic sentence', () => {
  const silent = Object.entries(errorText).filter(([, sentence]) => !/[\u0621-\u064a]{3}/.test(sentence));
  expect(silent).toEqual([]);
});

test('an unknown address of the API is a refusal in Arabic, not a page', async () => {
  const { status, error } = await w.send('GET', '/api/nowhere/');
  expect([status, error]).toEqual([404, { code: 'not_found', detail: errorText.not_found }]);
});

test('the description of the API covers every endpoint', async () => {
  const document = (await w.send('GET', '/api/openapi.json')).answer as {
    openapi: string;
    paths: Record<string, object>;
  };
  const described = Object.values(document.paths).flatMap((operations) => Object.keys(operations)).length;
  expect([document.openapi, described]).toEqual(['3.1.0', allEndpoints.length]);
});

test('a body that is not JSON is refused as such', async () => {
  const response = await w.app.inject({
    method: 'POST',
    url: '/api/token/',
    headers: { 'content-type': 'text/plain' },
    payload: 'email=x',
  });
  expect([response.statusCode, response.json().code]).toEqual([415, 'unsupported_media']);
});
