import type { UserRecord } from '@mustalah/contract/administration';
import { getUserRecord, listAudit, listDecisionsOfUser } from '@mustalah/contract/administration';
import { useQueryClient } from '@tanstack/react-query';
import { UndoDecisions } from '../../../domain/undo-decisions.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Text } from '../../../ui/text.tsx';
import { keyOf } from '../../../use-call.ts';
import { TakeBackVotes } from './take-back-votes.tsx';
import { userText as text } from './text.ts';
import styles from './users.module.css';

/** The ways to take back what somebody did to others. */
export function OversightPanel({ user }: { user: UserRecord }) {
  const queries = useQueryClient();
  const reload = () => {
    for (const endpoint of [getUserRecord, listDecisionsOfUser, listAudit]) {
      void queries.invalidateQueries({ queryKey: keyOf(endpoint) });
    }
  };
  return (
    <Panel title={text.oversight} icon="refresh">
      <div className={styles.acts}>
        <div className={styles.act}>
          <Text size="sm">{text.undoLead}</Text>
          <UndoDecisions reviewer={user} onDone={reload} />
        </div>
        <div className={styles.act}>
          <Text size="sm">{text.votesLead}</Text>
          {user.status === 'suspended' && <TakeBackVotes user={user} />}
        </div>
      </div>
    </Panel>
  );
}
