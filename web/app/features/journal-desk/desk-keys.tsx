import { type RefObject, useEffect } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './desk.module.css';
import type { DrawerPlace } from './paper-dialog.tsx';
import { text } from './text.ts';

interface Acts {
  onPaper: (id: number, at?: DrawerPlace) => void;
  onLog: (id: number) => void;
  onKeys: () => void;
}

/** They have keys of their own. */
const WITH_OWN_KEYS = 'input, textarea, select, dialog, [contenteditable], [role="menu"]';

/** By the place of a key, so that an Arabic keyboard has them too; Enter opens what has the focus, as any button. */
const STEPS: Record<string, number> = { KeyJ: 1, KeyK: -1 };

/** The rows of the desk by letters, where nobody writes. */
export function useDeskKeys(table: RefObject<HTMLElement | null>, acts: Acts): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const from = document.activeElement;
      // guard: Letters do nothing where somebody writes, nor behind a dialog (desk-page.test.tsx) ‹from?.closest(WITH_OWN_KEYS) || document.querySelector('dialog[open]') → false›
      if (from?.closest(WITH_OWN_KEYS) || document.querySelector('dialog[open]')) return;
      const act = actOf(event, table.current, acts);
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  });
}

function actOf(
  { code, shiftKey }: KeyboardEvent,
  table: HTMLElement | null,
  { onPaper, onLog, onKeys }: Acts,
): (() => void) | undefined {
  const rows = [...(table?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const at = rows.findIndex((row) => row.closest('tr')?.contains(document.activeElement));
  const step = STEPS[code];
  if (step) {
    const next = rows[at < 0 ? 0 : at + step];
    return next && (() => next.focus());
  }
  if (code === 'Slash') return shiftKey ? onKeys : () => table?.querySelector('input')?.focus();
  const id = Number(rows[at]?.dataset['row']);
  if (!id) return undefined;
  if (code === 'KeyO') return () => onPaper(id);
  if (code === 'KeyA') return () => onPaper(id, 'assign');
  if (code === 'KeyD') return () => onPaper(id, 'decide');
  return code === 'KeyL' ? () => onLog(id) : undefined;
}

/** Which key does what. */
export const DeskKeys = ({ onClose }: { onClose: () => void }) => (
  <Dialog title={text.keys} onClose={onClose}>
    <dl className={styles.keys}>
      {text.keyList.map(([key, act]) => (
        <div key={key}>
          <dt>
            <kbd dir="ltr">{key}</kbd>
          </dt>
          <dd>{act}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
);
