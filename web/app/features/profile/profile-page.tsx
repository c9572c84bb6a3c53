import type { CurrentUser } from '@mustalah/contract/accounts';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { privatePageMeta } from '../../page-meta.ts';
import { useSession } from '../../session.ts';
import { common } from '../../text/common.ts';
import { Stack } from '../../ui/flow.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Skeleton } from '../../ui/waiting.tsx';
import { OwnAccount } from './account/own-account.tsx';
import { AuthorPageSetting } from './author-page-setting.tsx';
import { ChangeEmail } from './change-email.tsx';
import { OverviewTab } from './overview-tab.tsx';
import styles from './profile.module.css';
import { RewardsTab } from './rewards-tab.tsx';
import { RolesTab } from './roles-tab.tsx';
import { SecuritySection } from './security/security-section.tsx';
import { SettingsTab } from './settings-tab.tsx';
import { type Tab, tabOf, tabs } from './tabs.ts';
import { text } from './text.ts';
import { useProfile } from './use-profile.ts';
import { useSettingsForm } from './use-settings-form.ts';

export const meta = () => privatePageMeta(text.title);

export default function ProfilePage() {
  const { user } = useSession();
  // The guard lets nobody else in; while one signs out there is nothing to show.
  return user && <Profile />;
}

function Profile() {
  const { data: user, isError, refetch } = useProfile();
  return (
    <PageFrame title={text.title}>
      {user && <ProfileTabs user={user} />}
      {!user && isError && <LoadFailure message={text.loadFailed} onRetry={() => void refetch()} />}
      {!user && !isError && (
        <Stack role="status" aria-label={common.loading}>
          <Skeleton height={40} />
          <Skeleton height="100dvh" />
        </Stack>
      )}
    </PageFrame>
  );
}

function ProfileTabs({ user }: { user: CurrentUser }) {
  const [search, setSearch] = useSearchParams();
  // Here, so that what was typed and not saved yet outlives a change of tab.
  const settings = useSettingsForm(user);

  const panels: Record<Tab, ReactNode> = {
    overview: <OverviewTab user={user} />,
    rewards: <RewardsTab />,
    roles: <RolesTab user={user} />,
    settings: (
      <Stack gap="xl">
        <SettingsTab {...settings} />
        <AuthorPageSetting user={user} />
        <ChangeEmail user={user} />
        <SecuritySection />
        <OwnAccount user={user} />
      </Stack>
    ),
  };
  const shown = tabOf(search.get('tab'));
  return (
    <div>
      <Tabs
        label={text.title}
        tabs={tabs.map((name) => ({ name, title: <TabTitle tab={name} /> }))}
        value={shown}
        onChange={(tab) => setSearch({ tab }, { preventScrollReset: true })}
      >
        {panels[shown]}
      </Tabs>
    </div>
  );
}

const TabTitle = ({ tab }: { tab: Tab }) => (
  <>
    <span className={styles.longLabel}>{text.tabs[tab].long}</span>
    <span className={styles.shortLabel}>{text.tabs[tab].short}</span>
  </>
);
