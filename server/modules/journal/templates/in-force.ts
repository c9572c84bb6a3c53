import type { LetterId } from '@mustalah/contract/journal/templates';
import type { Db } from '../../../platform/db.ts';
import { letters, type ValuesOf } from './letters.ts';
import { findWording } from './queries.ts';
import { fillAll, type Wording } from './rules.ts';

/** A letter with what is to stand in it. */
export interface Written {
  id: LetterId;
  values: Readonly<Record<string, string>>;
}

/** A letter to be sent, as it was delivered, and by what it is worded anew when it goes. */
export function written<Id extends LetterId>(
  id: Id,
  values: ValuesOf<Id>,
): { title: string; body: string; letter: Written } {
  const { subject, body } = fillAll(letters[id], values);
  return { title: subject, body, letter: { id, values } };
}

/** A letter as the editors of the journal word it now. */
export async function wordingOf(db: Db, { id, values }: Written): Promise<Wording> {
  return fillAll((await findWording(db, id)) ?? letters[id], values);
}
