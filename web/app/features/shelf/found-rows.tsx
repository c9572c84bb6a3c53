import type { Answer } from '@mustalah/contract/endpoint';
import type { listShelf } from '@mustalah/contract/shelf';
import { pageCountOf, pageHref } from '../../address.ts';
import { ShelfRows } from '../../domain/shelf-rows.tsx';
import { shelfText } from '../../domain/shelf-text.ts';
import { Empty, EmptyPage } from '../../ui/empty.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Anchor, Text } from '../../ui/text.tsx';
import { PAGE_SIZE, type ShelfQuery } from './query.ts';
import { text } from './text.ts';

interface FoundRowsProps {
  page: Answer<typeof listShelf>;
  query: ShelfQuery;
  path: string;
  search: URLSearchParams;
}

/** The rows of one page of the shelf, how many there are, and the way to the others. */
export function FoundRows({ page, query, path, search }: FoundRowsProps) {
  if (page.count === 0) {
    return (
      <Empty title={text.none}>
        <Text c="dimmed">
          {text.noneHint}{' '}
          <Anchor to={`/dictionary?search=${encodeURIComponent(query.search)}`}>{text.toDictionary}</Anchor>
        </Text>
      </Empty>
    );
  }
  return (
    <>
      <Text size="sm" c="dimmed">
        {text.found(page.count)}، {shelfText.unreviewed}
      </Text>
      {page.results.length === 0 && <EmptyPage to={pageHref(path, search, 1)} />}
      <ShelfRows label={text.results} rows={page.results} isOneField={query.field !== ''} />
      <Pager
        page={query.page}
        total={pageCountOf(page.count, PAGE_SIZE)}
        hrefOf={(number) => pageHref(path, search, number)}
        label={text.pages}
      />
    </>
  );
}
