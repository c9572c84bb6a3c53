import { objectToPaper, showCoAuthorLink } from '@mustalah/contract/journal/co-authors';
import { AGREEMENT } from '@mustalah/contract/journal/declarations';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { fakeNetwork } from '../../../test/network.ts';
import { showAt } from '../../../test/screen.tsx';
import CoAuthorPage from './co-author-page.tsx';
import { coAuthorText as text } from './text.ts';

let network: ReturnType<typeof fakeNetwork>;
beforeEach(() => {
  network = fakeNetwork();
});

const named = { title: 'أثر الحرارة', authors: ['ليلى', 'خالد'], has_objected: false };
const show = () => showAt('/co-author?token=abc', { '/co-author': <CoAuthorPage /> });
const seen = (...words: string[]) => words.map((each) => screen.queryByText(each) !== null);
const [firstPoint] = AGREEMENT.points;

test('of a paper that was sent with an agreement it says so, and that one may object to its publication', async () => {
  network.answer(showCoAuthorLink, { ...named, is_article: false, is_agreed: true });
  show();
  await screen.findByRole('button', { name: text.object });
  expect(seen(text.lead, text.agreed, firstPoint, text.leadOfArticle, text.ofArticle)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('of an article it says that it came out and what an objection leads to, and no agreement that nobody gave', async () => {
  network.answer(showCoAuthorLink, { ...named, is_article: true, is_agreed: false });
  network.answer(objectToPaper, { detail: 'وصل اعتراضك' });
  show();
  await userEvent.type(await screen.findByRole('textbox'), 'لست منهم');
  expect(seen(text.leadOfArticle, text.ofArticle, text.lead, text.agreed, firstPoint, text.object)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  await userEvent.click(screen.getByRole('button', { name: text.objectToArticle }));
  expect(await screen.findByText('وصل اعتراضك')).toBeDefined();
});
