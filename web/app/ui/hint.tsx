import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './hint.module.css';

const EDGE = 8;

/** Put the note above what it belongs to, or below where there is no room, and never past the edge of the window. */
function place(note: HTMLElement, around: DOMRect): void {
  const { width, height } = note.getBoundingClientRect();
  const isAbove = around.top - height >= EDGE;
  const most = document.documentElement.clientWidth - width - EDGE;
  note.style.top = `${isAbove ? around.top - height : around.bottom}px`;
  note.style.left = `${Math.max(EDGE, Math.min(around.right - width, most))}px`;
}

/**
 * Shows at most three lines of a text beside its children while they are pointed at or have the focus; Escape hides it.
 * It stands above the whole page, so that nothing clips it.
 */
export function Hint({ text, children }: { text: string; children: ReactNode }) {
  const id = useId();
  const owner = useRef<HTMLSpanElement>(null);
  const note = useRef<HTMLSpanElement>(null);
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    const node = note.current;
    if (!isShown || !node || !owner.current) return;
    node.showPopover();
    place(node, owner.current.getBoundingClientRect());
    const hide = () => setShown(false);
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && hide();
    window.addEventListener('scroll', hide, { capture: true, once: true });
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('scroll', hide, { capture: true });
      window.removeEventListener('keydown', onKey);
    };
  }, [isShown]);

  return (
    <span
      ref={owner}
      className={styles.hinted}
      aria-describedby={isShown ? id : undefined}
      onMouseEnter={() => setShown(true)}
      onMouseLeave={() => setShown(false)}
      onFocus={() => setShown(true)}
      onBlur={() => setShown(false)}
    >
      {children}
      {isShown && (
        <span ref={note} role="tooltip" id={id} popover="manual" className={styles.hint}>
          <span className="clamp-3">{text}</span>
        </span>
      )}
    </span>
  );
}
