import type { Answer } from '@mustalah/contract/endpoint';
import { getOwnPayout, type PayoutDelay } from '@mustalah/contract/payouts/payees';
import { formatDay, formatMoment, formatPoints } from '../../text/format.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Text } from '../../ui/text.tsx';
import { Skeleton } from '../../ui/waiting.tsx';
import { useCall } from '../../use-call.ts';
import styles from './profile.module.css';
import { payoutText as text } from './text.ts';

type OwnPayout = Answer<typeof getOwnPayout>;

/** Why what was earned is not paid yet: each cause with what can be done about it. */
export function WayToWallet() {
  const { data, isError, refetch } = useCall(getOwnPayout, {});
  return (
    <Panel title={text.title} icon="clock">
      {!data && isError && <LoadFailure message={text.failed} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton height={96} />}
      {data && <Way payout={data} />}
    </Panel>
  );
}

function Way({ payout }: { payout: OwnPayout }) {
  const { payable, last_run } = payout;
  const isOff = payout.delays.includes('off');
  // guard: Where nobody is paid, that is said before what anybody could mend (way-to-wallet.test.tsx) ‹isOff → isOff && false›
  const delays = isOff
    ? ['off' as const, ...payout.delays.filter((delay) => delay !== 'off')]
    : payout.delays;
  return (
    <div className={styles.way}>
      {delays.length === 0 && <Text>{text.ready(formatPoints(Number(payable)))}</Text>}
      {delays.length > 0 && (
        <ul className={styles.delays}>
          {delays.map((delay) => (
            <Delay key={delay} delay={delay} payout={payout} />
          ))}
        </ul>
      )}
      <Text size="sm" c="dimmed">
        {!isOff && text.howPaid} {last_run && text.lastRun(formatDay(last_run))}
      </Text>
    </div>
  );
}

function Delay({ delay, payout }: { delay: PayoutDelay; payout: OwnPayout }) {
  const { wallet_held_until, payable } = payout;
  const step = text.steps[delay];
  return (
    <li className={styles.delay}>
      <Icon name={step ? 'warning' : 'clock'} size={18} />
      <span className={styles.delayWords}>
        {delay === 'wallet_held' && wallet_held_until
          ? text.heldUntil(formatMoment(wallet_held_until))
          : delay === 'doubtful_points' && Number(payable) > 0
            ? text.partlyDoubtful(formatPoints(Number(payable)))
            : text.delays[delay]}
      </span>
      {step && (
        <Button to={step.to} size="compact-sm" variant="outline" preventScrollReset={step.to.startsWith('?')}>
          {step.words}
        </Button>
      )}
    </li>
  );
}
