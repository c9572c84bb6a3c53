import { acceptExample, setDesignationStatus } from '@mustalah/contract/terms/concepts';
import { type ProposedPart, rejectProposal } from '@mustalah/contract/terms/proposals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { fakeNetwork, json, refusal } from '../../../test/network.ts';
import { signedIn } from '../../../test/person.ts';
import { showAt } from '../../../test/screen.tsx';
import { watchToasts } from '../../../test/toasts.ts';
import { rejectionText } from '../../domain/text.ts';
import ReviewProposalsPage from './review-proposals-page.tsx';
import { text } from './text.ts';

const known = { definition: 'جهاز يستقبل الصور والأصوات.', category: 'الهندسة' };
const waiting = {
  by: 'أمل',
  created_at: '2026-03-10T09:00:00.000Z',
  entry: { id: 5, arabic: 'مرناة', latin: 'television', ...known, is_approved: true, names: ['رائي'] },
};
const source = { source: 'المعجم الموحد', source_page: '٧', source_link: '' };
const name: ProposedPart = {
  kind: 'names',
  id: 1,
  ...waiting,
  name: {
    language: 'ar',
    text: 'تلفاز',
    kind: 'term',
    part_of_speech: 'noun',
    gender: 'masculine',
    plural: 'تلفزة',
    region: '',
    note: '',
    ...source,
  },
};
const example: ProposedPart = {
  kind: 'examples',
  id: 2,
  ...waiting,
  example: { text: 'شاهدت المرناة.', translation: '', ...source },
};
const relation: ProposedPart = {
  kind: 'relations',
  id: 3,
  ...waiting,
  relation: { kind: 'broader', other: { id: 9, arabic: 'جهاز', latin: 'device', ...known } },
};

async function show(results: ProposedPart[] | null, next: string | null = null) {
  const network = fakeNetwork();
  await signedIn(network);
  const proposals = results && { results, count: results.length, next, previous: null };
  const rendered = { loaderData: { proposals } } as object as ComponentProps<typeof ReviewProposalsPage>;
  showAt('/review-proposals', { '/review-proposals': <ReviewProposalsPage {...rendered} /> });
  return { network, toasts: watchToasts() };
}
const button = (words: string, of: string) => screen.getByRole('button', { name: `${words} «${of}»` });

test('each proposal stands beside its entry, with all that is said of it', async () => {
  await show([name, example, relation], '/api/proposals/?page_size=10&after=1773133200000-relations-3');
  expect(screen.getByText('العربية · اسم · مذكّر · جمعه تلفزة')).toBeDefined();
  expect(screen.getByText('«شاهدت المرناة.»')).toBeDefined();
  expect(screen.getByRole('link', { name: 'جهاز' }).getAttribute('href')).toBe('/term/9');
  expect(screen.getAllByRole('link', { name: 'مرناة' }).map((link) => link.getAttribute('href'))).toEqual([
    '/term/5',
    '/term/5',
    '/term/5',
  ]);
  expect(screen.getByRole('link', { name: text.next }).getAttribute('href')).toBe(
    '/review-proposals?after=1773133200000-relations-3',
  );
});

test('what is pressed thrice is accepted once, and what somebody else decided meanwhile is said', async () => {
  const { network, toasts } = await show([name, example]);
  const release = network.hold(setDesignationStatus);
  await userEvent.tripleClick(button(text.accept, 'تلفاز'));
  expect(network.timesAsked(setDesignationStatus)).toBe(1);
  expect(network.asked.at(-1)?.body).toEqual({ status: 'accepted' });
  release(json({ detail: 'أُضيف إلى المصطلح' }));
  await waitFor(() => expect(toasts.at(-1)).toEqual({ tone: 'success', message: 'أُضيف إلى المصطلح' }));
  network.on(acceptExample, () => refusal(404, 'not_found'));
  await userEvent.click(button(text.accept, 'شاهدت المرناة.'));
  await waitFor(() => expect(toasts.at(-1)?.tone).toBe('error'));
});

test('a rejection is sent with its reason, and never without; a failure keeps what was written', async () => {
  const { network, toasts } = await show([relation]);
  await userEvent.click(button(rejectionText.act, 'جهاز'));
  const send = () => userEvent.click(screen.getByRole('button', { name: rejectionText.act }));
  await send();
  expect(screen.getByText(rejectionText.reasonMissing)).toBeDefined();
  expect(network.timesAsked(rejectProposal)).toBe(0);
  const reason = screen.getByLabelText<HTMLTextAreaElement>(new RegExp(rejectionText.reason));
  await userEvent.type(reason, 'ليس أعم منه');
  network.on(rejectProposal, () => refusal(503, 'unavailable'));
  await send();
  await waitFor(() => expect(toasts.at(-1)?.tone).toBe('error'));
  expect(reason.value).toBe('ليس أعم منه');
  network.answer(rejectProposal, { detail: 'رُفض الاقتراح وأُبلغ من اقترحه' });
  await send();
  await waitFor(() => expect(toasts.at(-1)?.tone).toBe('success'));
  expect(network.asked.findLast(({ what }) => what.endsWith('/reject/'))).toMatchObject({
    what: 'POST /api/proposals/relations/3/reject/',
    body: { reason: 'ليس أعم منه' },
  });
});

test.each([
  [[], text.none],
  [null, text.loadFailed],
])('of %j the page says %s', async (proposals, sentence) => {
  await show(proposals);
  expect(screen.getByText(sentence)).toBeDefined();
});
