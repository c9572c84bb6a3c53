import type { CurrentUser } from '@mustalah/contract/accounts';
import { getCurrentUser } from '@mustalah/contract/accounts';
import { reloadUser } from '../app/session.ts';
import { storeTokens } from '../app/tokens.ts';
import type { fakeNetwork } from './network.ts';

export const person: CurrentUser = {
  id: 7,
  name: 'أمل',
  email: 'amal@example.org',
  email_confirmed: true,
  email_confirmation_required: false,
  education_level: '',
  institution: '',
  affiliation: '',
  orcid: '',
  bio: '',
  wallet_address: '',
  area_of_expertise: '',
  author_page: false,
  role: 'user',
  status: 'active',
  is_admin: false,
  is_journal_admin: false,
  is_reviewer: false,
  is_staff: false,
  is_contributor: false,
  deletion_due_at: null,
  created_at: '2026-01-01T00:00:00.000Z',
};

/** Somebody is signed in from here on. */
export async function signedIn(network: ReturnType<typeof fakeNetwork>): Promise<void> {
  network.answer(getCurrentUser, person);
  storeTokens({ access: 'access-1', refresh: 'refresh-1' });
  await reloadUser();
}

/** Nobody is signed in from here on. */
export async function signedOut(): Promise<void> {
  storeTokens(null);
  await reloadUser();
}
