import {
  type AuthorOnRecord,
  CORRECTED_FIELDS,
  type CorrectedField,
  type PaperRecord,
} from '@mustalah/contract/journal/corrections';
import { isOrcid } from '@mustalah/contract/journal/paper';
import { common } from '../text/common.ts';
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

export type AuthorFaults = Partial<Record<keyof AuthorOnRecord, string>>;

/** What stands against sending an author, by field. */
export function authorFaults({ name, orcid, email }: AuthorOnRecord): AuthorFaults {
  const bare = orcid.trim().replace(/^https?:\/\/orcid\.org\//, '');
  return {
    ...(name.trim() === '' && { name: common.required }),
    ...(bare !== '' && !isOrcid(bare.toUpperCase()) && { orcid: text.orcidWrong }),
    ...(email.trim() !== '' && !/^\S+@\S+\.\S+$/.test(email.trim()) && { email: text.emailWrong }),
  };
}

/** What stands against sending a text, by field. */
export function textFaults(before: PaperRecord, after: PaperRecord): Partial<Record<CorrectedField, string>> {
  const isUnfiled = after.sub_category === '' && after.main_category !== before.main_category;
  return {
    ...(after.title.trim() === '' && { title: common.required }),
    ...(after.abstract.trim() === '' && { abstract: common.required }),
    ...(isUnfiled && { sub_category: text.chooseSub }),
  };
}

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
