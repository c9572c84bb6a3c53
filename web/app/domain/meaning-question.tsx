import type { KnownEntry } from '@mustalah/contract/terms/concepts';
import { Link } from 'react-router';
import { Alert } from '../ui/alert.tsx';
import { Stack } from '../ui/flow.tsx';
import { Text } from '../ui/text.tsx';
import styles from './meaning-question.module.css';
import { meaningText as text } from './text.ts';

/** What the contributor answered; null while nothing was. */
export interface Meaning {
  /** The word means something else than the entries that have it. */
  isAnotherMeaning: boolean | null;
  /** The Latin name means something else than the entry of its field that has it. */
  isAnotherConcept: boolean;
}

export const notAsked: Meaning = { isAnotherMeaning: null, isAnotherConcept: false };

interface QuestionProps {
  /** Entries of the word, and entries of the Latin name in its field; null while that is not known. */
  found: { meanings: readonly KnownEntry[]; rivals: readonly KnownEntry[] } | null;
  meaning: Meaning;
  onAnswer: (meaning: Meaning) => void;
}

/** Where the word, or the Latin name, has entries: which is meant is known to the contributor alone. */
export function MeaningQuestion({ found, meaning, onAnswer }: QuestionProps) {
  if (!found) return null;
  if (found.meanings.length > 0) {
    return (
      <Alert color="gold" title={text.exists} role="status">
        <Stack gap="sm">
          <Entries entries={found.meanings} />
          <fieldset className={styles.question}>
            <legend>{text.whichMeaning}</legend>
            <Choice
              name="meaning"
              label={text.sameMeaning}
              isChosen={meaning.isAnotherMeaning === false}
              onChoose={() => onAnswer({ ...meaning, isAnotherMeaning: false })}
            />
            <Choice
              name="meaning"
              label={text.otherMeaning}
              isChosen={meaning.isAnotherMeaning === true}
              onChoose={() => onAnswer({ ...meaning, isAnotherMeaning: true })}
            />
          </fieldset>
          {meaning.isAnotherMeaning === false && <Text>{text.sameMeaningHint}</Text>}
          {meaning.isAnotherMeaning === true && <Text>{text.otherMeaningHint}</Text>}
        </Stack>
      </Alert>
    );
  }
  if (found.rivals.length === 0) return null;
  return (
    <Alert color="gold" title={text.rivals} role="status">
      <Stack gap="sm">
        <Entries entries={found.rivals} />
        <fieldset className={styles.question}>
          <legend>{text.whichConcept}</legend>
          <Choice
            name="concept"
            label={text.sameConcept}
            isChosen={!meaning.isAnotherConcept}
            onChoose={() => onAnswer({ ...meaning, isAnotherConcept: false })}
          />
          <Choice
            name="concept"
            label={text.otherConcept}
            isChosen={meaning.isAnotherConcept}
            onChoose={() => onAnswer({ ...meaning, isAnotherConcept: true })}
          />
        </fieldset>
      </Stack>
    </Alert>
  );
}

const Entries = ({ entries }: { entries: readonly KnownEntry[] }) => (
  <>
    {entries.map(({ id, arabic, latin, category, definition }) => (
      <div key={id}>
        <Link to={`/term/${id}`} className="term">
          {arabic}
        </Link>{' '}
        <bdi lang="en">{latin}</bdi> ({category})
        <Text size="sm" dir="auto" className="clamp-2">
          {definition}
        </Text>
      </div>
    ))}
  </>
);

interface ChoiceProps {
  name: string;
  label: string;
  isChosen: boolean;
  onChoose: () => void;
}

const Choice = ({ name, label, isChosen, onChoose }: ChoiceProps) => (
  <div>
    <label>
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} /> {label}
    </label>
  </div>
);
