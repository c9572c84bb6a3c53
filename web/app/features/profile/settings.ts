import { type CurrentUser, WALLET_PATTERN } from '@mustalah/contract/accounts';
import { RefusedCall } from '../../api.ts';
import type { Faults } from '../../use-form-write.ts';
import { settingsText as text } from './text.ts';

export const settingsFields = [
  'name',
  'bio',
  'education_level',
  'institution',
  'affiliation',
  'orcid',
  'wallet_address',
] as const;
export type Settings = Pick<CurrentUser, (typeof settingsFields)[number]>;

export const settingsOf = ({
  name,
  bio,
  education_level,
  institution,
  affiliation,
  orcid,
  wallet_address,
}: Settings): Settings => ({
  name,
  bio,
  education_level,
  institution,
  affiliation,
  orcid,
  wallet_address,
});

export const isSame = (one: Settings, other: Settings): boolean =>
  settingsFields.every((field) => one[field] === other[field]);

/** What the icon beside the wallet's address says while one types. */
export function walletStateOf(address: string): 'empty' | 'valid' | 'invalid' {
  if (address.trim() === '') return 'empty';
  return WALLET_PATTERN.test(address.trim()) ? 'valid' : 'invalid';
}

/** What stands against saving, by field. */
export const faultsOf = ({ name, wallet_address }: Settings): Faults<Settings> => ({
  ...(name.trim() === '' && { name: text.nameMissing }),
  ...(walletStateOf(wallet_address) === 'invalid' && { wallet_address: text.walletInvalid }),
});

/** What to say about a failed save: what the caller can mend is named, a fault of ours is not. */
export function saveFailure(error: unknown): string {
  if (!(error instanceof RefusedCall) || error.status >= 500) return text.saveFailed;
  const { fields, detail } = error;
  const refused = [...settingsFields, 'non_field_errors'].find((field) => fields[field]?.[0]);
  return refused ? (fields[refused]?.[0] ?? detail) : detail;
}
