import { listNotifications } from '@mustalah/contract/notifications';
import { useNavigate } from 'react-router';
import { QueueCount, useReviewQueues, useVotesWaiting } from '../../domain/review-links.tsx';
import { signOut, useSession } from '../../session.ts';
import { formatInteger } from '../../text/format.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Menu, MenuButton, MenuLink } from '../../ui/menu.tsx';
import { useCall } from '../../use-call.ts';
import styles from './shell.module.css';
import { text } from './text.ts';

const POLL_MS = 60_000;

/** The bell with what is unread, and the name with the way out. */
export function AccountMenu() {
  const { user } = useSession();
  const navigate = useNavigate();
  const { data } = useCall(listNotifications, { query: { page_size: 1 } }, { refetchInterval: POLL_MS });
  if (!user) return null;

  return (
    <>
      <Bell unread={data?.unread ?? 0} />
      <Menu
        label={user.name}
        className={styles.accountButton}
        face={
          <>
            <span className={styles.initial} aria-hidden="true">
              {[...user.name.trim()][0]}
            </span>
            <bdi className={styles.userName}>{user.name}</bdi>
          </>
        }
      >
        <MenuLink to="/profile">{text.profile}</MenuLink>
        <MenuLink to="/notifications">{text.notifications}</MenuLink>
        <VoteItem />
        <ReviewItems />
        {user.is_admin && (
          <>
            <hr />
            <MenuLink to="/admin-panel">{text.adminPanel}</MenuLink>
          </>
        )}
        <hr />
        <MenuButton
          onClick={() => {
            void signOut().then(() => navigate('/login'));
          }}
        >
          {text.logout}
        </MenuButton>
      </Menu>
    </>
  );
}

/** What waits for a vote; asked for when the menu opens. */
const VoteItem = () => (
  <MenuLink to="/vote">
    {text.vote} <QueueCount count={useVotesWaiting()} />
  </MenuLink>
);

/** What waits for a reviewer; asked for when the menu opens. */
function ReviewItems() {
  const queues = useReviewQueues();
  if (queues.length === 0) return null;
  return (
    <>
      <hr />
      {queues.map(({ queue, to, label, count }) => (
        <MenuLink key={queue} to={to}>
          {text.review(label)} <QueueCount count={count} />
        </MenuLink>
      ))}
    </>
  );
}

const MOST_SHOWN = 99;

const Bell = ({ unread }: { unread: number }) => (
  <Link
    to="/notifications"
    className={styles.iconButton}
    aria-label={unread > 0 ? text.unread(formatInteger(unread)) : text.notifications}
  >
    <Icon name="bell" size={22} />
    {unread > 0 && (
      <span className={styles.unread} aria-hidden="true">
        {unread > MOST_SHOWN ? text.manyUnread(formatInteger(MOST_SHOWN)) : formatInteger(unread)}
      </span>
    )}
  </Link>
);
