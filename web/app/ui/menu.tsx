import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { LinkProps } from 'react-router';
import { Link } from './link.tsx';
import styles from './menu.module.css';

interface MenuProps {
  /** What the button is called. */
  label: string;
  /** What it shows. */
  face: ReactNode;
  className?: string | undefined;
  /** Items, and lines between them (`<hr />`). */
  children: ReactNode;
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** A button with a list of ways below it. The arrows lead through the list, Escape back to the button. */
export function Menu({ label, face, className, children }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const items = () => [...(list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  useEffect(() => {
    if (isOpen) items()[0]?.focus();
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      setOpen(false);
      button.current?.focus();
    }
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    all.at((at + step) % all.length)?.focus();
  };
  return (
    // Whoever leaves the list, by the keyboard or by pressing elsewhere, is done with it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles.menu}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {face}
      </button>
      {isOpen && (
        <div
          ref={list}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          className={styles.list}
          onKeyDown={onKeyDown}
          // What is chosen may open a dialog, which gives the focus back to where it was.
          onClick={() => {
            setOpen(false);
            button.current?.focus();
          }}
        >
          {children}
        </div>
      )}
    </div>
  );
}

export const MenuLink = (props: LinkProps) => (
  <Link {...props} role="menuitem" tabIndex={-1} className={styles.item} />
);

export const MenuButton = (props: ComponentPropsWithRef<'button'>) => (
  <button type="button" {...props} role="menuitem" tabIndex={-1} className={styles.item} />
);
