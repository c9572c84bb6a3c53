import { articlePath } from '@mustalah/contract/journal/articles';
import { getVolume, searchVolumes } from '@mustalah/contract/journal/volumes';
import { isRouteErrorResponse } from 'react-router';
import { pageAsked, pageCountOf } from '../../address.ts';
import { call } from '../../api.ts';
import { type PageHandle, publicPageMeta, publicUrlOf, tabTitle } from '../../page-meta.ts';
import { pathId } from '../../path-id.ts';
import { formatUngrouped } from '../../text/format.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Link } from '../../ui/link.tsx';
import { Pager } from '../../ui/pager.tsx';
import type { Route } from './+types/archive-page';
import styles from './journal.module.css';
import { JournalFrame } from './journal-frame.tsx';
import { Names } from './names.tsx';
import { NoVolume } from './no-volume.tsx';
import { articleText, text, volumeLine } from './text.ts';

const PAGE_SIZE = 100;

/** All volumes by their years, and the contents of one: the one in the address, or the newest. */
export async function loader({ params, context, request }: Route.LoaderArgs) {
  const from = { context, request };
  const page = pageAsked(new URL(request.url).searchParams);
  const asked = params.id === undefined ? null : pathId(params.id);
  const query = { page, page_size: PAGE_SIZE };
  const [list, opened] = await Promise.all([
    call(searchVolumes, { query }, from),
    asked === null ? null : call(getVolume, { params: { id: asked } }, from),
  ]);
  const newest = list.results[0];
  const volume = opened ?? (newest ? await call(getVolume, { params: { id: newest.id } }, from) : null);
  return {
    page,
    count: list.count,
    volumes: list.results.map(({ id, title, number, year, paper_count }) => ({
      id,
      title,
      number,
      year,
      paper_count,
    })),
    opened: volume && {
      id: volume.id,
      title: volume.title,
      number: volume.number,
      year: volume.year,
      papers: volume.papers.map(({ id, title, authors, pdf_file, is_retracted }) => ({
        id,
        title,
        authors,
        pdf_file,
        is_retracted,
      })),
    },
    publicUrl: publicUrlOf(context),
  };
}

export const handle: PageHandle = { search: ['page'] };

export const meta: Route.MetaFunction = ({ loaderData, params }) => {
  if (!loaderData) return [{ title: tabTitle(text.notFound) }];
  const { opened, publicUrl } = loaderData;
  const isOne = params.id !== undefined && opened !== null;
  return publicPageMeta({
    title: isOne ? `${text.archiveTitle}: ${volumeLine(opened)}` : text.archiveTitle,
    description: text.archiveDescription,
    path: isOne ? `/journal/archive/${opened.id}` : '/journal/archive',
    publicUrl,
  });
};

export default function ArchivePage({ loaderData }: Route.ComponentProps) {
  const { volumes, opened, count, page } = loaderData;
  const years = Map.groupBy(volumes, ({ year }) => year);
  return (
    <JournalFrame title={text.archiveTitle} lead={text.archiveDescription}>
      {opened && <Contents volume={opened} />}
      {!opened && (
        <Empty title={text.noVolumes}>
          <Button to="/submit-paper">{text.submitPaper}</Button>
        </Empty>
      )}
      {volumes.length > 0 && (
        <section aria-labelledby="years" className={styles.section}>
          <h2 id="years" className={styles.heading}>
            {text.archiveList}
          </h2>
          {[...years].map(([year, listed]) => (
            <div key={year}>
              <h3 className={styles.year}>{formatUngrouped(year)}</h3>
              <ul className={styles.lines}>
                {listed.map((volume) => (
                  <li key={volume.id}>
                    <Link
                      to={`/journal/archive/${volume.id}`}
                      dir="auto"
                      aria-current={volume.id === opened?.id ? 'true' : undefined}
                    >
                      {volumeLine(volume)}
                    </Link>{' '}
                    <span className={styles.note}>{text.papersIn(volume.paper_count)}</span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      )}
      <Pager
        page={page}
        total={pageCountOf(count, PAGE_SIZE)}
        hrefOf={(to) => `/journal/archive?page=${to}`}
        label={text.archivePages}
      />
    </JournalFrame>
  );
}

type Opened = NonNullable<Route.ComponentProps['loaderData']['opened']>;

function Contents({ volume }: { volume: Opened }) {
  return (
    <section aria-labelledby="contents" className={styles.section}>
      <h2 id="contents" className={styles.heading}>
        {text.contents(volumeLine(volume))}
      </h2>
      <ol className={styles.contents}>
        {volume.papers.map(({ id, title, authors, pdf_file, is_retracted }) => (
          <li key={id}>
            <Link to={articlePath(id)} dir="auto" className="hit term">
              {is_retracted ? articleText.retractedTitle(title) : title}
            </Link>
            <Names names={authors.map(({ name }) => name)} />
            {pdf_file && (
              <a href={pdf_file} className="hit" aria-label={text.pdfOf(title)}>
                {text.readPdf}
              </a>
            )}
          </li>
        ))}
      </ol>
      <div>
        <Button to={`/volume/archive/${volume.id}`} variant="outline">
          {text.openVolume}
        </Button>
      </div>
    </section>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isAbsent = (isRouteErrorResponse(error) || error instanceof Response) && error.status === 404;
  // Whatever else it is, the layout of all pages says it.
  if (!isAbsent) throw error;
  return <NoVolume />;
}
