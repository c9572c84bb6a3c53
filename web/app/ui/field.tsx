import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { common } from '../text/common.ts';
import styles from './field.module.css';
import { Icon } from './icon.tsx';
import { Marked } from './marked.tsx';

/** `auto` follows what is typed, letter by letter; while the field is empty the line begins at the right. */
type Direction = 'auto' | 'rtl' | 'ltr';

interface Around {
  label?: ReactNode;
  description?: ReactNode;
  /** What is wrong with it; nothing when it is well. */
  error?: ReactNode;
  /** Stands in the box, at the end of its line. */
  rightSection?: ReactNode;
}

type Input = Around & Omit<ComponentPropsWithRef<'input'>, 'dir'>;

/** A field of one line. */
export function TextField({ dir = 'auto', ...props }: Input & { dir?: Direction }) {
  const [frame, input] = useFrame(props);
  // guard: The direction of a field stands on the input itself ‹ dir={dir} →›
  return (
    <Frame {...frame}>
      <input placeholder=" " {...input} dir={dir} />
    </Frame>
  );
}

type LongText = Around & Omit<ComponentPropsWithRef<'textarea'>, 'dir'> & { dir?: Direction };

/** A field of several lines. */
export function LongTextField({ dir = 'auto', ...props }: LongText) {
  const [frame, textarea] = useFrame(props);
  return (
    <Frame {...frame}>
      <textarea placeholder=" " {...textarea} dir={dir} />
    </Frame>
  );
}

/** A field that hides what is typed, until one asks to see it. */
export function SecretField(props: Omit<Input, 'rightSection' | 'type'>) {
  const [frame, input] = useFrame(props);
  const [isShown, setShown] = useState(false);
  const eye = (
    <button
      type="button"
      className={styles.eye}
      aria-label={common.togglePassword}
      aria-pressed={isShown}
      onClick={() => setShown(!isShown)}
    >
      <Icon name={isShown ? 'eyeClosed' : 'eye'} size={22} />
    </button>
  );
  return (
    <Frame {...frame} dir="ltr" rightSection={eye}>
      <input {...input} type={isShown ? 'text' : 'password'} dir="ltr" />
    </Frame>
  );
}

type Choice = string | { value: string; label: string };

interface ChoiceProps extends Around, Omit<ComponentPropsWithRef<'select'>, 'children'> {
  data: readonly Choice[];
}

/** One of several. */
export function ChoiceField({ data, ...props }: ChoiceProps) {
  const [frame, select] = useFrame(props);
  return (
    <Frame {...frame} rightSection={frame.rightSection ?? <Icon name="choose" />}>
      <select {...select}>
        {data.map((choice) => {
          const { value, label } = typeof choice === 'string' ? { value: choice, label: choice } : choice;
          return (
            <option key={value} value={value}>
              {label}
            </option>
          );
        })}
      </select>
    </Frame>
  );
}

interface FrameProps extends Around {
  id: string;
  isRequired: boolean;
  className?: string | undefined;
  dir?: 'ltr';
  children: ReactNode;
}

const descriptionOf = (id: string): string => `${id}-description`;
const errorOf = (id: string): string => `${id}-error`;

/** Part what stands around an element from what the element is given, and bind the two together. */
function useFrame<Props extends Around & { id?: string; required?: boolean; className?: string }>({
  label,
  description,
  error,
  rightSection,
  className,
  ...rest
}: Props) {
  const own = useId();
  const id = rest.id ?? own;
  const told = [description ? descriptionOf(id) : '', error ? errorOf(id) : ''].filter(Boolean).join(' ');
  return [
    { id, label, description, error, rightSection, className, isRequired: rest.required === true },
    {
      ...rest,
      id,
      className: styles.input,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': told || undefined,
    },
  ] as const;
}

/** A label above, a description below it, the box, and what is wrong. */
function Frame({
  id,
  label,
  isRequired,
  description,
  error,
  rightSection,
  className,
  dir,
  children,
}: FrameProps) {
  return (
    <div className={className}>
      {label && (
        <label htmlFor={id} className={styles.label}>
          {label}
          {isRequired && (
            <span aria-hidden="true" className={styles.required}>
              {' *'}
            </span>
          )}
        </label>
      )}
      {description && (
        <p id={descriptionOf(id)} className={styles.description}>
          {description}
        </p>
      )}
      <div dir={dir} className={styles.box} data-with-end={rightSection ? true : undefined}>
        {children}
        {rightSection && <span className={styles.end}>{rightSection}</span>}
      </div>
      {error && (
        <p id={errorOf(id)} className={styles.error}>
          <Marked>{error}</Marked>
        </p>
      )}
    </div>
  );
}
