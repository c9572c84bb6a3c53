import { useState } from 'react';
import { volumeText as text } from './text.ts';
import styles from './volume-cover.module.css';

interface VolumeCoverProps {
  /** Null when the volume has none. */
  src: string | null;
  /** Of the volume. */
  name: string;
  /** It stands far down the page. */
  isLate?: boolean;
}

/** The cover of a volume; words in its place where there is none, or it does not come. */
export function VolumeCover({ src, name, isLate }: VolumeCoverProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (!src || src === failed) return <div className={styles.none}>{text.noCover}</div>;
  return (
    <img
      // It may have failed before the page could hear of it.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setFailed(src);
      }}
      src={src}
      alt={text.cover(name)}
      width={300}
      height={400}
      loading={isLate ? 'lazy' : 'eager'}
      decoding="async"
      className={styles.cover}
      onError={() => setFailed(src)}
    />
  );
}
