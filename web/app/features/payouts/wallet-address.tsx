import { Icon } from '../../ui/icon.tsx';
import styles from './payouts.module.css';
import { payText as text } from './text.ts';

const SHOWN = 4;

/** An address by its ends, whole for who points at it. */
export const ShortAddress = ({ address }: { address: string }) => (
  <bdi lang="en" dir="ltr" className={styles.address} title={address}>
    {address.length > 2 * SHOWN + 1 ? `${address.slice(0, SHOWN)}…${address.slice(-SHOWN)}` : address}
  </bdi>
);

/** A wallet and whether it can be paid. */
export const WalletState = ({ address, isGood }: { address: string; isGood: boolean }) => (
  <span className={styles.wallet} data-good={isGood}>
    <Icon name={isGood ? 'check' : 'cross'} size={18} />
    <span className="for-readers">{isGood ? text.walletGood : text.walletBad}</span>
    {address && <ShortAddress address={address} />}
  </span>
);
