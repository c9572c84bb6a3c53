import type { VolumeCard as Volume } from '@mustalah/contract/journal/volumes';
import { VolumeCover } from '../../domain/volume-cover.tsx';
import { volumeName, volumeNumber } from '../../domain/volume-name.ts';
import { Link } from '../../ui/link.tsx';
import styles from './journal.module.css';
import { Names } from './names.tsx';
import { text } from './text.ts';

interface VolumeCardProps {
  volume: Volume;
  /** It stands far down the page. */
  isLate: boolean;
}

/** A volume among others: its cover, its name, who wrote in it. */
export function VolumeCard({ volume, isLate }: VolumeCardProps) {
  const { id, main_category, sub_category, authors, author_count, paper_count, cover_image_url } = volume;
  const names = authors.map(({ name }) => name);
  return (
    <li className={styles.volumeCard}>
      <VolumeCover src={cover_image_url} name={volumeName(volume)} isLate={isLate} />
      <div className={styles.cardWords}>
        <h3 className={`term ${styles.cardTitle}`}>
          <Link to={`/volume/archive/${id}`} dir="auto" className="hit">
            {volumeName(volume)}
          </Link>
        </h3>
        {volume.title && <p className={styles.note}>{volumeNumber(volume)}</p>}
        <p className={styles.note}>
          <bdi>{main_category}</bdi>
          {sub_category && (
            <>
              {' / '}
              <bdi>{sub_category}</bdi>
            </>
          )}
        </p>
        <p className={styles.note}>{text.papersIn(paper_count)}</p>
        <Names names={names} more={author_count - names.length} />
      </div>
    </li>
  );
}
