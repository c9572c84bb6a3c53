import type { ReactNode } from 'react';
import styles from './tick.module.css';

interface TickProps {
  label: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Something to agree to, sent with what stands around it. */
export const Tick = ({ label, isOn, onChange }: TickProps) => (
  <label className={styles.tick}>
    <input type="checkbox" checked={isOn} onChange={({ currentTarget: { checked } }) => onChange(checked)} />
    <span>{label}</span>
  </label>
);
