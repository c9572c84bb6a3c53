import { errorText } from '@mustalah/contract/errors';
import { ARABIC_UNREADABLE } from '@mustalah/contract/terms/suggestions';
import { Refusal } from '../../platform/errors.ts';
import { arabicExistsText } from './text.ts';

export const categoryUnknown = (): Refusal =>
  new Refusal(400, 'category_unknown', { fields: { category: [errorText.category_unknown] } });

export const arabicUnreadable = (): Refusal =>
  new Refusal(400, 'bad_request', { fields: { arabic: [ARABIC_UNREADABLE] } });

/** The refusal of a spelling variant of a live term, with the way to that term. */
export const termExists = (existing: { id: number; arabic: string } | undefined): Refusal =>
  new Refusal(409, 'term_exists', {
    ...(existing && { fields: { arabic: [arabicExistsText(existing.arabic)] }, extra: { existing } }),
  });
