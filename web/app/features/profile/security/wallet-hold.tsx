import type { Security, WalletChange } from '@mustalah/contract/identity';
import { formatMoment } from '../../../text/format.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Stack } from '../../../ui/flow.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Text } from '../../../ui/text.tsx';
import styles from './security.module.css';
import { holdText as text } from './text.ts';

/** Whether payouts wait, until when, and what became of the wallet. */
export function WalletHold({ wallet: { held_until, changes } }: { wallet: Security['wallet'] }) {
  return (
    <Panel title={text.title} icon="coin">
      <Stack gap="sm">
        {held_until ? (
          <Alert color="gold" title={text.held(formatMoment(held_until))}>
            {text.why}
          </Alert>
        ) : (
          <Text size="sm">{text.free}</Text>
        )}
        {changes.length > 0 && (
          <ul className={styles.list} aria-label={text.changes}>
            {changes.map((change) => (
              <li key={change.id} className={styles.row}>
                <span className={styles.wallet}>
                  {whatOf(change)} <bdi dir="ltr">{change.to || change.from}</bdi>
                </span>
                <Text component="span" size="sm" c="dimmed">
                  {formatMoment(change.at)}
                </Text>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Panel>
  );
}

function whatOf({ from, to, is_undoing }: WalletChange): string {
  if (to === '') return text.emptied;
  if (is_undoing) return text.undone;
  return from === '' ? text.first : text.replaced;
}
