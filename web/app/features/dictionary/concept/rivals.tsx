import type { KnownEntry } from '@mustalah/contract/terms/concepts';
import type { Term } from '@mustalah/contract/terms/term';
import { Anchor, Text } from '../../../ui/text.tsx';
import { VoteBox } from '../vote-box.tsx';
import styles from './concept.module.css';
import { Section } from './section.tsx';
import { conceptText as text } from './text.ts';

/** Other Arabic proposals for the concept, side by side with their votes. */
export function Rivals({ rivals }: { rivals: readonly Term[] }) {
  if (rivals.length === 0) return null;
  return (
    <Section title={text.rivals} hint={text.rivalsHint}>
      <ul className={styles.list}>
        {rivals.map((rival) => (
          <li key={rival.id}>
            <Anchor to={`/term/${rival.id}`} className="term">
              {rival.arabic}
            </Anchor>
            <Text size="sm" dir="auto">
              {rival.definition}
            </Text>
            <VoteBox term={rival} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The same word for other concepts. */
export function Homonyms({ entries }: { entries: readonly KnownEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <Section title={text.homonyms}>
      <ul className={styles.list}>
        {entries.map(({ id, arabic, latin, category, definition }) => (
          <li key={id}>
            <Anchor to={`/term/${id}`} className="term">
              {arabic}
            </Anchor>{' '}
            <bdi lang="en">{latin}</bdi> <span className={styles.more}>{category}</span>
            <Text size="sm" dir="auto">
              {definition}
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  );
}
