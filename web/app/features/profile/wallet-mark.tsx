import { useDebouncedValue } from '@mantine/hooks';
import { checkWallet } from '@mustalah/contract/payouts/payees';
import { Icon } from '../../ui/icon.tsx';
import { Text } from '../../ui/text.tsx';
import { useCall } from '../../use-call.ts';
import styles from './profile.module.css';
import { walletStateOf } from './settings.ts';
import { settingsText as text } from './text.ts';

const DEBOUNCE_MS = 400;

/** Why nothing could be paid to an address that may be saved all the same; empty while it is not known. */
function useWalletWarning(address: string): string {
  const [asked] = useDebouncedValue(address.trim(), DEBOUNCE_MS);
  const { data } = useCall(
    checkWallet,
    { query: { address: asked } },
    { enabled: walletStateOf(asked) === 'valid', isAside: true },
  );
  return asked === address.trim() && data?.is_payable === false ? data.reason : '';
}

/** A check or a cross beside the address while one types; nothing while it is empty. */
export function WalletMark({ address }: { address: string }) {
  const warning = useWalletWarning(address);
  const state = warning ? 'invalid' : walletStateOf(address);
  return (
    <span className={styles.walletMark} data-wallet={state} role="status">
      {state === 'valid' && <Icon name="check" />}
      {state === 'invalid' && <Icon name="cross" />}
      <span className="for-readers">
        {state === 'valid' && text.walletValid}
        {state === 'invalid' && (warning || text.walletInvalid)}
      </span>
    </span>
  );
}

/** The address may be saved, and nobody could be paid there. */
export function WalletWarning({ address }: { address: string }) {
  const warning = useWalletWarning(address);
  return (
    warning && (
      <Text size="sm" c="red">
        {text.walletUnpayable(warning)}
      </Text>
    )
  );
}
