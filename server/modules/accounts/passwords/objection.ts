import type { Role } from '@mustalah/contract/accounts';
import { type ErrorCode, errorText } from '@mustalah/contract/errors';
import { ADMIN_PASSWORD_LENGTH } from '@mustalah/contract/fields';
import { Refusal } from '../../../platform/errors.ts';
import { looksOf } from '../names/look-alikes.ts';
import { isCommonest } from './commonest.ts';

/** Whose password it is to be. */
export interface Chooser {
  email: string;
  name: string;
  role: Role;
}

/** What is typed by repeating one or two characters is guessed without any list. */
const FEWEST_CHARACTERS = 3;

/** Whether it is among the first that are tried. */
const isEasilyTyped = (folded: string): boolean =>
  new Set(folded).size < FEWEST_CHARACTERS || isCommonest(folded);

/** What is repeated in a password that only writes every character twice or more (ppaass), or all of it again (abcabc). */
function withoutRepetition(folded: string): string[] {
  const runs = folded.match(/(.)\1*/gsu) ?? [];
  const evenly = (times: number) => runs.every((run) => [...run].length % times === 0);
  const times = [4, 3, 2].find(evenly);
  const single = times === undefined ? [] : [runs.map((run) => run.slice(0, run.length / times)).join('')];
  const [, again] = /^(.+?)\1+$/su.exec(folded) ?? [];
  return again === undefined ? single : [...single, again];
}

/** What stands, beside the bounds of the contract, against a password that is chosen now; older ones are never asked. */
export function passwordObjection(password: string, { email, name, role }: Chooser): ErrorCode | null {
  // guard: The password of an admin has twelve characters (objection.test.ts)
  if (role === 'admin' && password.length < ADMIN_PASSWORD_LENGTH) return 'admin_password_short';
  const folded = foldPassword(password);
  const typed = [folded, ...withoutRepetition(folded)];
  // guard: The commonest passwords are taken by nobody (objection.test.ts)
  if (typed.some(isEasilyTyped)) return 'password_common';
  const [local = ''] = email.split('@');
  const own = [email, local, name].map(looksOf);
  // guard: Nobody takes their address or name for a password (objection.test.ts) ‹own.includes(looksOf(password)) → own.length < 0›
  return own.includes(looksOf(password)) ? 'password_personal' : null;
}

/** Refuse a password that is easily guessed, at the field of the form in which it was chosen. */
export function refuseWeakPassword(password: string, chooser: Chooser, field = 'password'): void {
  const code = passwordObjection(password, chooser);
  if (code) throw new Refusal(400, code, { fields: { [field]: [errorText[code]] } });
}

const ARABIC_DIGIT = /[٠-٩۰-۹]/g;
/** As whoever guesses would write it: in small letters, with the digits of the list. */
const foldPassword = (password: string): string =>
  password
    .normalize('NFKC')
    .toLowerCase()
    .trim()
    .replace(ARABIC_DIGIT, (digit) => String(digit.charCodeAt(0) % 16));
