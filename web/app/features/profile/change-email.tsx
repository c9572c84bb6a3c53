import { type CurrentUser, changeEmail } from '@mustalah/contract/accounts';
import { EMAIL_LENGTH, PASSWORD_LENGTH } from '@mustalah/contract/fields';
import { call, sayFailure } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { SecretField, TextField } from '../../ui/field.tsx';
import { Stack } from '../../ui/flow.tsx';
import { Text, Title } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { useFormWrite } from '../../use-form-write.ts';
import styles from './profile.module.css';
import { emailText as text } from './text.ts';

/** Move the account to another address, which holds once the link sent to it is opened. */
export function ChangeEmail({ user }: { user: CurrentUser }) {
  const form = useFormWrite({
    initialValues: { email: '', password: '' },
    check: ({ email, password }) => ({
      ...(!email.trim() && { email: text.emailMissing }),
      ...(!password && { password: text.passwordMissing }),
    }),
    send: (body) => call(changeEmail, { body }),
    outdates: [],
    onSuccess({ detail }) {
      form.reset();
      toast('success', detail);
    },
    onError: (error) => toast('error', sayFailure(error, text.failed)),
  });
  return (
    <form {...form.props} className={styles.form} aria-label={text.title}>
      <Stack gap="md">
        <Title order={2} size="h4">
          {text.title}
        </Title>
        <Text size="sm">
          {text.current} <bdi dir="ltr">{user.email}</bdi>
        </Text>
        <TextField
          {...form.inputFor('email')}
          label={text.newEmail}
          description={text.hint}
          type="email"
          dir="ltr"
          autoComplete="email"
          required
          maxLength={EMAIL_LENGTH}
        />
        <SecretField
          {...form.inputFor('password')}
          label={text.password}
          autoComplete="current-password"
          required
          maxLength={PASSWORD_LENGTH.max}
        />
        <div>
          <Button type="submit" variant="outline" disabled={form.isSending}>
            {form.isSending ? text.sending : text.send}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
