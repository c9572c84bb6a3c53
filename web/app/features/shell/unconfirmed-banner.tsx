import { resendConfirmation } from '@mustalah/contract/accounts';
import { call, sayFailure } from '../../api.ts';
import { useSession } from '../../session.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Anchor } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { useWrite } from '../../use-write.ts';
import styles from './shell.module.css';
import { text } from './text.ts';

/** Says plainly to members who have not confirmed their address that nothing they do counts until then. */
export function UnconfirmedBanner() {
  const { user } = useSession();
  const { write, isPending } = useWrite(() => call(resendConfirmation, {}), {
    outdates: [],
    onSuccess: () => toast('success', text.linkSent),
    onError: (error) => toast('error', sayFailure(error, text.linkFailed)),
  });
  if (!user || user.email_confirmed) return null;
  return (
    <aside className={styles.unconfirmed} aria-label={text.unconfirmedLabel}>
      <p>
        {text.unconfirmed} <bdi dir="ltr">{user.email}</bdi>
      </p>
      <ActionButton size="xs" variant="outline" isBusy={isPending} onClick={() => write()}>
        {text.sendLink}
      </ActionButton>
      <Anchor to="/profile?tab=settings" size="sm">
        {text.otherAddress}
      </Anchor>
    </aside>
  );
}
