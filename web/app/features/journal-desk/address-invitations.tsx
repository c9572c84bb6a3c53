import { withdrawAddressInvitation } from '@mustalah/contract/journal/address-invitations';
import type { AddressInvitation, DeskPaper } from '@mustalah/contract/journal/desk';
import { call } from '../../api.ts';
import { formatDay } from '../../text/format.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Group, Stack } from '../../ui/flow.tsx';
import { Text } from '../../ui/text.tsx';
import type { Message } from './banner.tsx';
import styles from './desk.module.css';
import { addressText as text } from './text.ts';
import { useDeskWrite } from './use-desk-write.ts';

interface AddressInvitationsProps {
  paper: DeskPaper;
  say: (message: Message) => void;
}

/** Those who were asked by their address and have no account yet. */
export const AddressInvitations = ({ paper, say }: AddressInvitationsProps) =>
  paper.address_invitations.map((invitation) => (
    <InvitationCard key={invitation.id} paperId={paper.id} invitation={invitation} say={say} />
  ));

interface InvitationCardProps {
  paperId: number;
  invitation: AddressInvitation;
  say: (message: Message) => void;
}

function InvitationCard({ paperId, invitation, say }: InvitationCardProps) {
  const { id, name, email, state, respond_by, is_over, decline_reason, can_withdraw } = invitation;
  const withdrawing = useDeskWrite({
    send: () => call(withdrawAddressInvitation, { params: { id: paperId, invitation: id } }),
    say,
    done: () => text.withdrawn(name),
    failed: text.withdrawFailed,
  });
  return (
    <Card padding="sm">
      <Stack gap={6} align="start">
        <Group justify="space-between" align="start" gap="xs" className={styles.wide}>
          <div>
            <Text fw={600}>
              <bdi>{name}</bdi>
            </Text>
            <Text size="xs" c="dimmed">
              <bdi>{email}</bdi> · {text.respondBy(formatDay(respond_by))}
            </Text>
          </div>
          <Badge variant="outline" color={is_over ? 'red' : 'gray'}>
            {is_over ? text.over : text.states[state]}
          </Badge>
        </Group>
        {decline_reason && (
          <Text size="sm" dir="auto" className={styles.prose}>
            {text.reason(decline_reason)}
          </Text>
        )}
        {can_withdraw && (
          <ActionButton
            size="xs"
            variant="outline"
            color="red"
            aria-label={text.withdrawOf(name)}
            isBusy={withdrawing.isPending}
            onClick={() => withdrawing.write()}
          >
            {text.withdraw}
          </ActionButton>
        )}
      </Stack>
    </Card>
  );
}
