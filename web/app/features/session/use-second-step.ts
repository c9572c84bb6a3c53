import type { Sent } from '@mustalah/contract/endpoint';
import type { AwaitedFactor, finishSignIn } from '@mustalah/contract/identity';
import { useEffect, useState } from 'react';
import { RefusedCall } from '../../api.ts';
import { preparePasskeys, usePasskeyFor } from '../../passkeys.ts';
import { type ApiForm, useFormWrite } from '../../use-form-write.ts';
import { secondStepText as text } from './text.ts';

export type Method = 'passkey' | 'code' | 'recovery_code';
export type FactorAnswer = Sent<typeof finishSignIn>['body'];
type Typed = { code: string; recovery_code: string };

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
    initialValues: { code: '', recovery_code: '' },
    check: (typed) =>
      method !== 'passkey' && !typed[method].trim() ? { [method]: text.missing[method] } : {},
    send: async (typed) => send(await answerOf(awaited, method, typed)),
    outdates: [],
    onSuccess,
    onError(error) {
      if (error instanceof RefusedCall && error.code === 'second_factor_late') onLate(error.detail);
      else onError(sayFault(error));
    },
  });
  return { form, method, others: methods.filter((each) => each !== method), choose };
}

const methodsOf = ({ passkey, code, recovery_code }: AwaitedFactor): Method[] => [
  ...(passkey ? (['passkey'] as const) : []),
  ...(code ? (['code'] as const) : []),
  ...(recovery_code ? (['recovery_code'] as const) : []),
];

async function answerOf(
  { challenge, passkey }: AwaitedFactor,
  method: Method,
  { code, recovery_code }: Typed,
): Promise<FactorAnswer> {
  if (method === 'code') return { challenge, code };
  if (method === 'recovery_code') return { challenge, recovery_code };
  return { challenge, passkey: await usePasskeyFor(passkey ?? {}) };
}

/** The browser tells by an error of its own that a person has closed its window. */
function sayFault(error: unknown): string {
  if (!(error instanceof RefusedCall)) return text.passkeyFailed;
  const [sentence] = Object.values(error.fields).flat();
  return sentence ?? error.detail;
}
