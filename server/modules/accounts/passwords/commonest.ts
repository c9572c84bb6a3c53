import { readFileSync } from 'node:fs';

let list: string | undefined;

/** Whether a password in small letters is one of the ten thousand that are tried first. Read once, by whoever asks first. */
export function isCommonest(password: string): boolean {
  list ??= readFileSync(new URL('./commonest.txt', import.meta.url), 'utf8');
  return list.includes(`\n${password}\n`);
}
