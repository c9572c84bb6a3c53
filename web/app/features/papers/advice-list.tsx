import type { PaperAdvice } from '@mustalah/contract/journal/submissions';
import { HiddenText } from '../../domain/hidden-text.tsx';
import { hiddenText } from '../../domain/hidden-text-text.ts';
import { PaperSigns } from '../../domain/paper-signs.tsx';
import styles from './papers.module.css';
import { checkText as text } from './text.ts';

/** What the check found, in the order in which it matters. */
export function AdviceList({ advice }: { advice: PaperAdvice }) {
  const { words, fewest_words, sections, signs, hidden_text, has_no_text } = advice;
  const missing = sections.filter(({ is_found }) => !is_found).map(({ id }) => text.sections[id]);
  return (
    <div className={styles.advice}>
      {has_no_text ? (
        <p>{text.noText}</p>
      ) : (
        <>
          <p>{words < fewest_words ? text.fewWords(words, fewest_words) : text.words(words)}</p>
          <p>{missing.length > 0 ? text.missing(missing.join('، ')) : text.allSections}</p>
        </>
      )}
      {signs.length === 0 && !has_no_text && <p>{text.noSigns}</p>}
      {signs.length > 0 && (
        <>
          <p>{text.signs}</p>
          <PaperSigns signs={signs} />
        </>
      )}
      <HiddenText hidden={hidden_text} lead={hiddenText.ofFile} />
      <p>{text.adviceOnly}</p>
    </div>
  );
}
