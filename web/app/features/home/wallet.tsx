import { IconButton } from '../../ui/button.tsx';
import { Group } from '../../ui/flow.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Anchor, Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './home.module.css';
import { memberText } from './text.ts';

/** Where the balance is paid to. */
export const Wallet = ({ address }: { address: string }) =>
  address ? <WalletAddress address={address} /> : <NoAddress />;

function WalletAddress({ address }: { address: string }) {
  // The clipboard is missing where the page came over plain http.
  const copy = () =>
    Promise.resolve(
      navigator.clipboard?.writeText(address) ?? Promise.reject(new Error('no clipboard')),
    ).then(
      () => toast('success', memberText.copied),
      () => toast('error', memberText.copyFailed),
    );
  return (
    <>
      <Text size="sm" c="dimmed">
        {memberText.walletAddress}
      </Text>
      <Group gap={4} wrap="nowrap">
        <bdi lang="en" dir="ltr" className={styles.address}>
          {address}
        </bdi>
        <IconButton aria-label={memberText.copyAddress} onClick={() => void copy()}>
          <Icon name="copy" size={18} />
        </IconButton>
      </Group>
    </>
  );
}

function NoAddress() {
  return (
    <Text size="sm">
      {memberText.noWallet}{' '}
      <Anchor to="/profile?tab=settings" size="sm" underline="always">
        {memberText.addWallet}
      </Anchor>
    </Text>
  );
}
