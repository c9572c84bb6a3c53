import { errorText } from '@mustalah/contract/errors';
import { Refusal } from '../../../platform/errors.ts';

export const categoryUnknown = (field: 'main_category' | 'sub_category'): Refusal =>
  new Refusal(400, 'category_unknown', { fields: { [field]: [errorText.category_unknown] } });

interface Titled {
  title: string;
}

const naming = (
  code: 'paper_not_accepted' | 'own_paper' | 'objection_open' | 'final_file_missing' | 'final_file_unchecked',
  { title }: Titled,
) => ({
  detail: `${errorText[code]}: «${title}»`,
});

export const notAccepted = (paper: Titled): Refusal =>
  new Refusal(409, 'paper_not_accepted', naming('paper_not_accepted', paper));

export const ownPaper = (paper: Titled): Refusal => new Refusal(403, 'own_paper', naming('own_paper', paper));

export const objectedTo = (paper: Titled): Refusal =>
  new Refusal(409, 'objection_open', naming('objection_open', paper));

/** Of the papers that stand in the way the first is named. */
export const finalFileRefusal = (
  code: 'final_file_missing' | 'final_file_unchecked',
  paper: Titled,
): Refusal => new Refusal(409, code, naming(code, paper));
