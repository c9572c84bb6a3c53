import { useEffect, useRef, useState } from 'react';
import { common } from '../text/common.ts';
import { Icon } from './icon.tsx';
import { Marked } from './marked.tsx';
import { showToastsWith, type Toast } from './toast.ts';
import styles from './toaster.module.css';

const TOAST_MS = 3_000;
/** More at once would cover the page. */
const MOST = 3;

type Shown = Toast & { id: number };

/** The messages of the moment, at the top centre, below the header. */
export default function Toaster() {
  const [shown, setShown] = useState<Shown[]>([]);
  const place = useRef<HTMLDivElement>(null);
  const remove = (id: number) => setShown((before) => before.filter((each) => each.id !== id));

  useEffect(() => {
    let last = 0;
    showToastsWith((toast) => {
      last += 1;
      const id = last;
      setShown((before) => [...before.slice(1 - MOST), { ...toast, id }]);
      setTimeout(() => remove(id), TOAST_MS);
    });
  }, []);

  // Shown anew it stands above a dialog that was opened since.
  const newest = shown.at(-1)?.id;
  useEffect(() => {
    const node = place.current;
    if (newest === undefined || !node) return;
    node.showPopover();
    return () => node.hidePopover();
  }, [newest]);

  return (
    <div ref={place} popover="manual" className={styles.place}>
      {shown.map(({ id, tone, message }) => (
        // Failures are read out at once, the rest when the reader pauses.
        <div key={id} role={tone === 'error' ? 'alert' : 'status'} className={styles.toast} data-tone={tone}>
          <span dir="auto">
            <Marked>{message}</Marked>
          </span>
          <button type="button" className={styles.close} aria-label={common.close} onClick={() => remove(id)}>
            <Icon name="cross" size={18} />
          </button>
        </div>
      ))}
    </div>
  );
}
