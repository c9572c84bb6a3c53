import type { Answer } from '@mustalah/contract/endpoint';
import { listShelf, listShelfFields } from '@mustalah/contract/shelf';
import { useLocation, useRevalidator } from 'react-router';
import { call } from '../../api.ts';
import { SourceName } from '../../domain/shelf-rows.tsx';
import { type PageHandle, publicPageMeta, publicUrlOf } from '../../page-meta.ts';
import { Empty } from '../../ui/empty.tsx';
import { Link } from '../../ui/link.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { Route } from './+types/shelf-page';
import { FoundRows } from './found-rows.tsx';
import { shelfQueryOf } from './query.ts';
import styles from './shelf.module.css';
import { ShelfSearch } from './shelf-search.tsx';
import { text } from './text.ts';

const PATH = '/shelf';

/** What a search finds, or the fields to choose from. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const query = shelfQueryOf(new URL(request.url).searchParams);
  const from = { context, request };
  const [shelf, page] = await Promise.all([
    call(listShelfFields, {}, from).catch(() => null),
    query.search ? call(listShelf, { query }, from).catch(() => null) : null,
  ]);
  return { query, shelf, page, publicUrl: publicUrlOf(context) };
}

export const handle: PageHandle = { search: ['search', 'page'] };

export const meta: Route.MetaFunction = ({ loaderData, location }) => [
  ...publicPageMeta({
    title: text.title,
    description: text.description,
    path: PATH,
    publicUrl: loaderData?.publicUrl,
  }),
  ...(location.search.includes('search=') ? [{ name: 'robots', content: 'noindex, follow' }] : []),
];

export default function ShelfPage({ loaderData: { query, shelf, page } }: Route.ComponentProps) {
  const { search } = useLocation();
  const { revalidate } = useRevalidator();
  return (
    <PageFrame title={text.title} lead={text.lead}>
      <ShelfSearch label={text.searchLabel} value={query.search} path={PATH} />
      {(!shelf || (query.search && !page)) && (
        <LoadFailure message={text.loadFailed} onRetry={() => void revalidate()} />
      )}
      {page && <FoundRows page={page} query={query} path={PATH} search={new URLSearchParams(search)} />}
      {shelf && !query.search && <Fields {...shelf} />}
    </PageFrame>
  );
}

function Fields({ fields, sources }: Answer<typeof listShelfFields>) {
  if (fields.length === 0) return <Empty title={text.notFilled} />;
  return (
    <>
      <Panel title={text.fields} icon="book">
        <ul className={styles.fields}>
          {fields.map(({ slug, name, terms, names }) => (
            <li key={slug}>
              <Link to={`${PATH}/${slug}`} className={styles.field}>
                {name}
                <small>{text.inField(terms, names)}</small>
              </Link>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={text.sources} icon="file">
        <ul className={styles.sources}>
          {sources.map(({ key, name, licence, link }) => (
            <li key={key}>
              <SourceName {...{ name, licence, link }} />
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}
