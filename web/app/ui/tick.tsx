import type { ReactNode } from 'react';
import styles from './tick.module.css';

interface TickProps {
  label: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** Nothing goes on without it; what says so, and why it does not, stands in these elements. */
  required?: { isMissing: boolean; describedBy: string };
}

/** Something to agree to, sent with what stands around it. */
export const Tick = ({ label, isOn, onChange, required }: TickProps) => (
  <label className={styles.tick}>
    <input
      type="checkbox"
      checked={isOn}
      onChange={({ currentTarget: { checked } }) => onChange(checked)}
      {...(required && {
        required: true,
        'aria-invalid': required.isMissing,
        'aria-describedby': required.describedBy,
      })}
    />
    <span>{label}</span>
  </label>
);
