import type { MyPaper } from '@mustalah/contract/journal/submissions';
import { ReviewAnswers } from '../../domain/review-answers.tsx';
import { formatDay } from '../../text/format.ts';
import { Text } from '../../ui/text.tsx';
import { AdviceList } from './advice-list.tsx';
import styles from './papers.module.css';
import { checkText, papersText as text } from './text.ts';

/** The rounds of a paper, the last first, and what the check found in its file. */
export function PaperHistory({ paper: { title, rounds, advice, next_step } }: { paper: MyPaper }) {
  if (rounds.length === 0) return null;
  return (
    <details className={styles.history}>
      <summary aria-label={text.historyOf(title)}>{text.history}</summary>
      {rounds
        .toReversed()
        .map(({ round, submitted_at, reply, decision, decided_at, letter, notes, answers, annotated }) => (
          <section key={round} className={styles.round}>
            <h3>
              {text.round(round)} · {text.submittedOn(formatDay(submitted_at))}
            </h3>
            {reply && (
              <>
                <Text size="sm" fw={600}>
                  {text.reply}
                </Text>
                <p dir="auto" className={styles.userText}>
                  {reply}
                </p>
              </>
            )}
            <Text size="sm" fw={600}>
              {text.decisions[decision ?? 'pending']}
              {decided_at && ` · ${formatDay(decided_at)}`}
            </Text>
            {letter && (
              <blockquote className={styles.note}>
                <strong>{letter.subject}</strong>
                <p dir="auto">{letter.body}</p>
              </blockquote>
            )}
            {notes.map(({ from, note }) => (
              <blockquote key={from} className={styles.note}>
                <strong>{from}</strong>
                <p dir="auto">{note}</p>
              </blockquote>
            ))}
            {answers.map((each) => (
              <blockquote key={each.from} className={styles.note}>
                <strong>{text.answersOf(each.from)}</strong>
                <ReviewAnswers answers={each.answers} />
              </blockquote>
            ))}
            {annotated.map(({ from, url }) => (
              <a key={from} href={url} target="_blank" rel="noreferrer" className="hit">
                {text.annotated(from)}
              </a>
            ))}
          </section>
        ))}
      {advice && next_step !== 'none' && (
        <section className={styles.round}>
          <h3>{checkText.title}</h3>
          <AdviceList advice={advice} />
        </section>
      )}
    </details>
  );
}
