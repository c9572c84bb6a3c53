import { PASSWORD_LENGTH } from '@mustalah/contract/fields';
import type { Faults } from '../../use-form-write.ts';
import { text } from './text.ts';

export interface NewPassword {
  password: string;
  confirmation: string;
}

/** What stands against a password that is chosen and typed twice. */
export function newPasswordFaults({ password, confirmation }: NewPassword): Faults<NewPassword> {
  if (password.length < PASSWORD_LENGTH.min) return { password: text.passwordTooShort };
  return password === confirmation ? {} : { confirmation: text.passwordsDiffer };
}
