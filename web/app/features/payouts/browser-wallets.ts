import { getWallets } from '@wallet-standard/app';
import type { Wallet, WalletAccount } from '@wallet-standard/base';

// Wallets of the browser, by the Wallet Standard. They sign only: the server must store a signature before anything is
// sent, so that `solana:signAndSendTransaction` is never asked for.

const CONNECT = 'standard:connect';
const SIGN = 'solana:signTransaction';

interface Connects {
  connect(): Promise<{ accounts: readonly WalletAccount[] }>;
}
interface Signs {
  signTransaction(
    ...inputs: readonly { account: WalletAccount; transaction: Uint8Array }[]
  ): Promise<readonly { signedTransaction: Uint8Array }[]>;
}

/** A wallet that lets us ask for signatures of one account. */
export interface ConnectedWallet {
  name: string;
  address: string;
  /** Transactions in base64, all at once where the wallet can. */
  sign(transactions: readonly string[]): Promise<string[]>;
}

const canSign = ({ features }: Wallet): boolean => CONNECT in features && SIGN in features;

let known: readonly Wallet[] = [];

/** The wallets of this browser that can sign for us; the same list as long as it does not change. */
export function listWallets(): readonly Wallet[] {
  const found = getWallets().get().filter(canSign);
  const isSame = found.length === known.length && found.every((wallet, index) => wallet === known[index]);
  if (!isSame) known = found;
  return known;
}

/** Wallets may come after the page; returns the end of watching. */
export function watchWallets(onChange: () => void): () => void {
  const wallets = getWallets();
  const ends = [wallets.on('register', onChange), wallets.on('unregister', onChange)];
  return () => {
    for (const end of ends) end();
  };
}

/** Ask a wallet for its accounts: the treasury's where it has that one, else the first. */
export async function connect({ name, features }: Wallet, treasury: string): Promise<ConnectedWallet | null> {
  const { accounts } = await (features[CONNECT] as Connects).connect();
  const account = accounts.find(({ address }) => address === treasury) ?? accounts[0];
  if (!account) return null;
  const { signTransaction } = features[SIGN] as Signs;
  return {
    name,
    address: account.address,
    async sign(transactions) {
      const inputs = transactions.map((each) => ({ account, transaction: bytesOf(each) }));
      const outputs = await signTransaction(...inputs);
      return outputs.map(({ signedTransaction }) => textOf(signedTransaction));
    },
  };
}

const bytesOf = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
const textOf = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
