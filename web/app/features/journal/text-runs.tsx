import type { Run } from '@mustalah/contract/journal/article-text';
import { Fragment, type ReactNode } from 'react';
import { formatInteger } from '../../text/format.ts';
import styles from './article-text.module.css';
import { articleTextText as text } from './text.ts';

/** Words with their looks, formulas as they were written, calls of notes, and what is missing. */
export const Runs = ({ runs }: { runs: readonly Run[] }) =>
  runs
    .map((run, at) => ({ key: String(at), run }))
    .map(({ key, run }) => <Fragment key={key}>{shown(run)}</Fragment>);

function shown(run: Run): ReactNode {
  if ('note' in run) {
    return (
      <sup>
        <a
          id={`call-${run.note}`}
          href={`#note-${run.note}`}
          aria-label={text.note(formatInteger(run.note + 1))}
        >
          {formatInteger(run.note + 1)}
        </a>
      </sup>
    );
  }
  if ('formula' in run)
    return (
      <code dir="ltr" className={styles.formula}>
        {run.formula}
      </code>
    );
  if ('missing' in run) return <em>{text.missing[run.missing]}</em>;
  const { text: words, bold, italic, script } = run;
  let look: ReactNode = words;
  if (script === 'sub') look = <sub>{look}</sub>;
  if (script === 'super') look = <sup>{look}</sup>;
  if (italic) look = <em>{look}</em>;
  return bold ? <strong>{look}</strong> : look;
}
