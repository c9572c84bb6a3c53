import type { ErrorCode } from '@mustalah/contract/errors';
import { isLinkLike } from './link-like.ts';

/** Drawn as nothing, whatever their category says. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}⠀]/gu;
/** A vocalised letter bears three at most. */
const HEAP_OF_MARKS = /\p{M}{5}/u;
const LINE_BREAK = /[\n\r\u0085\u2028\u2029]/u;

/** What stands against a name for its own form; whose it is is not asked. */
export function nameObjection(name: string): ErrorCode | null {
  const seen = name.replace(UNSEEN, '');
  if (!/\p{L}/u.test(seen) || HEAP_OF_MARKS.test(seen)) return 'name_unreadable';
  return isLinkLike(seen) ? 'name_link' : null;
}

/** A name by which a mail may greet; null for one from the time before such names were refused. */
export const greetingName = (name: string): string | null =>
  nameObjection(name) || LINE_BREAK.test(name) ? null : name;
