import type { ApprovedPaper } from '@mustalah/contract/journal/volumes';
import { formatInteger } from '../../text/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Text } from '../../ui/text.tsx';
import { Loader } from '../../ui/waiting.tsx';
import styles from './desk.module.css';
import { publishText as text } from './text.ts';

interface PaperChoiceProps {
  papers: readonly ApprovedPaper[];
  isLoading: boolean;
  /** Those that stay out. */
  left: ReadonlySet<number>;
  onChange: (left: ReadonlySet<number>) => void;
}

/** The papers that will stand in the volume; each may be left out. */
export function PaperChoice({ papers, isLoading, left, onChange }: PaperChoiceProps) {
  const toggle = (id: number) => {
    const after = new Set(left);
    if (!after.delete(id)) after.add(id);
    onChange(after);
  };
  return (
    <fieldset className={styles.papers}>
      <legend>{text.preview}</legend>
      {isLoading && <Loader />}
      {!isLoading && papers.length === 0 && <Text c="dimmed">{text.noPapers}</Text>}
      {papers.length > 0 && (
        <p className={styles.hint} aria-live="polite">
          {text.chosen(
            formatInteger(papers.filter(({ id }) => !left.has(id)).length),
            formatInteger(papers.length),
          )}
        </p>
      )}
      <ul className={styles.paperList}>
        {papers.map(({ id, title, abstract, authors, review_note, is_own }) => (
          <li key={id}>
            <label className={styles.paper}>
              <input
                type="checkbox"
                checked={!left.has(id)}
                onChange={() => toggle(id)}
                aria-label={text.include(title)}
              />
              <span>
                <span dir="auto" className={`term ${styles.paperTitle}`}>
                  {title}
                </span>
                {is_own && <Badge color="gold">{text.own}</Badge>}
                <span className={styles.hint}>
                  <bdi>{authors.map(({ name }) => name).join('، ')}</bdi>
                </span>
                <span dir="auto" className="clamp-2">
                  {abstract}
                </span>
                {review_note && (
                  <span className={styles.hint}>
                    {text.reviewNote} <bdi>{review_note}</bdi>
                  </span>
                )}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
