import { RefusedCall } from '../../api.ts';
import { text } from './text.ts';

/** What to say about a refused submission; the order is that of the specification. */
export function submitFailure(error: unknown): string {
  if (!(error instanceof RefusedCall)) return text.submitFailed;
  const { code, fields, detail } = error;
  if (code === 'category_unknown') return text.categoryRefused;
  const fieldText = fields.arabic?.[0] ?? fields.latin?.[0] ?? fields.category?.[0];
  return fieldText || detail || text.submitFailed;
}
