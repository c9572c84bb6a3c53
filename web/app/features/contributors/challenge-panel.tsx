import type { Answer } from '@mustalah/contract/endpoint';
import { getDailyChallenge } from '@mustalah/contract/rewards';
import { Challenge } from '../../domain/challenge.tsx';
import { challengeText } from '../../domain/text.ts';
import { useSession } from '../../session.ts';
import { Panel } from '../../ui/panel.tsx';
import { Text } from '../../ui/text.tsx';
import { useCall } from '../../use-call.ts';
import { contributorText as text } from './text.ts';

type DailyChallenge = Answer<typeof getDailyChallenge>;

/** Today's challenge: as the server sent it to everybody, then with what this user did. */
export function ChallengePanel({ forEverybody }: { forEverybody: DailyChallenge | null }) {
  const { user } = useSession();
  const { data: own } = useCall(getDailyChallenge, {}, { isPersonal: true });
  const challenge = own ?? forEverybody;
  return (
    <Panel title={challengeText.title} icon="flame">
      {!challenge && <Text>{text.challengeUnavailable}</Text>}
      {challenge && (
        <>
          <Challenge {...challenge} />
          {!user && (
            <Text size="sm" mt={4}>
              {text.challengeSignIn}
            </Text>
          )}
        </>
      )}
    </Panel>
  );
}
