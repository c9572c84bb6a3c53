import type { Sent } from '@mustalah/contract/endpoint';
import type { AwaitedFactor, finishSignIn } from '@mustalah/contract/identity';
import { useEffect, useState } from 'react';
import { RefusedCall, sayFailure } from '../../api.ts';
import { preparePasskeys, usePasskeyFor } from '../../passkeys.ts';
import { type ApiForm, useFormWrite } from '../../use-form-write.ts';
import { secondStepText as text } from './text.ts';

export type Method = 'passkey' | 'totp' | 'recovery_code';
export type FactorAnswer = Sent<typeof finishSignIn>['body'];
type Typed = { totp: string; recovery_code: string };

export interface SecondStep {
  form: ApiForm<Typed>;
  method: Method;
  /** The other ways that this person has. */
  others: Method[];
  choose: (method: Method) => void;
}

interface SecondStepOptions {
  awaited: AwaitedFactor;
  send: (answer: FactorAnswer) => Promise<unknown>;
  onSuccess: () => unknown;
  onError: (sentence: string) => void;
  /** The step is over; the password is asked for again. */
  onLate: (sentence: string) => void;
}

/** The second step after a right password, by whatever the person has. */
export function useSecondStep({ awaited, send, onSuccess, onError, onLate }: SecondStepOptions): SecondStep {
  const methods = methodsOf(awaited);
  const [method, choose] = useState<Method>(methods[0] ?? 'recovery_code');
  useEffect(() => {
    if (awaited.passkey) preparePasskeys();
  }, [awaited]);
  const form = useFormWrite<Typed, unknown>({
    initialValues: { totp: '', recovery_code: '' },
    check: (typed) =>
      method !== 'passkey' && !typed[method].trim() ? { [method]: text.missing[method] } : {},
    send: async (typed) => send(await answerOf(awaited, method, typed)),
    outdates: [],
    onSuccess,
    onError(error) {
      if (error instanceof RefusedCall && error.code === 'second_factor_late') onLate(error.detail);
      else if (!saysAtField(error, method)) onError(sayFault(error));
    },
  });
  return { form, method, others: methods.filter((each) => each !== method), choose };
}

const methodsOf = ({ passkey, totp, recovery_code }: AwaitedFactor): Method[] => [
  ...(passkey ? (['passkey'] as const) : []),
  ...(totp ? (['totp'] as const) : []),
  ...(recovery_code ? (['recovery_code'] as const) : []),
];

async function answerOf(
  { challenge, passkey }: AwaitedFactor,
  method: Method,
  { totp, recovery_code }: Typed,
): Promise<FactorAnswer> {
  if (method === 'totp') return { challenge, totp };
  if (method === 'recovery_code') return { challenge, recovery_code };
  return { challenge, passkey: await usePasskeyFor(passkey ?? {}) };
}

/** What is wrong stands at the field that it was typed in. */
const saysAtField = (error: unknown, method: Method): boolean =>
  error instanceof RefusedCall && error.fields[method] !== undefined;

/** The browser tells by an error of its own that a person has closed its window. */
const sayFault = (error: unknown): string => sayFailure(error, text.passkeyFailed);
