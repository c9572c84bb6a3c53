import { CORRECTED_FIELDS, type CorrectedField } from '@mustalah/contract/journal/corrections';

/** The fields that differ between what stands there and what was sent; what was not sent stays. */
export const changedFields = (
  before: Readonly<Record<CorrectedField, unknown>>,
  sent: Readonly<Partial<Record<CorrectedField, unknown>>>,
): CorrectedField[] =>
  CORRECTED_FIELDS.filter(
    (field) => sent[field] !== undefined && JSON.stringify(sent[field]) !== JSON.stringify(before[field]),
  );
