import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Stack } from '../../ui/flow.tsx';
import { Text } from '../../ui/text.tsx';
import { secondStepText as text } from './text.ts';
import type { SecondStep } from './use-second-step.ts';

/** What of the second step stands in a form: the field, or nothing but the button where a passkey answers. */
export function SecondStepFields({ step: { form, method, others, choose } }: { step: SecondStep }) {
  return (
    <>
      <Text size="sm">{text.intro[method]}</Text>
      {method === 'totp' && (
        <TextField
          key="totp"
          {...form.inputFor('totp')}
          label={text.code}
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          data-autofocus
        />
      )}
      {method === 'recovery_code' && (
        <TextField
          key="recovery"
          {...form.inputFor('recovery_code')}
          label={text.recoveryCode}
          dir="ltr"
          lang="en"
          autoComplete="off"
          spellCheck={false}
          required
          data-autofocus
        />
      )}
      <Button
        type="submit"
        fullWidth
        disabled={form.isSending}
        data-autofocus={method === 'passkey' || undefined}
      >
        {form.isSending ? text.checking : text.act[method]}
      </Button>
      {others.length > 0 && (
        <Stack gap={4} align="start">
          {others.map((other) => (
            <Button key={other} variant="subtle" onClick={() => choose(other)}>
              {text.instead[other]}
            </Button>
          ))}
        </Stack>
      )}
    </>
  );
}
