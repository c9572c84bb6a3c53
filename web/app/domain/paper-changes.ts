import {
  type AuthorOnRecord,
  CORRECTED_FIELDS,
  type CorrectedField,
  type PaperRecord,
} from '@mustalah/contract/journal/corrections';
import { correctionText as text } from './paper-correction-text.ts';

export const NOBODY: AuthorOnRecord = { name: '', latin_name: '', affiliation: '', orcid: '', email: '' };

/** As it is sent: lines in which nothing was written are no keywords. */
export const cleaned = (record: PaperRecord): PaperRecord => ({
  ...record,
  keywords: record.keywords.map((keyword) => keyword.trim()).filter(Boolean),
});

/** The fields in which two states of a paper differ. */
export const changedFields = (before: PaperRecord, after: PaperRecord): CorrectedField[] =>
  CORRECTED_FIELDS.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));

/** A field in words, of people all that is known of each. */
export function inWords(record: PaperRecord, field: CorrectedField): string {
  if (field === 'language') return text.languages[record.language];
  if (field === 'keywords') return record.keywords.join('، ');
  if (field !== 'authors') return record[field];
  return record.authors
    .map(({ name, latin_name, affiliation, orcid, email }) =>
      [name, latin_name, affiliation, orcid, email].filter(Boolean).join('، '),
    )
    .join('\n');
}
