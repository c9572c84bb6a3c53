import { type UseFormReturnType, useForm } from '@mantine/form';
import { type FormEvent, type RefObject, useEffect, useReducer, useRef } from 'react';
import { RefusedCall } from './api.ts';
import { useWrite, type WriteOptions } from './use-write.ts';

/** What stands at single fields. */
export type Faults<Values> = { [Field in keyof Values]?: string | undefined };

interface FormOptions<Values, Outcome> extends WriteOptions<Values, Outcome> {
  initialValues: Values;
  /** What stands against sending, by field; nothing is sent then. */
  check?: (values: Values) => Faults<Values>;
  send: (values: Values) => Promise<Outcome>;
  /** Asks, once the check found nothing, whether to send at all. */
  askFirst?: (send: () => void, values: Values) => void;
  /** Told when the check found something. */
  onFaults?: (faults: Faults<Values>) => void;
}

export interface FormProps {
  ref: RefObject<HTMLFormElement | null>;
  noValidate: true;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

export interface ApiForm<Values>
  extends Pick<
    UseFormReturnType<Values>,
    'values' | 'errors' | 'setValues' | 'setFieldValue' | 'reset' | 'clearErrors'
  > {
  isSending: boolean;
  /** For the `form` element. */
  props: FormProps;
  /** For the input of a field. */
  inputFor: (field: keyof Values & string) => InputProps;
  /** The values as they are at this moment, between two renderings too. */
  getValues: () => Values;
}

interface InputProps {
  name: string;
  value: string;
  error?: string;
  /** Takes what an input tells, or the value itself. */
  onChange: (told: { currentTarget: { value: string } } | string) => void;
}

/**
 * A form that writes through the API: checked here first, sent once however fast somebody clicks, and what the
 * server says of single fields stands at them. After a failure one is taken to the first faulty field.
 */
export function useFormWrite<Values extends Record<string, string>, Outcome>({
  initialValues,
  check,
  send,
  askFirst,
  onFaults,
  ...options
}: FormOptions<Values, Outcome>): ApiForm<Values> {
  const element = useRef<HTMLFormElement>(null);
  const [failures, countFailure] = useReducer((count: number) => count + 1, 0);
  const form = useForm<Values>({ initialValues, validate: (values) => check?.(values) ?? {} });
  const { write, isPending } = useWrite(send, {
    ...options,
    onError(error, values) {
      form.setErrors(faultsIn(error, values));
      countFailure();
      return options.onError?.(error, values);
    },
  });
  useEffect(() => {
    if (failures > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failures]);

  const submit = form.onSubmit(
    (values) => (askFirst ? askFirst(() => write(values), values) : write(values)),
    (faults) => {
      countFailure();
      onFaults?.(faults as Faults<Values>);
    },
  );
  return {
    ...form,
    isSending: isPending,
    props: { ref: element, noValidate: true, onSubmit: submit },
    inputFor: (field) => ({ ...form.getInputProps(field), name: field }) as InputProps,
  };
}

/** The server's sentences for the fields of this form. */
function faultsIn<Values extends Record<string, string>>(error: unknown, values: Values): Faults<Values> {
  if (!(error instanceof RefusedCall)) return {};
  const known = Object.entries(error.fields).filter(([field]) => field in values);
  return Object.fromEntries(known.map(([field, [sentence]]) => [field, sentence])) as Faults<Values>;
}
