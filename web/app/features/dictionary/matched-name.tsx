import type { MatchKind } from '@mustalah/contract/terms/dictionary';
import styles from './dictionary.module.css';
import { piecesOf } from './matched-letters.ts';

interface MatchedNameProps {
  name: string;
  search: string;
  match: MatchKind | null;
}

/** A name with the letters marked that were searched for. */
export const MatchedName = ({ name, search, match }: MatchedNameProps) =>
  piecesOf(name, search, match).map(({ letters, isMatched }, place) =>
    isMatched ? (
      // Pieces have no other name than their place.
      // oxlint-disable-next-line react/no-array-index-key
      <mark key={place} className={styles.matched}>
        {letters}
      </mark>
    ) : (
      letters
    ),
  );
