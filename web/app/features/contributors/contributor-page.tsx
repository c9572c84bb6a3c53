import { getDailyChallenge } from '@mustalah/contract/rewards';
import { call } from '../../api.ts';
import { publicPageMeta, publicUrlOf } from '../../page-meta.ts';
import { useSession } from '../../session.ts';
import { formatPoints } from '../../text/format.ts';
import { Button } from '../../ui/button.tsx';
import { Group } from '../../ui/flow.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Anchor, Text, Title } from '../../ui/text.tsx';
import type { Route } from './+types/contributor-page';
import { ChallengePanel } from './challenge-panel.tsx';
import styles from './contributors.module.css';
import { MissedSearches } from './missed-searches.tsx';
import { contributorText as text } from './text.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  // The page is worth reading without today's challenge.
  const challenge = await call(getDailyChallenge, {}, { context, request }).catch((error: unknown) => {
    console.error('contributor page: daily challenge failed', error);
    return null;
  });
  return { challenge, publicUrl: publicUrlOf(context) };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  publicPageMeta({
    title: text.title,
    description: text.description,
    path: '/contributor',
    publicUrl: loaderData?.publicUrl,
  });

export default function ContributorPage({ loaderData: { challenge } }: Route.ComponentProps) {
  const { status } = useSession();
  return (
    <PageFrame title={text.title} lead={text.lead}>
      <ChallengePanel forEverybody={challenge} />
      <section>
        <Title order={2} size="h3" mb="sm">
          {text.stepsTitle}
        </Title>
        <ol className={styles.steps}>
          {text.steps.map(({ title, body }) => (
            <li key={title}>
              <Title order={3} size="h5">
                {title}
              </Title>
              <Text size="sm">{body}</Text>
            </li>
          ))}
        </ol>
      </section>
      <Rewards />
      <section>
        <Title order={2} size="h3" mb="sm">
          {text.guidelinesTitle}
        </Title>
        <ul className="points">
          {text.guidelines.map((guideline) => (
            <li key={guideline}>{guideline}</li>
          ))}
        </ul>
      </section>
      <MissedSearches />
      {/* It comes late: nothing to read stands below it. */}
      {status === 'signed-out' && <JoinPanel />}
      <Group>
        <Button to="/suggest">{text.suggest}</Button>
        <Anchor to="/leaderboard">{text.leaderboardLink}</Anchor>
      </Group>
    </PageFrame>
  );
}

function JoinPanel() {
  return (
    <Panel title={text.joinTitle} icon="people">
      <Text mb="sm">{text.joinLead}</Text>
      <Group gap="xs">
        <Button to="/login" variant="outline">
          {text.login}
        </Button>
        <Button to="/register">{text.register}</Button>
      </Group>
    </Panel>
  );
}

function Rewards() {
  return (
    <Panel title={text.rewardsTitle} icon="coin">
      <Text mb="sm">{text.whatIsUas}</Text>
      <table aria-label={text.rewardsTitle} className={styles.rewards}>
        <thead>
          <tr>
            <th>{text.rewardEvent}</th>
            <th>{text.rewardValue}</th>
          </tr>
        </thead>
        <tbody>
          {text.rewards.map(({ event, value }) => (
            <tr key={event}>
              <td>{event}</td>
              <td>{formatPoints(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
