import { type ReviewAnswer, SCORES } from '@mustalah/contract/journal/review-form';
import { formatInteger } from '../text/format.ts';
import styles from './review-answers.module.css';
import { reviewAnswersText as text } from './text.ts';

const BEST = Math.max(...SCORES);

/** What a reviewer answered to the journal's questions. */
export function ReviewAnswers({ answers }: { answers: readonly ReviewAnswer[] }) {
  if (answers.length === 0) return null;
  return (
    <dl className={styles.answers}>
      {answers.map(({ question, kind, answer }) => (
        <div key={question}>
          <dt dir="auto">{question}</dt>
          <dd dir="auto">
            {kind === 'score' ? text.score(formatInteger(Number(answer)), formatInteger(BEST)) : answer}
          </dd>
        </div>
      ))}
    </dl>
  );
}
