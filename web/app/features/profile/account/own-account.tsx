import type { CurrentUser } from '@mustalah/contract/accounts';
import { Stack } from '../../../ui/flow.tsx';
import { Title } from '../../../ui/text.tsx';
import styles from './account.module.css';
import { ChangePassword } from './change-password.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { ExportData } from './export-data.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { accountText as text } from './text.ts';

/** What a person has in hand of the own account: who is signed in, the password, a copy of everything, and the end. */
export const OwnAccount = ({ user }: { user: CurrentUser }) => (
  <section aria-labelledby="own-account" className={styles.section}>
    <Stack gap="md">
      <Title order={2} size="h3" id="own-account">
        {text.title}
      </Title>
      <SessionsPanel />
      <ChangePassword user={user} />
      <ExportData />
      <DeleteAccount user={user} />
    </Stack>
  </section>
);
