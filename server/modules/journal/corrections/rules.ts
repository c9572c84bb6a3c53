import {
  type AuthorOnRecord,
  CORRECTED_FIELDS,
  type CorrectedField,
} from '@mustalah/contract/journal/corrections';
import { normalize } from '@mustalah/morphology';

/** The fields that differ between what stands there and what was sent; what was not sent stays. */
export const changedFields = (
  before: Readonly<Record<CorrectedField, unknown>>,
  sent: Readonly<Partial<Record<CorrectedField, unknown>>>,
): CorrectedField[] =>
  CORRECTED_FIELDS.filter(
    (field) => sent[field] !== undefined && JSON.stringify(sent[field]) !== JSON.stringify(before[field]),
  );

type Person = Pick<AuthorOnRecord, 'name' | 'affiliation'>;

/**
 * Whether what was stated of conflicts of interest was stated by others: somebody came, left, or works elsewhere. Order,
 * addresses and numbers change nobody.
 */
export function areOthers(before: readonly Person[], after: readonly Person[]): boolean {
  const known = ({ name, affiliation }: Person) => JSON.stringify([normalize(name), normalize(affiliation)]);
  const [former, present] = [new Set(before.map(known)), new Set(after.map(known))];
  return former.size !== present.size || [...former].some((each) => !present.has(each));
}
