import { Anchor } from '../ui/text.tsx';
import { shortHash } from './short-hash.ts';
import { transactionText as text } from './text.ts';
import styles from './transaction-link.module.css';

interface TransactionLinkProps {
  hash: string;
  /** Where the explorer shows it. */
  url: string;
}

/** A transaction by its first characters, which lead to its proof on the chain. */
export const TransactionLink = ({ hash, url }: TransactionLinkProps) => (
  <Anchor
    href={url}
    target="_blank"
    rel="noopener noreferrer"
    underline="always"
    aria-label={text.open(shortHash(hash))}
  >
    <bdi lang="en" dir="ltr" className={styles.hash}>
      {shortHash(hash)}
    </bdi>
  </Anchor>
);
