import { loanwordLines } from '../tables/latin.data.generated.ts';
import type { Loanword } from './loanwords.ts';

/** Every listed loanword with its Latin forms and, where it belongs to one, its field. */
export function listLoanwords(): Loanword[] {
  return loanwordLines.split('\n').flatMap((line) => {
    const [arabic = '', latin = '', category = '-'] = line.split('|');
    if (arabic === '') return [];
    return [{ arabic, latin: latin.split(','), category: category === '-' ? null : category }];
  });
}
