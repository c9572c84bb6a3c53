import { type DeskPaper, draftDecision, LETTER_LENGTHS, sendDecision } from '@mustalah/contract/journal/desk';
import { PAPER_LENGTHS, type Verdict } from '@mustalah/contract/journal/paper';
import { useState } from 'react';
import { call, sayFailure } from '../../api.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ChoiceField, LongTextField, TextField } from '../../ui/field.tsx';
import { Group, Stack } from '../../ui/flow.tsx';
import { Text, Title } from '../../ui/text.tsx';
import { Toggle } from '../../ui/toggle.tsx';
import { useWrite } from '../../use-write.ts';
import type { Message } from './banner.tsx';
import styles from './desk.module.css';
import { LetterAsRead } from './letter-as-read.tsx';
import { letterText, text } from './text.ts';
import { useDeskWrite } from './use-desk-write.ts';

interface DecisionLetterProps {
  paper: DeskPaper;
  say: (message: Message) => void;
  onClose: () => void;
}

interface Letter {
  subject: string;
  body: string;
}

const choices = [
  { value: '', label: text.chooseDecision },
  ...Object.entries(letterText.decisions).map(([value, label]) => ({ value, label })),
];

/** A decision by a letter: drafted from its template with the notes that are chosen, edited, looked at, and sent. */
export function DecisionLetter({ paper, say, onClose }: DecisionLetterProps) {
  const [decision, choose] = useState<Verdict | ''>('');
  const [withheld, setWithheld] = useState<readonly number[]>([]);
  const [letter, setLetter] = useState<Letter | null>(null);
  const [internalNote, setInternalNote] = useState('');
  const [isShown, setShown] = useState(false);
  const [fault, setFault] = useState('');
  const reviews = paper.assignments.filter(
    ({ round, state, note, answers, annotated_file }) =>
      round === paper.round &&
      state === 'submitted' &&
      (note !== '' || answers.length > 0 || annotated_file !== null),
  );
  const notes = reviews.map(({ id }) => id).filter((id) => !withheld.includes(id));
  const drafting = useWrite(
    (chosen: Verdict) => call(draftDecision, { params: { id: paper.id }, body: { decision: chosen, notes } }),
    {
      outdates: [],
      onSuccess(draft) {
        setLetter(draft);
        setFault('');
      },
      onError: (error) => setFault(sayFailure(error, letterText.draftFailed)),
    },
  );
  const sending = useDeskWrite({
    send: (sent: Letter & { decision: Verdict }) =>
      call(sendDecision, {
        params: { id: paper.id },
        body: { ...sent, notes, internal_note: internalNote, version: paper.version },
      }),
    say: (message) => (message.tone === 'error' ? setFault(message.words) : say(message)),
    done: () => letterText.sent,
    failed: letterText.sendFailed,
    onSuccess: onClose,
  });
  const draft = () => {
    if (decision === '') setFault(text.decisionMissing);
    else drafting.write(decision);
  };
  const send = () => {
    if (decision !== '' && letter) sending.write({ ...letter, decision });
  };
  return (
    <Dialog title={letterText.title(paper.title)} onClose={onClose} size="lg">
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {letterText.lead}
        </Text>
        <ChoiceField
          label={text.decision}
          value={decision}
          data={choices}
          onChange={({ currentTarget: { value } }) => {
            choose(value as Verdict | '');
            // The words of one decision are not those of another.
            setLetter(null);
            setFault('');
          }}
        />
        {reviews.length > 0 && (
          <Stack component="section" gap="xs">
            <Title order={3} size="h5">
              {letterText.notes}
            </Title>
            <Text size="sm" c="dimmed">
              {letterText.notesHint}
            </Text>
            {reviews.map(({ id, letter: name, verdict, note, answers, annotated_file }) => (
              <Group key={id} gap="sm" wrap="nowrap" align="start">
                <Toggle
                  label={letterText.chooseNote(name)}
                  isOn={!withheld.includes(id)}
                  onChange={(isOn) => {
                    setWithheld(isOn ? withheld.filter((each) => each !== id) : [...withheld, id]);
                  }}
                />
                <div className={styles.wide}>
                  <Text size="sm" fw={600}>
                    {name}
                    {verdict && ` · ${text.verdicts[verdict]}`}
                  </Text>
                  <Text size="sm" dir="auto" className={styles.prose}>
                    {note}
                  </Text>
                  {answers.length > 0 && (
                    <Text size="sm" c="dimmed">
                      {letterText.hasAnswers}
                    </Text>
                  )}
                  {annotated_file && (
                    <Text size="sm" c="dimmed">
                      {letterText.hasAnnotated}
                    </Text>
                  )}
                </div>
              </Group>
            ))}
          </Stack>
        )}
        <div>
          <ActionButton variant={letter ? 'outline' : 'filled'} isBusy={drafting.isPending} onClick={draft}>
            {letter ? letterText.draftAnew : letterText.draft}
          </ActionButton>
        </div>
        {letter && !isShown && <LetterFields letter={letter} onChange={setLetter} />}
        {letter && isShown && <LetterAsRead letter={letter} label={letterText.asRead} />}
        {letter && (
          <LongTextField
            label={text.internalNote}
            rows={2}
            maxLength={PAPER_LENGTHS.note}
            value={internalNote}
            onChange={({ currentTarget: { value } }) => setInternalNote(value)}
          />
        )}
        {fault && <Alert color="red" role="alert" title={fault} />}
        {letter && (
          <Group gap="sm">
            <ActionButton isBusy={sending.isPending} onClick={send}>
              {letterText.send}
            </ActionButton>
            <Button variant="default" onClick={() => setShown(!isShown)}>
              {isShown ? letterText.edit : letterText.preview}
            </Button>
          </Group>
        )}
      </Stack>
    </Dialog>
  );
}

function LetterFields({ letter, onChange }: { letter: Letter; onChange: (letter: Letter) => void }) {
  return (
    <>
      <TextField
        label={letterText.subject}
        required
        maxLength={LETTER_LENGTHS.subject}
        value={letter.subject}
        onChange={({ currentTarget: { value } }) => onChange({ ...letter, subject: value })}
      />
      <LongTextField
        label={letterText.body}
        description={letterText.bodyHint}
        required
        rows={12}
        maxLength={LETTER_LENGTHS.body}
        value={letter.body}
        onChange={({ currentTarget: { value } }) => onChange({ ...letter, body: value })}
      />
    </>
  );
}
