import type { CurrentUser } from '@mustalah/contract/accounts';
import { TERMS_TO_CONTRIBUTE } from '@mustalah/contract/terms/term';
import { Badge, type BadgeColor } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Stack } from '../../ui/flow.tsx';
import { GoalBar } from '../../ui/goal-bar.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Anchor, Text, Title } from '../../ui/text.tsx';
import { Skeleton } from '../../ui/waiting.tsx';
import styles from './profile.module.css';
import { type RoleName, rolesOf, type Standing } from './roles.ts';
import { roleTexts, rolesText as text } from './roles-text.ts';
import { useStats } from './use-profile.ts';

const COLORS: Record<Standing, BadgeColor> = { held: 'green', covered: 'green', missing: 'gray' };

/** What the user is, what that allows, and what is missing to the rest. */
export function RolesTab({ user }: { user: CurrentUser }) {
  return (
    <Stack gap="md">
      <Text>{text.lead}</Text>
      <ul className={styles.roles}>
        {rolesOf(user).map(({ role, standing }) => (
          <li key={role}>
            <RoleCard role={role} standing={standing} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

interface RoleCardProps {
  role: RoleName;
  standing: Standing;
}

function RoleCard({ role, standing }: RoleCardProps) {
  const { name, may, how, link } = roleTexts[role];
  return (
    <Card component="article" padding="md" className={styles.role} data-standing={standing}>
      <Stack gap="xs">
        <Title order={2} size="h4">
          {name}
        </Title>
        <Badge variant={standing === 'held' ? 'filled' : 'outline'} color={COLORS[standing]}>
          {text.standings[standing]}
        </Badge>
        <ul className={`points ${styles.rights}`} aria-label={text.may}>
          {may.map((right) => (
            <li key={right}>{right}</li>
          ))}
        </ul>
        {standing === 'missing' ? (
          <Text size="sm">
            <strong>{text.missing}</strong> {how}
          </Text>
        ) : (
          <Anchor to={link.to} size="sm" underline="always">
            {link.label}
          </Anchor>
        )}
        {role === 'contributor' && standing === 'missing' && <ContributorProgress />}
      </Stack>
    </Card>
  );
}

/** The way to the first role that is earned. */
function ContributorProgress() {
  const { data: stats, isError, refetch } = useStats();
  if (isError) return <LoadFailure message={text.statsFailed} onRetry={() => void refetch()} />;
  if (!stats) return <Skeleton height={40} />;
  const approved = Math.min(stats.approved_terms, TERMS_TO_CONTRIBUTE);
  return (
    <div>
      <GoalBar progress={approved} goal={TERMS_TO_CONTRIBUTE} label={text.progressLabel} />
      <Text size="sm" mt={4}>
        {text.progress(approved, TERMS_TO_CONTRIBUTE)}
        {approved < TERMS_TO_CONTRIBUTE && <> · {text.termsLeft(TERMS_TO_CONTRIBUTE - approved)}</>}
      </Text>
    </div>
  );
}
