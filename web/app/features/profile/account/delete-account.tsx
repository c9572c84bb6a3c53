import type { CurrentUser } from '@mustalah/contract/accounts';
import { EMAIL_LENGTH } from '@mustalah/contract/fields';
import { type Deletion, getDeletion, requestDeletion } from '@mustalah/contract/own-account';
import { useState } from 'react';
import { call, sayFailure } from '../../../api.ts';
import { signOut } from '../../../session.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Group, Stack } from '../../../ui/flow.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Anchor, Text } from '../../../ui/text.tsx';
import { toast } from '../../../ui/toast.ts';
import { Skeleton } from '../../../ui/waiting.tsx';
import { useCall } from '../../../use-call.ts';
import { useFormWrite } from '../../../use-form-write.ts';
import styles from './account.module.css';
import { accountText, deletionText as text } from './text.ts';

/** The end of an account, with what becomes of everything said before it is asked for. */
export function DeleteAccount({ user }: { user: CurrentUser }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel title={text.title} icon="bin">
      <Stack gap="md">
        <Text size="sm">
          {text.lead}{' '}
          <Anchor to="/privacy" underline="always">
            {text.kept}
          </Anchor>
        </Text>
        <div>
          <Button color="red" variant="outline" onClick={() => setOpen(true)}>
            {text.act}
          </Button>
        </div>
        {isOpen && <DeletionDialog user={user} onClose={() => setOpen(false)} />}
      </Stack>
    </Panel>
  );
}

function DeletionDialog({ user, onClose }: { user: CurrentUser; onClose: () => void }) {
  // What is said before such a step is never told from memory.
  const { data, isError, refetch } = useCall(getDeletion, {}, { staleTime: 0, gcTime: 0 });
  return (
    <Dialog title={text.dialog} onClose={onClose}>
      {isError && !data && <LoadFailure message={accountText.loadFailed} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton height={240} />}
      {data?.objection === 'last_admin' && <Alert color="red">{text.lastAdmin}</Alert>}
      {data && data.objection === null && (
        <Stack gap="md">
          <Consequences deletion={data} />
          <DeletionForm user={user} onClose={onClose} />
        </Stack>
      )}
    </Dialog>
  );
}

function Consequences({ deletion }: { deletion: Deletion }) {
  const { unpublished_papers, published_papers, open_reviews, unpaid_points, has_open_payout } = deletion;
  return (
    <>
      {has_open_payout && <Alert color="gold">{text.openPayout}</Alert>}
      {unpaid_points > 0 && <Alert color="gold">{text.unpaid(unpaid_points)}</Alert>}
      <ul className={styles.what}>
        <li>{text.erased}</li>
        <li>{text.stays}</li>
        {published_papers > 0 && <li>{text.published(published_papers)}</li>}
        {unpublished_papers.length > 0 && (
          <li>
            {text.unpublished}
            <ul className={styles.what}>
              {unpublished_papers.map(({ id, title }) => (
                <li key={id}>
                  <bdi>{title}</bdi>
                </li>
              ))}
            </ul>
          </li>
        )}
        {open_reviews > 0 && <li>{text.reviews(open_reviews)}</li>}
        <li>{text.exportFirst}</li>
      </ul>
    </>
  );
}

function DeletionForm({ user, onClose }: { user: CurrentUser; onClose: () => void }) {
  const form = useFormWrite({
    initialValues: { email: '' },
    check: ({ email }) => (email.trim() === '' ? { email: text.emailMissing } : {}),
    send: (body) => call(requestDeletion, { body }),
    outdates: [getDeletion],
    onSuccess({ detail }) {
      toast('success', detail);
      return signOut();
    },
    onError: (error) => toast('error', sayFailure(error, text.failed)),
  });
  return (
    <form {...form.props} aria-label={text.dialog}>
      <Stack gap="md">
        <TextField
          {...form.inputFor('email')}
          label={text.email}
          description={<bdi dir="ltr">{user.email}</bdi>}
          type="email"
          dir="ltr"
          autoComplete="off"
          required
          maxLength={EMAIL_LENGTH}
        />
        <Group justify="end">
          <Button variant="default" onClick={onClose} data-autofocus>
            {accountText.cancel}
          </Button>
          <Button type="submit" color="red" disabled={form.isSending}>
            {form.isSending ? text.sending : text.confirm}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
