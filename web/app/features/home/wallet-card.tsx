import { formatPoints, formatPrice } from '../../text/format.ts';
import { IconButton } from '../../ui/button.tsx';
import { Group } from '../../ui/flow.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Anchor, Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { Skeleton } from '../../ui/waiting.tsx';
import styles from './home.module.css';
import { memberText, text } from './text.ts';

interface WalletCardProps {
  balance: number | undefined;
  /** The price of one UAS in US dollars. */
  usdPrice: number | undefined;
  address: string;
}

/** The balance, what it is about worth, and where it is paid to. */
export function WalletCard({ balance, usdPrice, address }: WalletCardProps) {
  return (
    <Panel title={memberText.wallet} icon="coin">
      {balance === undefined ? (
        <Skeleton height={36} width="50%" mb="xs" />
      ) : (
        <Group gap="xs" align="baseline" mb={4}>
          <Text size="xl" fw={700} c="green">
            {text.points(formatPoints(balance))}
          </Text>
          {usdPrice !== undefined && (
            <Text size="sm" c="dimmed">
              {memberText.approximately(formatPrice(balance * usdPrice))}
            </Text>
          )}
        </Group>
      )}
      {address ? <WalletAddress address={address} /> : <NoAddress />}
    </Panel>
  );
}

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
      <Anchor to="/profile" size="sm" underline="always">
        {memberText.addWallet}
      </Anchor>
    </Text>
  );
}
