import { PAPER_LENGTHS, type Verdict } from '@mustalah/contract/journal/paper';
import { listReviewerPapers, type ReviewerPaper, submitReview } from '@mustalah/contract/journal/review';
import { getReviewForm } from '@mustalah/contract/journal/review-form';
import { getUserStats } from '@mustalah/contract/rewards';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, RefusedCall, sayFailure } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { LongTextField } from '../../ui/field.tsx';
import { Group, Stack } from '../../ui/flow.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { toast } from '../../ui/toast.ts';
import { keyOf, useCall } from '../../use-call.ts';
import { useWrite } from '../../use-write.ts';
import { AnnotatedField } from './annotated-field.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { type Answers, anyMissing, givenAnswers, QuestionFields } from './question-fields.tsx';
import { annotatedText, questionText, text } from './text.ts';
import { VerdictDialog } from './verdict-dialog.tsx';

const verdicts = [
  { verdict: 'approved', look: {} },
  { verdict: 'revisions_requested', look: { color: 'gold' } },
  { verdict: 'rejected', look: { color: 'red' } },
] as const satisfies { verdict: Verdict; look: object }[];

const NOTHING = { review_note: '', internal_note: '' };

/** The notes and the three verdicts; what is written stays until it was sent. */
export function ReviewForm({ paper }: { paper: ReviewerPaper }) {
  const queries = useQueryClient();
  const [notes, setNotes] = useState(NOTHING);
  const [chosen, choose] = useState<Verdict | null>(null);
  const [isAsked, setAsked] = useState(false);
  const [isDeclining, setDeclining] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const form = useCall(getReviewForm, {}, { staleTime: 0 });
  const questions = form.data?.questions ?? [];
  const [answers, setAnswers] = useState<Answers>({});
  const [isChecked, setChecked] = useState(false);
  const review = useWrite(
    (action: Verdict) => {
      const given = givenAnswers(questions, answers);
      const body = { action, ...notes, ...(given.length > 0 && { answers: given }) };
      return call(submitReview, { params: { id: paper.id }, body });
    },
    {
      outdates: [listReviewerPapers, getUserStats],
      onSuccess(reviewed) {
        setNotes(NOTHING);
        choose(null);
        queries.setQueriesData<ReviewerPaper[]>({ queryKey: keyOf(listReviewerPapers) }, (papers) =>
          papers?.map((each) => (each.id === reviewed.id ? reviewed : each)),
        );
        toast('success', text.sent);
      },
      onError(error) {
        // guard: A rejection without a word stays where its question is answered (reviewer-papers.test.tsx)
        if (error instanceof RefusedCall && error.code === 'reasons_missing') return setAsked(true);
        if (error instanceof RefusedCall && error.code === 'review_form_changed') void form.refetch();
        choose(null);
        toast('error', sayFailure(error, text.sendFailed));
      },
    },
  );
  const chooseOnceReady = (verdict: Verdict) => {
    setChecked(true);
    if (isUploading) toast('error', annotatedText.wait);
    else if (anyMissing(questions, answers)) toast('error', questionText.unanswered);
    else choose(verdict);
  };
  const note = (name: keyof typeof NOTHING) => ({
    value: notes[name],
    maxLength: PAPER_LENGTHS.note,
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setNotes((before) => ({ ...before, [name]: value })),
  });

  return (
    <Stack gap="sm">
      <LongTextField {...note('review_note')} label={text.note} description={text.noteHint} rows={5} />
      {form.isError && !form.data && (
        <LoadFailure message={questionText.loadFailed} onRetry={() => void form.refetch()} />
      )}
      <QuestionFields
        questions={questions}
        answers={answers}
        isChecked={isChecked}
        onAnswer={(question, answer) => setAnswers((before) => ({ ...before, [question]: answer }))}
      />
      <AnnotatedField paper={paper} onBusy={setUploading} />
      <LongTextField {...note('internal_note')} label={text.internalNote} rows={2} />
      <Group gap="xs">
        {verdicts.map(({ verdict, look }) => (
          <Button key={verdict} {...look} onClick={() => chooseOnceReady(verdict)}>
            {text.act[verdict]}
          </Button>
        ))}
        {paper.state === 'accepted' && (
          <Button variant="subtle" onClick={() => setDeclining(true)}>
            {text.decline}
          </Button>
        )}
      </Group>
      {chosen && (
        <VerdictDialog
          paper={paper}
          verdict={chosen}
          hasNote={notes.review_note.trim() !== ''}
          isAsked={isAsked && chosen === 'rejected' && notes.review_note.trim() === ''}
          isBusy={review.isPending}
          onSend={() => review.write(chosen)}
          onClose={() => choose(null)}
        />
      )}
      {isDeclining && <DeclineDialog paper={paper} onClose={() => setDeclining(false)} />}
    </Stack>
  );
}
