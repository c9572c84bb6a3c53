import { FORM, questionKinds, type ReviewQuestion } from '@mustalah/contract/journal/review-form';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChoiceField, LongTextField, TextField } from '../../ui/field.tsx';
import { Group, Stack } from '../../ui/flow.tsx';
import { Text } from '../../ui/text.tsx';
import { Toggle } from '../../ui/toggle.tsx';
import { formText as text } from './text.ts';

/** A question as it is being written; its choices in lines. */
export interface AskedQuestion extends Omit<ReviewQuestion, 'id' | 'choices'> {
  key: number;
  choices: string;
}

interface QuestionEditorProps {
  place: number;
  asked: AskedQuestion;
  fault: Fault | null;
  onChange: (asked: AskedQuestion) => void;
  /** Absent of the first. */
  onRaise: (() => void) | undefined;
  onRemove: () => void;
}

type Fault = 'question' | 'repeated' | 'choices';

/** What stands against asking it; null when nothing does. */
export function faultOf(asked: AskedQuestion, all: readonly AskedQuestion[]): Fault | null {
  const words = asked.question.trim();
  if (words === '') return 'question';
  if (all.some(({ key, question }) => key !== asked.key && question.trim() === words)) return 'repeated';
  const choices = asked.choices.split('\n').map((line) => line.trim());
  return asked.kind === 'choice' && new Set(choices.filter(Boolean)).size < 2 ? 'choices' : null;
}

const kinds = questionKinds.map((value) => ({ value, label: text.kinds[value] }));

/** One question: its words, how it is answered, and for whom. */
export function QuestionEditor({ place, asked, fault, onChange, onRaise, onRemove }: QuestionEditorProps) {
  const { question, kind, choices, for_author, is_needed } = asked;
  return (
    <Card component="section" aria-label={text.place(place)}>
      <Stack gap="sm">
        <TextField
          label={text.place(place)}
          required
          maxLength={FORM.question}
          value={question}
          error={(fault === 'question' || fault === 'repeated') && text.faults[fault]}
          onChange={({ currentTarget: { value } }) => onChange({ ...asked, question: value })}
        />
        <ChoiceField
          label={text.kind}
          value={kind}
          data={kinds}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...asked, kind: questionKinds.find((each) => each === value) ?? kind })
          }
        />
        {kind === 'choice' && (
          <LongTextField
            label={text.choices}
            description={text.choicesHint}
            required
            rows={4}
            maxLength={FORM.choices * (FORM.choice + 1)}
            value={choices}
            error={fault === 'choices' && text.faults.choices}
            onChange={({ currentTarget: { value } }) => onChange({ ...asked, choices: value })}
          />
        )}
        <Switch
          label={text.forAuthor}
          isOn={for_author}
          onChange={(isOn) => onChange({ ...asked, for_author: isOn })}
        />
        <Switch
          label={text.isNeeded}
          isOn={is_needed}
          onChange={(isOn) => onChange({ ...asked, is_needed: isOn })}
        />
        <Group gap="xs">
          {onRaise && (
            <Button size="xs" variant="default" aria-label={text.raiseOf(place)} onClick={onRaise}>
              {text.raise}
            </Button>
          )}
          <Button
            size="xs"
            variant="outline"
            color="red"
            aria-label={text.removeOf(place)}
            onClick={onRemove}
          >
            {text.remove}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}

const Switch = (props: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) => (
  <Group gap="sm" wrap="nowrap">
    <Toggle {...props} />
    <Text size="sm" aria-hidden="true">
      {props.label}
    </Text>
  </Group>
);
