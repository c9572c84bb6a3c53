import { useDebouncedValue } from '@mantine/hooks';
import { searchTerms } from '@mustalah/contract/terms/dictionary';
import { useState } from 'react';
import { TextField } from '../../../ui/field.tsx';
import { Stack } from '../../../ui/flow.tsx';
import { Text } from '../../../ui/text.tsx';
import { useCall } from '../../../use-call.ts';
import { text as dictionaryText } from '../text.ts';
import styles from './concept.module.css';
import { conceptText as text } from './text.ts';

const TYPING_PAUSE_MS = 400;
const SHOWN = 6;

interface TermChoiceProps {
  /** It is not offered itself. */
  without: number;
  chosen: number | null;
  onChoose: (id: number | null) => void;
}

/** Look for an entry and choose it. */
export function TermChoice({ without, chosen, onChoose }: TermChoiceProps) {
  const [words, setWords] = useState('');
  const [search] = useDebouncedValue(words.trim(), TYPING_PAUSE_MS);
  const { data, isError, isFetching } = useCall(
    searchTerms,
    { query: { search, page_size: SHOWN } },
    { enabled: search !== '', keepsPrevious: true },
  );
  const found = search === '' ? [] : (data?.results ?? []).filter(({ id }) => id !== without);
  return (
    <Stack gap="sm">
      <TextField
        label={text.otherTerm}
        description={text.otherTermHint}
        value={words}
        autoComplete="off"
        onChange={({ currentTarget }) => {
          setWords(currentTarget.value);
          onChoose(null);
        }}
      />
      {isError && <Text c="red">{dictionaryText.loadFailed}</Text>}
      {(words.trim() !== search || isFetching) && (
        <Text c="dimmed" role="status">
          {dictionaryText.searching}
        </Text>
      )}
      {data && search !== '' && !isFetching && found.length === 0 && (
        <Text c="dimmed">{dictionaryText.none}</Text>
      )}
      <ul className={styles.list}>
        {found.map(({ id, arabic, latin, category_name }) => (
          <li key={id}>
            <label>
              <input type="radio" name="other-term" checked={chosen === id} onChange={() => onChoose(id)} />{' '}
              <span className="term">{arabic}</span> <bdi lang="en">{latin}</bdi>{' '}
              <span className={styles.more}>{category_name}</span>
            </label>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
