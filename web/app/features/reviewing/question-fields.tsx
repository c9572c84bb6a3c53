import { FORM, type ReviewQuestion, SCORES } from '@mustalah/contract/journal/review-form';
import { formatInteger } from '../../text/format.ts';
import { ChoiceField, LongTextField } from '../../ui/field.tsx';
import { Stack } from '../../ui/flow.tsx';
import { questionText as text } from './text.ts';

/** By the words of the questions: they stay what they are when an editor changes another one. */
export type Answers = Readonly<Record<string, string>>;

interface QuestionFieldsProps {
  questions: readonly ReviewQuestion[];
  answers: Answers;
  /** Somebody wanted to send without what is needed. */
  isChecked: boolean;
  onAnswer: (question: string, answer: string) => void;
}

/** What the journal asks beside the verdict, each for whoever reads its answer. */
export const QuestionFields = ({ questions, answers, isChecked, onAnswer }: QuestionFieldsProps) => (
  <Stack gap="sm">
    {questions.map((asked) => {
      const { id, question, kind, is_needed, for_author } = asked;
      const field = {
        label: question,
        description: for_author ? text.forAuthor : text.forEditors,
        required: is_needed,
        value: answers[question] ?? '',
        error: isChecked && isMissing(asked, answers) && text.missing,
        onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
          onAnswer(question, value),
      };
      return kind === 'text' ? (
        <LongTextField key={id} {...field} rows={3} maxLength={FORM.answer} />
      ) : (
        <ChoiceField key={id} {...field} data={[{ value: '', label: text.choose }, ...choicesOf(asked)]} />
      );
    })}
  </Stack>
);

const choicesOf = ({ kind, choices }: ReviewQuestion) =>
  kind === 'score'
    ? SCORES.map((score) => ({ value: String(score), label: text.scores[score] ?? formatInteger(score) }))
    : choices.map((value) => ({ value, label: value }));

const isMissing = ({ is_needed, question }: ReviewQuestion, answers: Answers): boolean =>
  is_needed && !answers[question]?.trim();

export const anyMissing = (questions: readonly ReviewQuestion[], answers: Answers): boolean =>
  questions.some((asked) => isMissing(asked, answers));

/** As the call that sends the verdict takes them. */
export const givenAnswers = (questions: readonly ReviewQuestion[], answers: Answers) =>
  questions
    .map(({ id, question }) => ({ question_id: id, answer: answers[question]?.trim() ?? '' }))
    .filter(({ answer }) => answer !== '');
