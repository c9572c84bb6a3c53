import { useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import styles from './journal.module.css';

/** The first page of a paper, small; a drawing where there is no picture of it. Its title stands beside it. */
export function Thumbnail({ src }: { src: string | null }) {
  const [failed, setFailed] = useState<string | null>(null);
  if (!src || src === failed) {
    return (
      <div className={styles.noThumbnail}>
        <Icon name="file" size={32} />
      </div>
    );
  }
  return (
    <img
      // It may have failed before the page could hear of it.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setFailed(src);
      }}
      src={src}
      alt=""
      width={120}
      height={170}
      loading="lazy"
      decoding="async"
      className={styles.thumbnail}
      onError={() => setFailed(src)}
    />
  );
}
