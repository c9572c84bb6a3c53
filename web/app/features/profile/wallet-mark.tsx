import { Icon } from '../../ui/icon.tsx';
import styles from './profile.module.css';
import { walletStateOf } from './settings.ts';
import { settingsText as text } from './text.ts';

/** A check or a cross beside the address while one types; nothing while it is empty. */
export function WalletMark({ address }: { address: string }) {
  const state = walletStateOf(address);
  return (
    <span className={styles.walletMark} data-wallet={state} role="status">
      {state === 'valid' && <Icon name="check" />}
      {state === 'invalid' && <Icon name="cross" />}
      <span className="for-readers">
        {state === 'valid' && text.walletValid}
        {state === 'invalid' && text.walletInvalid}
      </span>
    </span>
  );
}
