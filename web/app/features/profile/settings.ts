import { type CurrentUser, WALLET_PATTERN } from '@mustalah/contract/accounts';
import type { FieldErrors } from '@mustalah/contract/errors';
import { RefusedCall } from '../../api.ts';
import { settingsText as text } from './text.ts';

export const settingsFields = ['name', 'bio', 'education_level', 'institution', 'wallet_address'] as const;
export type SettingsField = (typeof settingsFields)[number];
export type Settings = Pick<CurrentUser, SettingsField>;
export type SettingsFaults = Partial<Record<SettingsField, string>>;

export const SETTINGS_LIMITS = { name: 100, bio: 2000, wallet_address: 100 } as const;

export const settingsOf = ({
  name,
  bio,
  education_level,
  institution,
  wallet_address,
}: Settings): Settings => ({
  name,
  bio,
  education_level,
  institution,
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
export const faultsOf = ({ name, wallet_address }: Settings): SettingsFaults => ({
  ...(name.trim() === '' && { name: text.nameMissing }),
  ...(walletStateOf(wallet_address) === 'invalid' && { wallet_address: text.walletInvalid }),
});

/** The faults without that of a field, which is being mended. */
export const withoutFault = (faults: SettingsFaults, field: SettingsField): SettingsFaults =>
  Object.fromEntries(Object.entries(faults).filter(([name]) => name !== field));

/** The server's sentences for the fields of this form. */
export function refusedFields(error: unknown): SettingsFaults {
  const fields: FieldErrors = error instanceof RefusedCall ? error.fields : {};
  return Object.fromEntries(
    settingsFields.flatMap((field) => (fields[field]?.[0] ? [[field, fields[field][0]]] : [])),
  );
}

/** What to say about a failed save: what the caller can mend is named, a fault of ours is not. */
export function saveFailure(error: unknown): string {
  if (!(error instanceof RefusedCall) || error.status >= 500) return text.saveFailed;
  return Object.values(refusedFields(error))[0] ?? error.fields.non_field_errors?.[0] ?? error.detail;
}
