import { getCurrentUser } from '@mustalah/contract/accounts';
import {
  type LetterTemplate,
  listTemplates,
  previewTemplate,
  resetTemplate,
  saveTemplate,
} from '@mustalah/contract/journal/templates';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeNetwork, refusal } from '../../../test/network.ts';
import { person, signedIn } from '../../../test/person.ts';
import { showAt } from '../../../test/screen.tsx';
import { reloadUser } from '../../session.ts';
import LetterTemplatesPage from './letter-templates-page.tsx';
import { templatesText as text } from './text.ts';

const letter: LetterTemplate = {
  id: 'reviewer_invitation_mail',
  to: 'reviewer',
  occasion: 'بريد الدعوة',
  subject: 'دعوة',
  body: 'تعال',
  places: [{ name: 'الرابط', sample: 'https://example.org', is_needed: true }],
  default_subject: 'دعوة',
  default_body: 'تعال',
  changed_at: null,
  changed_by: null,
};
const changed = { ...letter, body: 'أقبل', changed_at: '2026-03-10T09:00:00.000Z', changed_by: 'محررة' };

test('a letter is looked at with values, refused at its field, kept, and put back', async () => {
  const network = fakeNetwork();
  await signedIn(network);
  network.answer(getCurrentUser, { ...person, is_journal_admin: true });
  await reloadUser();
  network.answer(listTemplates, [letter]);
  showAt('/journal-letters', { '/journal-letters': <LetterTemplatesPage /> });
  await userEvent.click(await screen.findByRole('tab', { name: text.sides.reviewer }));
  const edit = () => screen.findByRole('button', { name: text.editOf('بريد الدعوة') });
  await userEvent.click(await edit());
  const dialog = () => within(screen.getByRole('dialog'));
  expect(dialog().getByText(text.neededPlace('الرابط'))).toBeDefined();

  network.answer(previewTemplate, { subject: 'دعوة', body: '<b>كما تُقرأ</b>' });
  await userEvent.click(dialog().getByRole('button', { name: text.preview }));
  expect((await screen.findByRole('region', { name: text.preview })).textContent).toContain(
    '<b>كما تُقرأ</b>',
  );

  network.on(saveTemplate, () => refusal(400, 'bad_request', { body: ['لا بد في هذه الرسالة من {الرابط}'] }));
  const save = () => dialog().getByRole('button', { name: text.save });
  await userEvent.click(save());
  await dialog().findByText('لا بد في هذه الرسالة من {الرابط}');
  network.answer(saveTemplate, changed);
  network.answer(listTemplates, [changed]);
  await userEvent.click(save());
  await screen.findByText(text.changed);

  await userEvent.click(await edit());
  network.answer(resetTemplate, letter);
  network.answer(listTemplates, [letter]);
  await userEvent.click(dialog().getByRole('button', { name: text.putBackAct }));
  await screen.findByText(text.asDelivered);
});
