import type { UserRecord } from '@mustalah/contract/administration';
import { formatDay, formatMoment } from '../../../text/format.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Fact, Facts } from './facts.tsx';
import { RoleChoice } from './role-choice.tsx';
import { RoleToggle } from './role-toggle.tsx';
import { StatusToggle } from './status-toggle.tsx';
import { text, userText } from './text.ts';

/** Who somebody is, with what an admin changes of it. */
export function AccountPanel({ user }: { user: UserRecord }) {
  return (
    <Panel title={userText.account} icon="people">
      <Facts>
        <Fact name={text.role}>
          <RoleChoice user={user} />
        </Fact>
        <Fact name={text.journalAdmin}>
          <RoleToggle user={user} flag="is_journal_admin" />
        </Fact>
        <Fact name={text.reviewer}>
          <RoleToggle user={user} flag="is_reviewer" />
        </Fact>
        <Fact name={userText.active}>
          <StatusToggle user={user} />
        </Fact>
        <Fact name={userText.confirmed}>
          {user.email_confirmed ? userText.isConfirmed : userText.isUnconfirmed}
        </Fact>
        <Fact name={userText.contributor}>{user.is_contributor ? userText.yes : userText.no}</Fact>
        <Fact name={text.joined}>{formatDay(user.created_at)}</Fact>
        <Fact name={text.lastActivity}>
          {user.last_activity ? formatMoment(user.last_activity) : text.neverActive}
        </Fact>
        <Fact name={text.expertise}>
          <bdi>{user.area_of_expertise || userText.unspecified}</bdi>
        </Fact>
        <Fact name={userText.institution}>
          <bdi>{user.institution || userText.unspecified}</bdi>
        </Fact>
        <Fact name={userText.education}>{user.education_level || userText.unspecified}</Fact>
        <Fact name={userText.wallet}>
          <bdi lang="en">{user.wallet_address || userText.unspecified}</bdi>
        </Fact>
        {user.bio && (
          <Fact name={userText.bio}>
            <bdi>{user.bio}</bdi>
          </Fact>
        )}
      </Facts>
    </Panel>
  );
}
