import { getDailyChallenge } from '@mustalah/contract/rewards';
import { Challenge } from '../../domain/challenge.tsx';
import { challengeText } from '../../domain/text.ts';
import { Panel } from '../../ui/panel.tsx';
import { Text } from '../../ui/text.tsx';
import { Skeleton } from '../../ui/waiting.tsx';
import { useCall } from '../../use-call.ts';
import { text } from './text.ts';

/** Today's challenge and how much of it the user did. */
export function ChallengeCard() {
  const { data: challenge, isError } = useCall(getDailyChallenge, {}, { isPersonal: true, isAside: true });
  return (
    <Panel title={challengeText.title} icon="flame">
      {isError && <Text size="sm">{text.unavailable}</Text>}
      {!challenge && !isError && <Skeleton height={64} />}
      {challenge && <Challenge {...challenge} />}
    </Panel>
  );
}
