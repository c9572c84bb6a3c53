import type { HiddenText as Hidden } from '@mustalah/contract/journal/paper';
import { hiddenText as text } from './hidden-text-text.ts';

interface HiddenTextProps {
  /** Null of a file that was not looked through for it. */
  hidden: Hidden | null | undefined;
  /** What is said before it, of so many pages. */
  lead: (pages: number) => string;
}

/** What on the pages of a file nobody sees, a line each, and what could not be looked at. */
export function HiddenText({ hidden, lead }: HiddenTextProps) {
  if (!hidden) return null;
  const { found, pages, scanned_pages, unchecked_pages } = hidden;
  const more = pages - new Set(found.map(({ page }) => page)).size;
  return (
    <>
      {pages > 0 && <p>{lead(pages)}</p>}
      {found.length > 0 && (
        <ul>
          {found.map(({ page, reason, words, excerpt }) => (
            <li key={`${page} ${reason}`}>
              {text.place(page, words)} {text.reasons[reason]}: «<bdi>{excerpt}</bdi>»
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p>{text.more(more)}</p>}
      {scanned_pages > 0 && <p>{text.scanned(scanned_pages)}</p>}
      {unchecked_pages > 0 && <p>{text.unchecked(unchecked_pages)}</p>}
    </>
  );
}
