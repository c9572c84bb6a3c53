import {
  FORM,
  getReviewForm,
  type ReviewQuestion,
  saveReviewForm,
} from '@mustalah/contract/journal/review-form';
import { useEffect, useReducer, useRef, useState } from 'react';
import { call, RefusedCall, sayFailure } from '../../api.ts';
import { DeskNav } from '../../domain/journal-strip.tsx';
import { privatePageMeta } from '../../page-meta.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Group, Stack } from '../../ui/flow.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { toast } from '../../ui/toast.ts';
import { Loader } from '../../ui/waiting.tsx';
import { useCall } from '../../use-call.ts';
import { useWrite } from '../../use-write.ts';
import { type AskedQuestion, faultOf, QuestionEditor } from './question-editor.tsx';
import { formText as text } from './text.ts';

export const meta = () => privatePageMeta(text.title);

/** What reviewers are asked beside their verdict, for editors to say. */
export default function ReviewFormPage() {
  const { data, isError, refetch } = useCall(getReviewForm, {}, { staleTime: 0 });
  return (
    <PageFrame title={text.title} lead={text.lead}>
      <DeskNav />
      {isError && !data && <LoadFailure message={text.loadFailed} onRetry={() => void refetch()} />}
      {!data && !isError && <Loader />}
      {data && <Questions key={data.version} before={data.questions} version={data.version} />}
    </PageFrame>
  );
}

const NEW: Omit<AskedQuestion, 'key'> = {
  question: '',
  kind: 'text',
  choices: '',
  for_author: false,
  is_needed: false,
};

const askedOf = ({ id, choices, ...asked }: ReviewQuestion): AskedQuestion => ({
  ...asked,
  key: id,
  choices: choices.join('\n'),
});

function Questions({ before, version }: { before: readonly ReviewQuestion[]; version: number }) {
  const [questions, setQuestions] = useState(() => before.map(askedOf));
  const [isChecked, setChecked] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  const [faults, countFault] = useReducer((count: number) => count + 1, 0);
  // The first of them may stand far above the button.
  useEffect(() => {
    if (faults > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);
  const [refusal, setRefusal] = useState('');
  const { write, isPending } = useWrite(
    (all: readonly AskedQuestion[]) =>
      call(saveReviewForm, { body: { questions: all.map(sentOf), version } }),
    {
      outdates: [getReviewForm],
      onSuccess: () => toast('success', text.saved),
      onError: (error) => setRefusal(refusalIn(error)),
    },
  );
  const change = (next: AskedQuestion[]) => {
    setRefusal('');
    setQuestions(next);
  };
  const save = () => {
    setChecked(true);
    if (questions.every((each) => faultOf(each, questions) === null)) write(questions);
    else countFault();
  };
  const add = () =>
    change([...questions, { ...NEW, key: Math.min(0, ...questions.map(({ key }) => key)) - 1 }]);
  return (
    <Stack gap="md" ref={element}>
      {questions.length === 0 && <Empty title={text.none} />}
      {questions.map((asked, place) => (
        <QuestionEditor
          key={asked.key}
          place={place + 1}
          asked={asked}
          fault={isChecked ? faultOf(asked, questions) : null}
          onChange={(next) => change(questions.with(place, next))}
          onRaise={
            place > 0 ? () => change(questions.toSpliced(place, 1).toSpliced(place - 1, 0, asked)) : undefined
          }
          onRemove={() => change(questions.toSpliced(place, 1))}
        />
      ))}
      {refusal && <Alert color="red" role="alert" title={refusal} />}
      <Group gap="sm">
        <ActionButton isBusy={isPending} onClick={save}>
          {text.save}
        </ActionButton>
        {questions.length < FORM.questions && (
          <Button variant="outline" onClick={add}>
            {text.add}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

const sentOf = ({ question, kind, choices, for_author, is_needed }: AskedQuestion) => ({
  question,
  kind,
  choices: kind === 'choice' ? linesIn(choices) : [],
  for_author,
  is_needed,
});

const linesIn = (words: string): string[] =>
  words
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** What is said of the questions says more than that something is wrong. */
const refusalIn = (error: unknown): string =>
  (error instanceof RefusedCall && error.fields.questions?.[0]) || sayFailure(error, text.saveFailed);
