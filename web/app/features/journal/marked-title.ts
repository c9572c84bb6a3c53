import type { Article } from '@mustalah/contract/journal/articles';
import { articleText as text } from './text.ts';

/** The title with what the editors say of its article before it, as every record of it has it. */
export function markedTitle({ title, language, retraction, concern }: Article): string {
  const isArabic = language === 'ar';
  if (retraction) return isArabic ? text.retractedTitle(title) : `RETRACTED: ${title}`;
  if (concern) return isArabic ? text.concernTitle(title) : `EXPRESSION OF CONCERN: ${title}`;
  return title;
}
