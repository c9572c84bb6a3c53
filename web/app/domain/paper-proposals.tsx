import {
  listPaperTerms,
  type PaperTerms,
  type ProposedTerm,
  proposeTerm,
  removeProposal,
} from '@mustalah/contract/journal/paper-terms';
import { useState } from 'react';
import { call, sayFailure } from '../api.ts';
import { ActionButton } from '../ui/action-button.tsx';
import { Badge, type BadgeColor } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Group, Stack } from '../ui/flow.tsx';
import { Anchor, Text, Title } from '../ui/text.tsx';
import { toast } from '../ui/toast.ts';
import { useFormWrite } from '../use-form-write.ts';
import { useWrite } from '../use-write.ts';
import { toldOfPoints, toldOfTerms } from './outdated.ts';
import styles from './paper-terms.module.css';
import { paperTermsText as text } from './paper-terms-text.ts';
import { emptyProposal, missingInProposal, type ProposalDraft, ProposalFields } from './proposal-fields.tsx';

interface ProposalsProps {
  paperId: number;
  told: PaperTerms;
}

/** The new terms that a paper coins; its author adds to them. */
export function PaperProposals({ paperId, told: { proposals, can_propose } }: ProposalsProps) {
  const [isWriting, setWriting] = useState(false);
  if (proposals.length === 0 && !can_propose) return null;
  return (
    <Stack component="section" gap="sm">
      <div>
        <Title order={3} size="h5">
          {text.proposals}
        </Title>
        <Text size="sm" c="dimmed">
          {text.proposalsHint}
        </Text>
      </div>
      {proposals.length === 0 && !isWriting && <Text size="sm">{text.noProposals}</Text>}
      {proposals.length > 0 && (
        <ul className={styles.rows} aria-label={text.proposals}>
          {proposals.map((proposal) => (
            <Proposal key={proposal.id} paperId={paperId} proposal={proposal} />
          ))}
        </ul>
      )}
      {can_propose && isWriting && <ProposalForm paperId={paperId} onDone={() => setWriting(false)} />}
      {can_propose && !isWriting && (
        <div>
          <Button variant="outline" onClick={() => setWriting(true)}>
            {text.propose}
          </Button>
        </div>
      )}
    </Stack>
  );
}

const colors: Record<ProposedTerm['state'], BadgeColor> = {
  waiting: 'gray',
  suggested: 'green',
  duplicate: 'gold',
};

function Proposal({ paperId, proposal }: { paperId: number; proposal: ProposedTerm }) {
  const { id, arabic, latin, definition, category, state, term } = proposal;
  const isGone = state === 'suggested' && term === null;
  const removal = useWrite(() => call(removeProposal, { params: { id: paperId, proposal: id } }), {
    outdates: [listPaperTerms],
    onError: (error) => toast('error', sayFailure(error, text.removeFailed)),
  });
  return (
    <li>
      <div className={styles.words}>
        <Group gap="xs">
          <span className={`term ${styles.name}`}>{arabic}</span>
          <bdi lang="en" className={styles.latin}>
            {latin}
          </bdi>
          <Badge variant="outline" color="gray">
            {category}
          </Badge>
          <Badge color={isGone ? 'red' : colors[state]}>{isGone ? text.gone : text.states[state]}</Badge>
        </Group>
        <p dir="auto" className={styles.definition}>
          {definition}
        </p>
        {term && (
          <Text size="sm">
            {state === 'duplicate' ? `${text.existing} ` : ''}
            <Anchor size="sm" to={`/term/${term.id}`}>
              {state === 'duplicate' ? term.arabic : text.openTerm}
            </Anchor>
          </Text>
        )}
      </div>
      {state !== 'suggested' && (
        <div className={styles.choices}>
          <ActionButton
            size="sm"
            variant="subtle"
            color="red"
            isBusy={removal.isPending}
            aria-label={text.removeOf(arabic)}
            onClick={() => removal.write()}
          >
            {text.remove}
          </ActionButton>
        </div>
      )}
    </li>
  );
}

function ProposalForm({ paperId, onDone }: { paperId: number; onDone: () => void }) {
  const form = useFormWrite<ProposalDraft, PaperTerms>({
    initialValues: emptyProposal,
    check: missingInProposal,
    send: ({ category, ...draft }) =>
      call(proposeTerm, { params: { id: paperId }, body: { ...draft, category: Number(category) } }),
    // Of a published paper it is suggested at once.
    outdates: [listPaperTerms, ...toldOfTerms, ...toldOfPoints],
    onSuccess() {
      toast('success', text.sent);
      onDone();
    },
    onError: (error) => toast('error', sayFailure(error, text.sendFailed)),
  });
  return (
    <form {...form.props} className={styles.form}>
      <ProposalFields arabic={form.values.arabic} inputFor={form.inputFor} />
      <Group gap="xs">
        <ActionButton type="submit" isBusy={form.isSending}>
          {text.send}
        </ActionButton>
        <Button variant="default" onClick={onDone}>
          {text.cancel}
        </Button>
      </Group>
    </form>
  );
}
