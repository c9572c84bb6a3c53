import type { Answer } from '@mustalah/contract/endpoint';
import type { getVolume } from '@mustalah/contract/journal/volumes';
import { VolumeCover } from '../../domain/volume-cover.tsx';
import { volumeName, volumeNumber } from '../../domain/volume-name.ts';
import { formatDay } from '../../text/format.ts';
import { Link } from '../../ui/link.tsx';
import styles from './journal.module.css';
import { PaperCard } from './paper-card.tsx';
import { text } from './text.ts';

/** The newest volume, open: what it is, and its articles. */
export function CurrentVolume({ volume }: { volume: Answer<typeof getVolume> }) {
  const { id, title, main_category, published_at, papers, paper_count, cover_image_url } = volume;
  return (
    <section aria-labelledby="current" className={styles.section}>
      <h2 id="current" className={styles.heading}>
        {text.current}
      </h2>
      <div className={styles.currentHead}>
        {cover_image_url && <VolumeCover src={cover_image_url} name={volumeName(volume)} />}
        <div>
          <p className={`term ${styles.currentName}`} dir="auto">
            {volumeName(volume)}
          </p>
          <p className={styles.note}>
            {[title && volumeNumber(volume), main_category, text.papersIn(paper_count)]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {published_at && (
            <p className={styles.note}>
              {text.publishedOn} <time dateTime={published_at}>{formatDay(published_at)}</time>
            </p>
          )}
          <Link to={`/volume/${id}`} className={styles.more}>
            {text.openVolume}
          </Link>
        </div>
      </div>
      <ul className={styles.papers} aria-label={text.currentPapers}>
        {papers.map((paper) => (
          <PaperCard key={paper.id} paper={paper} isMarked={false} />
        ))}
      </ul>
    </section>
  );
}
