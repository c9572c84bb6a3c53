import { encode } from 'uqr';
import styles from './security.module.css';

/** A QR code, drawn as one path. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { border: 2 });
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg className={styles.picture} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={squares.join('')} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  );
}
