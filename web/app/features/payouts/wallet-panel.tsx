import type { Wallet } from '@wallet-standard/base';
import { useSyncExternalStore } from 'react';
import { ActionButton } from '../../ui/action-button.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Group, Stack } from '../../ui/flow.tsx';
import { Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { useWrite } from '../../use-write.ts';
import { type ConnectedWallet, connect, listWallets, watchWallets } from './browser-wallets.ts';
import { payText as text } from './text.ts';
import { ShortAddress } from './wallet-address.tsx';

interface WalletPanelProps {
  treasury: string;
  wallet: ConnectedWallet | null;
  onChange: (wallet: ConnectedWallet | null) => void;
}

const noWallets: readonly Wallet[] = [];

/** The treasury's wallet in this browser. */
export function WalletPanel({ treasury, wallet, onChange }: WalletPanelProps) {
  const wallets = useSyncExternalStore(watchWallets, listWallets, () => noWallets);
  const { write, isPending } = useWrite((chosen: Wallet) => connect(chosen, treasury), {
    outdates: [],
    onSuccess: (connected) => {
      if (connected) onChange(connected);
      else toast('error', text.connectFailed);
    },
    onError: () => toast('error', text.connectFailed),
  });
  return (
    <Stack gap="sm">
      <Text size="sm">{text.walletLead}</Text>
      {wallet ? (
        <Connected wallet={wallet} treasury={treasury} onLeave={() => onChange(null)} />
      ) : (
        <Group gap="sm">
          {wallets.map((each) => (
            <ActionButton key={each.name} isBusy={isPending} onClick={() => write(each)}>
              {isPending ? text.connecting : text.connect(each.name)}
            </ActionButton>
          ))}
          {wallets.length === 0 && (
            <Alert color="gold" title={text.noWallets}>
              {text.noWalletsLead}
            </Alert>
          )}
        </Group>
      )}
    </Stack>
  );
}

interface ConnectedProps {
  wallet: ConnectedWallet;
  treasury: string;
  onLeave: () => void;
}

function Connected({ wallet: { name, address }, treasury, onLeave }: ConnectedProps) {
  return (
    <>
      <Group gap="sm">
        <Text size="sm" fw={600} role="status">
          {text.connected(name)}: <ShortAddress address={address} />
        </Text>
        <Button variant="default" size="compact-md" onClick={onLeave}>
          {text.disconnect}
        </Button>
      </Group>
      {address !== treasury && (
        <Alert color="red">
          {text.notTreasury} {text.treasury}: <ShortAddress address={treasury} />
        </Alert>
      )}
    </>
  );
}
