import { VolumeCover } from '../../domain/volume-cover.tsx';
import { volumeName } from '../../domain/volume-name.ts';
import { Link } from '../../ui/link.tsx';
import { Anchor, Text } from '../../ui/text.tsx';
import styles from './home.module.css';
import type { Home } from './load-home.ts';
import { Part } from './part.tsx';
import { text } from './text.ts';

/** A published article beside the cover of its volume. */
export function FeaturedPaper({ paper }: { paper: NonNullable<Home['paper']> }) {
  const { volume } = paper;
  const to = `/volume/${paper.volume_id}?paper=${paper.id}`;
  return (
    <Part
      title={text.featuredPaper}
      icon="journal"
      action={
        <Anchor to="/journal" size="sm">
          {text.toJournal}
        </Anchor>
      }
    >
      <div className={styles.paper}>
        {volume.cover_image_url && (
          <div className={styles.cover}>
            <VolumeCover src={volume.cover_image_url} name={volumeName(volume)} isLate />
          </div>
        )}
        <div className={styles.paperWords}>
          <p className={styles.paperTitle}>
            <Link to={to} className="hit">
              <bdi>{paper.title}</bdi>
            </Link>
          </p>
          <Text size="sm" c="dimmed">
            <bdi>{paper.author}</bdi> · <bdi>{paper.field}</bdi> · <bdi>{volumeName(volume)}</bdi>
          </Text>
          <Text size="sm" dir="auto" className={`clamp-3 ${styles.userText} ${styles.abstract}`} my={4}>
            {paper.abstract}
          </Text>
          <Anchor to={to} size="sm">
            {text.readPaper}
          </Anchor>
        </div>
      </div>
    </Part>
  );
}
