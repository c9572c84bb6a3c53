import type { CreditRole, Funding } from '@mustalah/contract/journal/declarations';
import { isOrcid, PAPER_LENGTHS, PaperFile } from '@mustalah/contract/journal/paper';
import { missingInProposal, type ProposalDraft } from '../../domain/proposal-fields.tsx';
import { common } from '../../text/common.ts';
import type { Faults } from '../../use-form-write.ts';
import { submitText as text } from './text.ts';

/** An author as the form holds one; of the submitter the address is known. */
export interface AuthorDraft extends Record<AuthorText, string> {
  roles: CreditRole[];
}
export type AuthorText = 'name' | 'latin_name' | 'affiliation' | 'orcid' | 'email';

export const emptyAuthor: AuthorDraft = {
  name: '',
  latin_name: '',
  affiliation: '',
  orcid: '',
  email: '',
  roles: [],
};

export const emptyFunding: Funding = { funder: '', funder_id: '', award: '' };

const emptyDeclarations = { ethics: '', data_access: '', ai_use: '', funding: [] as Funding[] };

/** What the form holds. People stand in it as JSON, as they are sent; of the file only its name. */
export const emptySubmission = {
  title: '',
  main_category: '',
  sub_category: '',
  abstract: '',
  pdf_file: '',
  first_author: JSON.stringify(emptyAuthor),
  co_authors: '[]',
  keywords: '',
  language: 'ar',
  title_en: '',
  abstract_en: '',
  conflict_statement: '',
  proposed_terms: '[]',
  declarations: JSON.stringify(emptyDeclarations),
  /** The wording that was agreed to. */
  agreement: '',
};
export type SubmissionDraft = typeof emptySubmission;

export const firstAuthorOf = ({ first_author }: Pick<SubmissionDraft, 'first_author'>): AuthorDraft => ({
  ...emptyAuthor,
  ...JSON.parse(first_author),
});

export const coAuthorsOf = ({ co_authors }: Pick<SubmissionDraft, 'co_authors'>): AuthorDraft[] =>
  JSON.parse(co_authors).map((author: Partial<AuthorDraft>) => ({ ...emptyAuthor, ...author }));

export const declarationsOf = ({
  declarations,
}: Pick<SubmissionDraft, 'declarations'>): typeof emptyDeclarations => ({
  ...emptyDeclarations,
  ...JSON.parse(declarations),
});

export const coinedTermsOf = ({ proposed_terms }: Pick<SubmissionDraft, 'proposed_terms'>): ProposalDraft[] =>
  JSON.parse(proposed_terms);

/** What stands against a file before it is sent; null when nothing does. */
export function fileObjection(file: Pick<File, 'name' | 'type' | 'size'> | null): string | null {
  const { type: wrongType, size: tooLarge } = PaperFile.refusals;
  // Some systems know no type for it.
  const isPdf = file?.type ? file.type === 'application/pdf' : /\.pdf$/i.test(file?.name ?? '');
  if (!file || !isPdf) return wrongType;
  return file.size > PaperFile.maxBytes ? tooLarge : null;
}

/** What stands against sending, by field. */
export function faultsIn(draft: SubmissionDraft, file: File | null): Faults<SubmissionDraft> {
  const required = (field: 'title' | 'main_category' | 'sub_category' | 'abstract') =>
    draft[field].trim() === '' ? common.required : undefined;
  return {
    title: required('title'),
    main_category: required('main_category'),
    sub_category: required('sub_category'),
    abstract: required('abstract'),
    pdf_file: fileObjection(file) ?? undefined,
    first_author: orcidFault(firstAuthorOf(draft), 1),
    co_authors: coAuthorFault(coAuthorsOf(draft)),
    keywords: keywordFault(draft.keywords),
    proposed_terms: coinedFault(coinedTermsOf(draft)),
    declarations: fundingFault(declarationsOf(draft).funding),
    agreement: draft.agreement === '' ? text.agreementMissing : undefined,
  };
}

/** Fields that are folded away at first. */
export const foldedFields = [
  'first_author',
  'co_authors',
  'keywords',
  'language',
  'title_en',
  'abstract_en',
  'conflict_statement',
] as const satisfies (keyof SubmissionDraft)[];

function coAuthorFault(authors: readonly AuthorDraft[]): string | undefined {
  for (const [index, author] of authors.entries()) {
    const place = index + 2;
    if (author.name.trim() === '') return text.authorNameMissing(place);
    const fault = orcidFault(author, place);
    if (fault) return fault;
  }
  return undefined;
}

function coinedFault(terms: readonly ProposalDraft[]): string | undefined {
  const place = terms.findIndex((term) => Object.keys(missingInProposal(term)).length > 0);
  return place < 0 ? undefined : text.coinedMissing(place + 1);
}

function fundingFault(funding: readonly Funding[]): string | undefined {
  const place = funding.findIndex(({ funder }) => funder.trim() === '');
  return place < 0 ? undefined : text.funderMissing(place + 1);
}

function orcidFault({ orcid }: AuthorDraft, place: number): string | undefined {
  const bare = orcid
    .trim()
    .replace(/^https?:\/\/orcid\.org\//, '')
    .toUpperCase();
  return bare === '' || isOrcid(bare) ? undefined : text.orcidWrong(place);
}

function keywordFault(keywords: string): string | undefined {
  const count = keywords.split(/[,،;؛\n]/).filter((each) => each.trim()).length;
  return count > PAPER_LENGTHS.keywords ? text.tooManyKeywords(PAPER_LENGTHS.keywords) : undefined;
}
