import { Badge, Button, Menu } from '@mantine/core';
import { listNotifications } from '@mustalah/contract/notifications';
import { Link, useNavigate } from 'react-router';
import { signOut, useSession } from '../../session.ts';
import { formatInteger } from '../../text/format.ts';
import { useCall } from '../../use-call.ts';
import styles from './shell.module.css';
import { text } from './text.ts';

const POLL_MS = 60_000;

/** Name, unread notices, and the way out. */
export function AccountMenu() {
  const { user } = useSession();
  const navigate = useNavigate();
  const { data } = useCall(listNotifications, { query: { page_size: 1 } }, { refetchInterval: POLL_MS });
  if (!user) return null;
  const unread = data?.unread ?? 0;

  return (
    <Menu position="bottom-end" withinPortal={false}>
      <Menu.Target>
        <Button
          variant="subtle"
          size="sm"
          rightSection={
            unread > 0 ? (
              <Badge size="sm" circle color="red" aria-label={text.unread(formatInteger(unread))}>
                {formatInteger(unread)}
              </Badge>
            ) : undefined
          }
        >
          <bdi className={styles.userName}>{user.name}</bdi>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to="/profile">
          {text.profile}
        </Menu.Item>
        <Menu.Item component={Link} to="/notifications">
          {text.notifications}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          onClick={() => {
            void signOut().then(() => navigate('/login'));
          }}
        >
          {text.logout}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
