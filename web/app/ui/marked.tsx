import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './marked.module.css';

const drawings: Record<string, IconName> = { '🔒': 'lock', '✅': 'check', '❌': 'cross', '⚠️': 'warning' };
const MARK = new RegExp(`^(?:${Object.keys(drawings).join('|')})`, 'u');

/**
 * A sentence that may begin with a mark such as 🔒. Where no font has it a box would stand there: the mark is drawn, and
 * stays in the text for whoever copies it or has it read out.
 */
export function Marked({ children }: { children: ReactNode }) {
  const mark = typeof children === 'string' ? MARK.exec(children)?.[0] : undefined;
  const name = mark && drawings[mark];
  if (!name || typeof children !== 'string') return children;
  return (
    <>
      <span className={styles.mark}>
        <span className="for-readers">{mark}</span>
        <Icon name={name} size={18} />
      </span>
      {children.slice(mark.length)}
    </>
  );
}
