import { Anchor, Button, Group, List, Table, Text, Title } from '@mantine/core';
import { getDailyChallenge } from '@mustalah/contract/rewards';
import { Link } from 'react-router';
import { call } from '../../api.ts';
import { publicPageMeta, publicUrlOf } from '../../page-meta.ts';
import { useSession } from '../../session.ts';
import { formatPoints } from '../../text/format.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { Route } from './+types/contributor-page';
import { ChallengePanel } from './challenge-panel.tsx';
import styles from './contributors.module.css';
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
      {status === 'signed-out' && <JoinPanel />}
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
        <List spacing={4} withPadding>
          {text.guidelines.map((guideline) => (
            <List.Item key={guideline}>{guideline}</List.Item>
          ))}
        </List>
      </section>
      <Group>
        <Button component={Link} to="/suggest">
          {text.suggest}
        </Button>
        <Anchor component={Link} to="/leaderboard">
          {text.leaderboardLink}
        </Anchor>
      </Group>
    </PageFrame>
  );
}

function JoinPanel() {
  return (
    <Panel title={text.joinTitle} icon="people">
      <Text mb="sm">{text.joinLead}</Text>
      <Group gap="xs">
        <Button component={Link} to="/login" variant="outline">
          {text.login}
        </Button>
        <Button component={Link} to="/register">
          {text.register}
        </Button>
      </Group>
    </Panel>
  );
}

function Rewards() {
  return (
    <Panel title={text.rewardsTitle} icon="coin">
      <Table aria-label={text.rewardsTitle}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{text.rewardEvent}</Table.Th>
            <Table.Th>{text.rewardValue}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {text.rewards.map(({ event, value }) => (
            <Table.Tr key={event}>
              <Table.Td>{event}</Table.Td>
              <Table.Td fw={700}>{formatPoints(value)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Panel>
  );
}
