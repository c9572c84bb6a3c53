import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { common } from '../text/common.ts';
import { IconButton } from './button.tsx';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';

interface DialogProps {
  title: string;
  /** Asked by Escape, the cross, or a press outside: the owner takes the dialog out of the page. */
  onClose: () => void;
  size?: 'md' | 'lg';
  /** `end`: as tall as the window, where what is long is worked through. `foot`: under a page that stays in sight. */
  place?: 'middle' | 'end' | 'foot';
  children: ReactNode;
}

/**
 * A dialog is open as long as it is in the page. The rest of the page is out of reach meanwhile, and looks so but at its
 * foot; afterwards the focus is where it was before. `data-autofocus` marks what has the focus first.
 */
export function Dialog({ title, onClose, size = 'md', place = 'middle', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const node = dialog.current;
    node?.showModal();
    node?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    // Only while it still stands in the document can the browser give the focus back.
    return () => node?.close();
  }, []);

  return (
    // Escape, which the browser turns into `cancel`, is the keyboard's way of pressing outside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-size={size}
      data-place={place}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // That of another dialog within, or of choosing a file, is not this one's.
        // guard: Escape closes one dialog at a time (dialog.test.tsx) ‹event.target !== event.currentTarget → false›
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        // guard: Escape closes a dialog
        onClose();
      }}
      // A browser that is asked twice closes without `cancel`.
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onClose();
      }}
      onMouseDown={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
    >
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <IconButton size="lg" aria-label={common.close} onClick={onClose}>
            <Icon name="cross" />
          </IconButton>
        </div>
        {children}
      </div>
    </dialog>
  );
}
