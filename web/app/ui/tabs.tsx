import { type KeyboardEvent, type ReactNode, useId } from 'react';
import styles from './tabs.module.css';

interface Tab<Name extends string> {
  name: Name;
  title: ReactNode;
}

interface TabsProps<Name extends string> {
  label: string;
  tabs: readonly Tab<Name>[];
  value: Name;
  onChange: (name: Name) => void;
  /** Small ones inside of another one's panel. */
  variant?: 'line' | 'pills';
  /** What the chosen tab shows. */
  children: ReactNode;
}

const STEPS: Record<string, number> = { ArrowLeft: 1, ArrowRight: -1 };

/** One panel at a time; the arrows lead from tab to tab, in the direction of the text. */
export function Tabs<Name extends string>(props: TabsProps<Name>) {
  const { label, tabs, value, onChange, variant = 'line', children } = props;
  const id = useId();
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    const at = tabs.findIndex(({ name }) => name === value);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    onChange(next.name);
    document.getElementById(`${id}-${next.name}`)?.focus();
  };
  return (
    <>
      <div role="tablist" aria-label={label} className={styles.list} data-variant={variant}>
        {tabs.map(({ name, title }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            className={styles.tab}
            aria-selected={name === value}
            aria-controls={`${id}-panel`}
            tabIndex={name === value ? 0 : -1}
            onClick={() => onChange(name)}
            onKeyDown={move}
          >
            {title}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  );
}
