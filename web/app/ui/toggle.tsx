import styles from './toggle.module.css';

interface ToggleProps {
  /** What is on or off, also for whoever does not see where it stands. */
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isDisabled?: boolean;
}

/** Something that is on or off, and changes at once. */
export const Toggle = ({ label, isOn, onChange, isDisabled }: ToggleProps) => (
  <button
    type="button"
    role="switch"
    aria-checked={isOn}
    aria-label={label}
    disabled={isDisabled}
    className={styles.toggle}
    onClick={() => onChange(!isOn)}
  />
);
