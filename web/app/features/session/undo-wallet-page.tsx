import { undoWalletChange } from '@mustalah/contract/identity';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { call, sayFailure } from '../../api.ts';
import { type PageHandle, secretPageMeta } from '../../page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { Text } from '../../ui/text.tsx';
import { useFormWrite } from '../../use-form-write.ts';
import { FormFrame, type FormMessage } from './form-frame.tsx';
import { text, undoWalletText } from './text.ts';

export const handle: PageHandle = { search: ['token'] };

export const meta = () => secretPageMeta(undoWalletText.title);

/** Programs that look through mails open the link too: nothing happens until its reader presses the button. */
export default function UndoWalletPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [isDone, setDone] = useState(false);
  const [message, setMessage] = useState<FormMessage | null>(
    token ? null : { kind: 'error', text: text.resetLinkMissing },
  );
  const form = useFormWrite({
    initialValues: {},
    send() {
      setMessage(null);
      return call(undoWalletChange, { body: { token } });
    },
    outdates: [],
    onSuccess({ detail }) {
      setMessage({ kind: 'success', text: detail });
      setDone(true);
    },
    onError: (error) => setMessage({ kind: 'error', text: sayFailure(error, undoWalletText.failed) }),
  });
  return (
    <FormFrame
      title={undoWalletText.title}
      message={message}
      form={form.props}
      links={[{ to: '/forgot-password', label: undoWalletText.newPassword }]}
    >
      {token && !isDone && (
        <>
          <Text size="sm">{undoWalletText.lead}</Text>
          <Button type="submit" fullWidth disabled={form.isSending}>
            {form.isSending ? undoWalletText.undoing : undoWalletText.undo}
          </Button>
        </>
      )}
    </FormFrame>
  );
}
