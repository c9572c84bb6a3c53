import {
  PasswordInput,
  type PasswordInputProps,
  Textarea,
  type TextareaProps,
  TextInput,
  type TextInputProps,
} from '@mantine/core';

/** `auto` follows what is typed, letter by letter; while the field is empty the line begins at the right. */
type Direction = 'auto' | 'rtl' | 'ltr';

interface Directed {
  dir?: Direction;
}

// The library puts `dir` on the box around an input. A box without text of its own is always left-to-right, whatever
// is typed into the input.
const onInput = (dir: Direction) => ({ input: { dir } });

/** A field of one line. */
export function TextField({ dir = 'auto', ...rest }: Omit<TextInputProps, 'dir'> & Directed) {
  return <TextInput placeholder=" " {...rest} attributes={onInput(dir)} />;
}

/** A field of several lines. */
export function LongTextField({ dir = 'auto', ...rest }: Omit<TextareaProps, 'dir'> & Directed) {
  return <Textarea placeholder=" " {...rest} attributes={onInput(dir)} />;
}

/** A field that hides what is typed. */
export function SecretField(props: Omit<PasswordInputProps, 'dir'>) {
  return <PasswordInput {...props} dir="ltr" />;
}
