import { getDailyChallenge, getUserStats } from '@mustalah/contract/rewards';
import { challengeText } from '../../domain/text.ts';
import { useSession } from '../../session.ts';
import { formatInteger, formatPoints, formatPrice } from '../../text/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Text } from '../../ui/text.tsx';
import { Skeleton } from '../../ui/waiting.tsx';
import { useCall } from '../../use-call.ts';
import styles from './home.module.css';
import type { Home } from './load-home.ts';
import { memberText, text } from './text.ts';
import { usePrices } from './use-live.ts';

/** What is the reader's own today: balance and challenge; for a visitor, the way in. */
export function OwnLine({ home }: { home: Home }) {
  const { status } = useSession();
  return (
    <section className={styles.own} aria-label={memberText.today}>
      {status === 'loading' && <Skeleton height={24} width="60%" />}
      {status === 'signed-out' && <Joining />}
      {status === 'signed-in' && (
        <>
          <Balance home={home} />
          <TodaysChallenge />
        </>
      )}
    </section>
  );
}

const Joining = () => (
  <>
    <Text size="sm" className={styles.ownWords}>
      {memberText.joinLead}
    </Text>
    <div className={styles.ownActs}>
      <Button to="/register" size="sm">
        {memberText.register}
      </Button>
      <Button to="/login" variant="outline" size="sm">
        {memberText.login}
      </Button>
    </div>
  </>
);

/** What was earned and is not paid yet, and about what it is worth. */
function Balance({ home }: { home: Home }) {
  const { data: stats, isError } = useCall(getUserStats, {}, { isAside: true });
  const { data: prices } = usePrices(home);
  if (isError && !stats) return <Text size="sm">{text.unavailable}</Text>;
  if (!stats) return <Skeleton height={24} width="7rem" />;
  const usd = prices?.USD;
  return (
    <Link to="/rewards-history" className={`hit ${styles.balance}`}>
      <Icon name="coin" />
      <strong>{text.points(formatPoints(stats.uas_balance))}</strong>
      {usd !== undefined && (
        <Text component="span" size="sm" c="dimmed">
          {memberText.approximately(formatPrice(stats.uas_balance * usd))}
        </Text>
      )}
    </Link>
  );
}

function TodaysChallenge() {
  const { data: challenge, isError } = useCall(getDailyChallenge, {}, { isPersonal: true, isAside: true });
  if (isError && !challenge) return null;
  if (!challenge) return <Skeleton height={24} width="14rem" />;
  const { title, progress, goal, completed, next, reward } = challenge;
  return (
    <div className={styles.challenge}>
      <Icon name="flame" />
      <Text size="sm" className={styles.ownWords}>
        <strong>{challengeText.title}</strong>: {title} ·{' '}
        {memberText.progress(formatInteger(progress), formatInteger(goal))} ·{' '}
        {text.points(`+${formatPoints(reward)}`)}
      </Text>
      {completed ? (
        <Badge color="green">{challengeText.done}</Badge>
      ) : (
        <Button to={next === 'vote' ? '/vote' : '/suggest'} size="compact-sm">
          {next === 'vote' ? memberText.goVote : memberText.goSuggest}
        </Button>
      )}
    </div>
  );
}
