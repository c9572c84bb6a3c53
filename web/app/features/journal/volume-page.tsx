import { getVolume, type VolumeRead } from '@mustalah/contract/journal/volumes';
import { isRouteErrorResponse, type ShouldRevalidateFunction } from 'react-router';
import { call } from '../../api.ts';
import { VolumeCover } from '../../domain/volume-cover.tsx';
import { volumeName, volumeNumber } from '../../domain/volume-name.ts';
import { publicPageMeta, publicUrlOf, tabTitle } from '../../page-meta.ts';
import { pathId } from '../../path-id.ts';
import { formatDay } from '../../text/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Empty } from '../../ui/empty.tsx';
import type { Route } from './+types/volume-page';
import { inShort } from './in-short.ts';
import styles from './journal.module.css';
import { JournalFrame } from './journal-frame.tsx';
import { NoVolume } from './no-volume.tsx';
import { PaperCard } from './paper-card.tsx';
import { text } from './text.ts';
import { useHighlight } from './use-highlight.ts';

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const volume = await call(getVolume, { params: { id: pathId(params.id) } }, { context, request });
  // Three lines of each abstract are shown here; the page of the article has all of it.
  const papers = volume.papers.map((paper) => ({ ...paper, abstract: inShort(paper.abstract) }));
  return { volume: { ...volume, papers }, publicUrl: publicUrlOf(context) };
}

/** The parameter that marks a paper changes nothing that the server says. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [{ title: tabTitle(text.notFound) }];
  const { volume, publicUrl } = loaderData;
  const title = volume.title ? `${volume.title} (${volumeNumber(volume)})` : volumeNumber(volume);
  const titles = volume.papers.map((paper) => paper.title).join('، ');
  return publicPageMeta({
    title: `${text.title}: ${title}`,
    description: inShort(volume.description || titles),
    path: `/volume/${volume.id}`,
    publicUrl,
  });
};

export default function VolumePage({ loaderData: { volume } }: Route.ComponentProps) {
  const marked = useHighlight();
  const { main_category, sub_category, description, published_at, papers, paper_count } = volume;
  return (
    <JournalFrame title={<span dir="auto">{volumeName(volume)}</span>}>
      <div className={styles.volumeHead}>
        {volume.cover_image_url && <VolumeCover src={volume.cover_image_url} name={volumeName(volume)} />}
        <div>
          <p className={styles.badges}>
            <Badge variant="outline">{main_category}</Badge>
            {sub_category && <Badge variant="outline">{sub_category}</Badge>}
          </p>
          <p className={styles.note}>
            {[volume.title && volumeNumber(volume), text.papersIn(paper_count)].filter(Boolean).join(' · ')}
          </p>
          {published_at && (
            <p className={styles.note}>
              {text.publishedOn} <time dateTime={published_at}>{formatDay(published_at)}</time>
            </p>
          )}
          {description && (
            <p dir="auto" className={styles.userText}>
              {description}
            </p>
          )}
        </div>
      </div>
      <Editorial editorial={volume.editorial} />
      <section aria-labelledby="papers" className={styles.section}>
        <h2 id="papers" className={styles.heading}>
          {text.papers}
        </h2>
        {papers.length === 0 && <Empty title={text.noPapers} />}
        <ul className={styles.papers}>
          {papers.map((paper) => (
            <PaperCard key={paper.id} paper={paper} isMarked={paper.id === marked} />
          ))}
        </ul>
      </section>
    </JournalFrame>
  );
}

/** What the editors say at its head, a paragraph a line. */
function Editorial({ editorial }: { editorial: VolumeRead['editorial'] }) {
  if (!editorial) return null;
  return (
    <section aria-labelledby="editorial" className={styles.section}>
      <h2 id="editorial" className={styles.heading}>
        <span dir="auto">{editorial.title || text.editorial}</span>
      </h2>
      {editorial.authors && <p className={styles.note}>{editorial.authors}</p>}
      <p dir="auto" className={styles.userText}>
        {editorial.text}
      </p>
    </section>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isAbsent = (isRouteErrorResponse(error) || error instanceof Response) && error.status === 404;
  // Whatever else it is, the layout of all pages says it.
  if (!isAbsent) throw error;
  return <NoVolume />;
}
