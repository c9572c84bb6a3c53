import type { Answer } from '@mustalah/contract/endpoint';
import type { describeTerm } from '@mustalah/contract/terms/dictionary';
import { spacedRoot } from '../../domain/spaced-root.ts';
import { EntryRow } from '../../ui/entry-row.tsx';
import { Group } from '../../ui/flow.tsx';
import { ListOfRows } from '../../ui/list-row.tsx';
import { Anchor, Text, Title } from '../../ui/text.tsx';
import { Section } from './concept/section.tsx';
import styles from './dictionary.module.css';
import { text } from './text.ts';

type Language = Answer<typeof describeTerm>;

/** Roots and patterns of the words and Latin elements, folded; nothing when nothing is known. */
export function WordFormation({ language: { words, parts } }: { language: Language }) {
  if (words.length === 0 && parts.length === 0) return null;
  return (
    <Section title={text.formation} isFolded>
      {words.map(({ word, root, pattern, sense }) => (
        <div key={`${word} ${root}`}>
          <Group gap="lg" align="baseline">
            <span className={`term ${styles.word}`}>{word}</span>
            <Text>
              {text.root}{' '}
              <Anchor
                to={`/dictionary?root=${encodeURIComponent(root)}`}
                aria-label={text.rootSearch(spacedRoot(root))}
                className="term"
              >
                {spacedRoot(root)}
              </Anchor>
            </Text>
            {pattern && (
              <Text>
                {text.pattern} <span className="term">{pattern}</span>
              </Text>
            )}
            {sense && (
              <Text c="dimmed">
                {text.sense}: {sense}
              </Text>
            )}
          </Group>
          <Anchor size="sm" to={`/derivation?term=${encodeURIComponent(root)}`}>
            {text.deriveFrom}
          </Anchor>
        </div>
      ))}
      {parts.length > 0 && <LatinElements parts={parts} />}
    </Section>
  );
}

/** The entries near it, folded; nothing when none is. */
export const Family = ({ family }: { family: Language['family'] }) =>
  family.length > 0 && (
    <Section title={text.familyOf(family.length)} isFolded>
      <ListOfRows label={text.family}>
        {family.map(({ id, arabic, latin, definition }) => (
          <EntryRow key={id} heading="h3" to={`/term/${id}`} title={arabic} latin={latin} text={definition} />
        ))}
      </ListOfRows>
    </Section>
  );

function LatinElements({ parts }: { parts: Language['parts'] }) {
  return (
    <div>
      <Title order={3} size="h5">
        {text.parts}
      </Title>
      <ul className={styles.elements}>
        {parts.map(({ text: letters, arabic }, place) => (
          // The same element may stand twice in a word.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${letters} ${place}`}>
            <bdi lang="en" className={styles.latin}>
              {letters}
            </bdi>
            {': '}
            {arabic.join('، ')}
          </li>
        ))}
      </ul>
    </div>
  );
}
