import { cancelDeletion } from '@mustalah/contract/own-account';
import { call, sayFailure } from '../../api.ts';
import { reloadUser, useSession } from '../../session.ts';
import { formatDay } from '../../text/format.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { toast } from '../../ui/toast.ts';
import { useWrite } from '../../use-write.ts';
import styles from './shell.module.css';
import { text } from './text.ts';

/** Offers the way back to whoever has asked for the account to be deleted and signed in again. */
export function LeavingBanner() {
  const { user } = useSession();
  const { write, isPending } = useWrite(() => call(cancelDeletion, {}), {
    outdates: [],
    onSuccess({ detail }) {
      toast('success', detail);
      return reloadUser();
    },
    onError: (error) => toast('error', sayFailure(error, text.comeBackFailed)),
  });
  if (!user?.deletion_due_at) return null;
  return (
    <aside className={styles.leaving} aria-label={text.leavingLabel}>
      <p>{text.leaving(formatDay(user.deletion_due_at))}</p>
      <ActionButton size="xs" variant="outline" isBusy={isPending} onClick={() => write()}>
        {text.comeBack}
      </ActionButton>
    </aside>
  );
}
