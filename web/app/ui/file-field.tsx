import { type ReactNode, useId } from 'react';
import styles from './file-field.module.css';
import { Icon } from './icon.tsx';

interface FileFieldProps {
  label: string;
  description?: ReactNode;
  error?: ReactNode;
  /** What the browser offers to choose from, such as `.pdf`. */
  accept: string;
  /** The words on the button. */
  pick: string;
  file: File | null;
  onPick: (file: File | null) => void;
  required?: boolean;
  disabled?: boolean;
}

/** Chooses one file from the reader's own machine. */
export function FileField({
  label,
  description,
  error,
  pick,
  file,
  onPick,
  required,
  ...input
}: FileFieldProps) {
  const id = useId();
  const told = [description ? `${id}-hint` : '', error ? `${id}-fault` : ''].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
        {required && (
          <span aria-hidden="true" className={styles.required}>
            {' *'}
          </span>
        )}
      </span>
      {description && (
        <p id={`${id}-hint`} className={styles.hint}>
          {description}
        </p>
      )}
      {/* The browser's own words for it are in the language of the browser. */}
      <input
        {...input}
        // Another one, so that the same file can be chosen anew.
        key={file ? 'full' : 'empty'}
        id={id}
        type="file"
        className={styles.input}
        required={required}
        aria-labelledby={`${id}-label ${id}-pick`}
        aria-describedby={told || undefined}
        aria-invalid={error ? true : undefined}
        onChange={({ currentTarget: { files } }) => onPick(files?.[0] ?? null)}
      />
      <label id={`${id}-pick`} htmlFor={id} className={styles.pick}>
        <Icon name={file ? 'file' : 'upload'} />
        {file ? <bdi className={styles.name}>{file.name}</bdi> : pick}
      </label>
      {error && (
        <p id={`${id}-fault`} className={styles.fault}>
          {error}
        </p>
      )}
    </div>
  );
}
