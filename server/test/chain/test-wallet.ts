import type { TestKey } from './treasury.ts';

export const TEST_WALLET = 'محفظة الاختبار';

interface WalletOptions {
  /** Refuse to sign, as a person does who changes their mind. */
  refuses?: boolean;
}

/**
 * A script that puts a wallet with this key into a page, as a browser extension does (Wallet Standard). It signs whatever
 * it is asked to, so that it must never hold a key that is worth anything.
 */
export function testWalletScript(
  { bytes, address }: TestKey,
  { refuses = false }: WalletOptions = {},
): string {
  const seed = bytes.slice(0, 32).join();
  const publicHalf = bytes.slice(32).join();
  return `
(() => {
  // The frame of every private key of Ed25519, before its 32 bytes (RFC 8410).
  const pkcs8 = new Uint8Array([48, 46, 2, 1, 0, 48, 5, 6, 3, 43, 101, 112, 4, 34, 4, 32, ${seed}]);
  const chains = ['solana:mainnet', 'solana:devnet', 'solana:testnet', 'solana:localnet'];
  const features = ['solana:signTransaction'];
  const account = {
    address: '${address}', publicKey: new Uint8Array([${publicHalf}]), chains, features, label: 'treasury',
  };
  async function sign({ transaction }) {
    if (${refuses}) throw new Error('User rejected the request');
    const key = await crypto.subtle.importKey('pkcs8', pkcs8, 'Ed25519', false, ['sign']);
    // One signature of 64 bytes behind their number, then the message.
    const signedTransaction = Uint8Array.from(transaction);
    signedTransaction.set(new Uint8Array(await crypto.subtle.sign('Ed25519', key, transaction.slice(65))), 1);
    return { signedTransaction };
  }
  const wallet = {
    version: '1.0.0',
    name: '${TEST_WALLET}',
    icon: 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=',
    chains,
    accounts: [],
    features: {
      'standard:connect': {
        version: '1.0.0',
        connect: async () => ({ accounts: (wallet.accounts = [account]) }),
      },
      'standard:events': { version: '1.0.0', on: () => () => {} },
      'solana:signTransaction': {
        version: '1.0.0',
        supportedTransactionVersions: ['legacy', 0],
        signTransaction: (...inputs) => Promise.all(inputs.map(sign)),
      },
    },
  };
  const register = ({ register }) => register(wallet);
  window.addEventListener('wallet-standard:app-ready', ({ detail }) => register(detail));
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }));
})();
`;
}
