import type { CurrentUser } from '@mustalah/contract/accounts';
import { PASSWORD_LENGTH, PASSWORD_TOO_SHORT } from '@mustalah/contract/fields';
import { changePassword, listOwnSessions } from '@mustalah/contract/own-account';
import { call, sayFailure } from '../../../api.ts';
import { Button } from '../../../ui/button.tsx';
import { SecretField } from '../../../ui/field.tsx';
import { Stack } from '../../../ui/flow.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Text } from '../../../ui/text.tsx';
import { toast } from '../../../ui/toast.ts';
import { type Faults, useFormWrite } from '../../../use-form-write.ts';
import styles from './account.module.css';
import { passwordText as text } from './text.ts';

type Passwords = Record<'current' | 'password' | 'confirmation', string>;

export function passwordFaults({ current, password, confirmation }: Passwords): Faults<Passwords> {
  return {
    ...(current === '' && { current: text.currentMissing }),
    ...(password.length < PASSWORD_LENGTH.min && { password: PASSWORD_TOO_SHORT }),
    ...(password !== confirmation && { confirmation: text.differ }),
  };
}

/** Choose another password; the one until now is asked for. */
export function ChangePassword({ user }: { user: CurrentUser }) {
  const form = useFormWrite<Passwords, { detail: string }>({
    initialValues: { current: '', password: '', confirmation: '' },
    check: passwordFaults,
    send: ({ current, password }) => call(changePassword, { body: { current, password } }),
    outdates: [listOwnSessions],
    onSuccess({ detail }) {
      form.reset();
      toast('success', detail);
    },
    onError: (error) => toast('error', sayFailure(error, text.failed)),
  });
  return (
    <Panel title={text.title} icon="lock">
      <form {...form.props} className={styles.form} aria-label={text.title}>
        <Stack gap="md">
          <Text size="sm">{text.hint}</Text>
          {/* Whose password it is: browsers that keep passwords look for it. */}
          <input type="email" autoComplete="username" value={user.email} readOnly hidden />
          <SecretField
            {...form.inputFor('current')}
            label={text.current}
            autoComplete="current-password"
            required
            maxLength={PASSWORD_LENGTH.max}
          />
          <SecretField
            {...form.inputFor('password')}
            label={text.password}
            autoComplete="new-password"
            required
            maxLength={PASSWORD_LENGTH.max}
          />
          <SecretField
            {...form.inputFor('confirmation')}
            label={text.confirmation}
            autoComplete="new-password"
            required
            maxLength={PASSWORD_LENGTH.max}
          />
          <div>
            <Button type="submit" variant="outline" disabled={form.isSending}>
              {form.isSending ? text.saving : text.save}
            </Button>
          </div>
        </Stack>
      </form>
    </Panel>
  );
}
