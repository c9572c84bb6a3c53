import { confirmEmail, getCurrentUser } from '@mustalah/contract/accounts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { call, sayFailure } from '../../api.ts';
import { toldOfPoints } from '../../domain/outdated.ts';
import { type PageHandle, secretPageMeta } from '../../page-meta.ts';
import { reloadUser, useSession } from '../../session.ts';
import { Button } from '../../ui/button.tsx';
import { Text } from '../../ui/text.tsx';
import { useFormWrite } from '../../use-form-write.ts';
import { FormFrame, type FormMessage } from './form-frame.tsx';
import { text } from './text.ts';

export const handle: PageHandle = { search: ['token'] };

export const meta = () => secretPageMeta(text.confirmTitle);

/** Programs that look through mails open the link too: nothing happens until its reader presses the button. */
export default function ConfirmEmailPage() {
  const [search] = useSearchParams();
  const { status } = useSession();
  const token = search.get('token') ?? '';
  const [isDone, setDone] = useState(false);
  const [message, setMessage] = useState<FormMessage | null>(
    token ? null : { kind: 'error', text: text.resetLinkMissing },
  );
  const form = useFormWrite({
    initialValues: {},
    send() {
      setMessage(null);
      return call(confirmEmail, { body: { token } });
    },
    // The waiting votes are counted.
    outdates: [getCurrentUser, ...toldOfPoints],
    onSuccess({ detail }) {
      setMessage({ kind: 'success', text: detail });
      setDone(true);
      return reloadUser();
    },
    onError: (error) => setMessage({ kind: 'error', text: sayFailure(error, text.confirmError) }),
  });
  const links =
    status === 'signed-in'
      ? [{ to: '/profile', label: text.toProfile }]
      : [{ to: '/login', label: text.login }];

  return (
    <FormFrame title={text.confirmTitle} message={message} form={form.props} links={links}>
      {token && !isDone && (
        <>
          <Text size="sm">{text.confirmIntro}</Text>
          <Button type="submit" fullWidth disabled={form.isSending}>
            {form.isSending ? text.confirming : text.confirm}
          </Button>
        </>
      )}
    </FormFrame>
  );
}
