import type { Sign } from '@mustalah/contract/journal/paper';
import { signsText as text } from './paper-signs-text.ts';

/** What gives the authors of a paper away, a line each. */
export const PaperSigns = ({ signs }: { signs: readonly Sign[] }) => (
  <ul>
    {signs.map(({ kind, found, where, pages }) => (
      <li key={`${kind} ${where} ${found}`}>
        {text.kinds[kind]} «<bdi>{found}</bdi>» {text.places[where](pages)}
      </li>
    ))}
  </ul>
);
