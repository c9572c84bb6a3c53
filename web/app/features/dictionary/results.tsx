import type { Answer } from '@mustalah/contract/endpoint';
import type { searchTerms } from '@mustalah/contract/terms/dictionary';
import { Fragment } from 'react';
import { ShelfRows } from '../../domain/shelf-rows.tsx';
import { shelfText } from '../../domain/shelf-text.ts';
import { ShownTerms } from '../../domain/use-votes.ts';
import { Group } from '../../ui/flow.tsx';
import { ListOfRows } from '../../ui/list-row.tsx';
import { Anchor, Text } from '../../ui/text.tsx';
import styles from './dictionary.module.css';
import { TermRow } from './term-row.tsx';
import { text } from './text.ts';

type Page = Answer<typeof searchTerms>;

/** Entries and rows of the shelf in one order: a row that is what was asked stands above entries that only begin so. */
export function Ranked({ page: { results, shelf }, search }: { page: Page; search: string }) {
  return (
    <ShownTerms value={results.map(({ id }) => id)}>
      {blocksOf(results, shelf).map(({ terms, rows }) => (
        <Fragment key={`${terms[0]?.id} ${rows[0]?.id}`}>
          {terms.length > 0 && (
            <ListOfRows label={text.results}>
              {terms.map((term) => (
                <TermRow key={term.id} term={term} search={search} />
              ))}
            </ListOfRows>
          )}
          {rows.length > 0 && <OnShelf rows={rows} search={search} />}
        </Fragment>
      ))}
    </ShownTerms>
  );
}

/** Entries with the rows that stand below them, as often as the two take turns. */
function blocksOf(results: Page['results'], shelf: Page['shelf']) {
  const places = [...new Set(shelf.map(({ above }) => above))].toSorted((one, other) => one - other);
  const blocks = places.map((above, at) => ({
    terms: results.slice(places[at - 1] ?? 0, above),
    rows: shelf.filter((row) => row.above === above),
  }));
  const rest = results.slice(places.at(-1) ?? 0);
  return rest.length > 0 ? [...blocks, { terms: rest, rows: [] }] : blocks;
}

/** How a row was found that is not written like what was asked. */
const foundOtherwise = ({ match }: Page['shelf'][number]): string =>
  match === 'english' || match === 'fuzzy' || match === 'initials' ? text.match[match] : '';

/** What glossaries have beside it, of less weight than an entry. */
const OnShelf = ({ rows, search }: { rows: Page['shelf']; search: string }) => (
  <section className={styles.shelf}>
    <Group justify="space-between" gap="xs">
      <Text component="p" size="sm" fw={600} c="dimmed">
        {shelfText.unreviewed}
      </Text>
      <Anchor to={`/shelf?search=${encodeURIComponent(search)}`} size="sm">
        {text.moreOnShelf}
      </Anchor>
    </Group>
    <ShelfRows label={shelfText.unreviewed} rows={rows} noteOf={foundOtherwise} />
  </section>
);
