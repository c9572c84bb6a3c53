import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AgencyAway, crossref, type DoiAgency, resultIn } from './doi-agency.ts';

/** Records what it is sent and answers what it is told. */
const seen: { method: string; url: string; body: string }[] = [];
let answer = { status: 200, body: '' };
const recorder = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (part) => {
    body += part;
  });
  request.on('end', () => {
    seen.push({ method: request.method ?? '', url: request.url ?? '', body });
    response.writeHead(answer.status).end(answer.body);
  });
});
let agency: DoiAgency;

beforeAll(async () => {
  await new Promise<void>((resolve) => recorder.listen(0, '127.0.0.1', resolve));
  const { port } = recorder.address() as AddressInfo;
  agency = crossref({ url: `http://127.0.0.1:${port}/servlet/deposit`, user: 'مجلة', password: 'p&w' });
});
afterAll(async () => {
  recorder.closeAllConnections();
  await new Promise((resolve) => recorder.close(resolve));
});

test('a file is sent as a form with the account of the journal', async () => {
  answer = { status: 200, body: '<html><h2>SUCCESS</h2></html>' };
  expect(await agency.send('mustalah-1', '<doi_batch/>')).toBeNull();
  const { method, url, body } = seen.at(-1) ?? {};
  expect([method, url]).toEqual(['POST', '/servlet/deposit']);
  for (const part of ['doMDUpload', 'مجلة', 'p&w', 'filename="mustalah-1.xml"', '<doi_batch/>']) {
    expect(body).toContain(part);
  }
});

test.each([
  [{ status: 401, body: '<b>Wrong</b> password' }, { reason: '401 Wrong password' }],
  [{ status: 200, body: '<h2>FAILURE</h2><p>No role</p>' }, { reason: 'FAILURE No role' }],
])('what is refused at once says why, case %#', async (told, expected) => {
  answer = told;
  expect(await agency.send('mustalah-1', '<doi_batch/>')).toEqual(expected);
});

test('an agency that fails is away, whatever it is asked', async () => {
  answer = { status: 503, body: '' };
  await expect(agency.send('mustalah-1', '')).rejects.toThrow(AgencyAway);
  await expect(agency.ask('mustalah-1')).rejects.toThrow(AgencyAway);
  const closed = crossref({ url: 'http://127.0.0.1:9/deposit', user: '', password: '' });
  await expect(closed.ask('x')).rejects.toThrow(AgencyAway);
});

test('what became of a file is asked by its name', async () => {
  answer = {
    status: 200,
    body: '<doi_batch_diagnostic status="completed" sp="a"><record_diagnostic status="Success"><msg>Successfully added</msg></record_diagnostic></doi_batch_diagnostic>',
  };
  expect(await agency.ask('mustalah-1')).toEqual({ state: 'registered' });
  expect(seen.at(-1)?.url).toMatch(
    /^\/servlet\/submissionDownload\?.*file_name=mustalah-1\.xml&type=result$/,
  );
});

const report = (status: string, records: string) =>
  `<doi_batch_diagnostic status="${status}">${records}</doi_batch_diagnostic>`;

test.each([
  [report('unknown_submission', ''), { state: 'waiting' }],
  [report('queued', ''), { state: 'waiting' }],
  ['', { state: 'waiting' }],
  [
    report(
      'completed',
      '<record_diagnostic status="Warning"><msg>Added with conflict</msg></record_diagnostic>',
    ),
    { state: 'registered' },
  ],
  [
    report(
      'completed',
      '<record_diagnostic status="Success"></record_diagnostic><record_diagnostic status="Failure" msg_id="4"><doi>10.1/a</doi><msg>User not\nallowed</msg></record_diagnostic>',
    ),
    { state: 'refused', reason: 'User not allowed' },
  ],
  [report('completed', '<error>cvc-complex-type</error>'), { state: 'refused', reason: 'cvc-complex-type' }],
])('a report is read, case %#', (said, expected) => {
  expect(resultIn(said)).toEqual(expected);
});
