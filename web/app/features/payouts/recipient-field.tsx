import { SEARCH_LENGTH } from '@mustalah/contract/fields';
import { findRecipients, type Recipient } from '@mustalah/contract/payouts/booking';
import { useState } from 'react';
import { formatDay } from '../../text/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Stack } from '../../ui/flow.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { Skeleton } from '../../ui/waiting.tsx';
import { useCall } from '../../use-call.ts';
import { looksSecret } from './looks-secret.ts';
import styles from './payouts.module.css';
import { payText, auditText as text } from './text.ts';

interface RecipientFieldProps {
  /** Who is chosen, by their number; empty for nobody. */
  value: string;
  error?: string;
  onChoose: (userId: string) => void;
}

/** Find the person who was paid, and choose them among all who are found. */
export function RecipientField({ value, error, onChoose }: RecipientFieldProps) {
  const [search, setSearch] = useState('');
  const [emptied, setEmptied] = useState(0);
  const isAsked = search !== '' || value !== '';
  const query = search === '' && value !== '' ? { user: Number(value) } : { search };
  const { data, isError, refetch } = useCall(findRecipients, { query }, { enabled: isAsked });

  /** Whoever was chosen may not be among those who are found next. */
  const find = (typed: string) => {
    onChoose('');
    if (!looksSecret(typed)) return setSearch(typed);
    setEmptied((times) => times + 1);
    setSearch('');
    toast('error', payText.secretInSearch);
  };
  return (
    <Stack gap="xs">
      <SearchField
        key={emptied}
        label={text.recipient}
        required
        maxLength={SEARCH_LENGTH}
        value={search}
        onSearch={find}
        {...(error && { error })}
      />
      {isAsked && isError && <LoadFailure message={text.recipientsFailed} onRetry={() => void refetch()} />}
      {isAsked && !isError && !data && (
        <div role="status" aria-label={text.searching}>
          <Skeleton height="6rem" />
        </div>
      )}
      {isAsked && data && (
        <>
          <Text size="sm" c="dimmed" aria-live="polite">
            {data.people.length === 0 ? text.noRecipient : text.foundPeople(data.people.length)}
          </Text>
          {data.people.length > 0 && (
            <fieldset className={styles.recipients}>
              <legend className="for-readers">{text.recipients}</legend>
              {data.people.map((person) => (
                <Choice
                  key={person.user_id}
                  person={person}
                  isChosen={value === String(person.user_id)}
                  onChoose={onChoose}
                />
              ))}
            </fieldset>
          )}
          {data.has_more && <Text size="sm">{text.moreRecipients}</Text>}
        </>
      )}
    </Stack>
  );
}

interface ChoiceProps {
  person: Recipient;
  isChosen: boolean;
  onChoose: (userId: string) => void;
}

const Choice = ({ person, isChosen, onChoose }: ChoiceProps) => (
  <label className={styles.recipient} data-chosen={isChosen || undefined}>
    <input
      type="radio"
      name="user_id"
      className={styles.check}
      checked={isChosen}
      disabled={person.reason !== ''}
      onChange={() => onChoose(String(person.user_id))}
    />
    <span className={styles.recipientFacts}>
      <span>
        <strong>
          <bdi>{person.name}</bdi>
        </strong>{' '}
        {person.is_suspended && (
          <Badge color="gray" variant="outline">
            {text.suspended}
          </Badge>
        )}
      </span>
      <span>
        <bdi lang="en">{person.email}</bdi>
      </span>
      <Text component="span" size="sm" c="dimmed">
        {text.since(formatDay(person.joined_at), person.user_id)}
      </Text>
      <Wallets person={person} />
      {person.reason && (
        <Text component="span" size="sm" c="red">
          {person.reason}
        </Text>
      )}
    </span>
  </label>
);

/** Whole, since addresses that are alike at both ends are easily made. */
const Wallets = ({ person: { wallet, earlier_wallets } }: Pick<ChoiceProps, 'person'>) => (
  <>
    {wallet ? (
      <Wallet name={text.presentWallet} address={wallet} />
    ) : (
      <Text component="span" size="sm">
        {text.noWallet}
      </Text>
    )}
    {earlier_wallets.map((address) => (
      <Wallet key={address} name={text.earlierWallet} address={address} />
    ))}
  </>
);

const Wallet = ({ name, address }: { name: string; address: string }) => (
  <Text component="span" size="sm">
    {name}{' '}
    <bdi lang="en" dir="ltr" className={styles.address}>
      {address}
    </bdi>
  </Text>
);
