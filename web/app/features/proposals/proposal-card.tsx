import { acceptExample, acceptRelation, setDesignationStatus } from '@mustalah/contract/terms/concepts';
import type { ProposedPart } from '@mustalah/contract/terms/proposals';
import { call, RefusedCall, sayFailure } from '../../api.ts';
import { toldOfProposals } from '../../domain/outdated.ts';
import { notesOf, partNames } from '../../domain/part-names.ts';
import { SourceLine } from '../../domain/source-line.tsx';
import { rejectionText } from '../../domain/text.ts';
import { formatDay } from '../../text/format.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Group } from '../../ui/flow.tsx';
import { Anchor, Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { useWrite } from '../../use-write.ts';
import styles from './proposals.module.css';
import { text } from './text.ts';

interface ProposalCardProps {
  proposal: ProposedPart;
  onReject: () => void;
  onDone: () => void;
}

/** One proposal with the entry that it is for, and the two ways to decide. */
export function ProposalCard({ proposal, onReject, onDone }: ProposalCardProps) {
  const accepting = useWrite(() => accept(proposal), {
    outdates: toldOfProposals,
    onSuccess({ detail }) {
      toast('success', detail);
      onDone();
    },
    onError(error) {
      toast('error', sayFailure(error, text.acceptFailed));
      // Somebody else may have decided meanwhile.
      if (error instanceof RefusedCall) onDone();
    },
  });
  const of = titleOf(proposal);
  return (
    <Card component="li" className={styles.proposal}>
      <div className={styles.head}>
        <Badge variant="outline" color="gold">
          {text.kinds[proposal.kind]}
        </Badge>
        <span className={styles.quiet}>{text.by(proposal.by, formatDay(proposal.created_at))}</span>
      </div>
      <div className={styles.part}>
        <Part proposal={proposal} />
      </div>
      <Entry entry={proposal.entry} />
      <Group gap="xs" className={styles.actions}>
        <ActionButton
          size="sm"
          isBusy={accepting.isPending}
          onClick={() => accepting.write()}
          aria-label={`${text.accept} «${of}»`}
        >
          {text.accept}
        </ActionButton>
        <Button
          size="sm"
          variant="outline"
          color="red"
          onClick={onReject}
          aria-label={`${rejectionText.act} «${of}»`}
        >
          {rejectionText.act}
        </Button>
      </Group>
    </Card>
  );
}

function accept({ kind, id }: ProposedPart): Promise<{ detail: string }> {
  const params = { id };
  if (kind === 'examples') return call(acceptExample, { params });
  if (kind === 'relations') return call(acceptRelation, { params });
  return call(setDesignationStatus, { params, body: { status: 'accepted' } });
}

/** What tells a proposal from the others on the page. */
export function titleOf(proposal: ProposedPart): string {
  if (proposal.kind === 'names') return proposal.name.text;
  return proposal.kind === 'examples' ? proposal.example.text : proposal.relation.other.arabic;
}

function Part({ proposal }: { proposal: ProposedPart }) {
  if (proposal.kind === 'names') {
    const { name } = proposal;
    const notes = [partNames.languages[name.language], ...notesOf(name)];
    return (
      <>
        <bdi
          lang={name.language === 'other' ? undefined : name.language}
          className={name.language === 'ar' ? `term ${styles.name}` : styles.name}
        >
          {name.text}
        </bdi>
        <p className={styles.quiet}>{notes.join(' · ')}</p>
        <SourceLine of={name} />
      </>
    );
  }
  if (proposal.kind === 'examples') {
    const { example } = proposal;
    return (
      <>
        <p dir="auto">«{example.text}»</p>
        {example.translation && (
          <Text size="sm" dir="auto">
            {example.translation}
          </Text>
        )}
        <SourceLine of={example} />
      </>
    );
  }
  const { kind, other } = proposal.relation;
  return (
    <>
      <span className={styles.quiet}>{text.relations[kind]}</span> <EntryName entry={other} />
      <p dir="auto" className="clamp-2">
        {other.definition}
      </p>
    </>
  );
}

const EntryName = ({
  entry,
}: {
  entry: Pick<ProposedPart['entry'], 'id' | 'arabic' | 'latin' | 'category'>;
}) => (
  <>
    <Anchor to={`/term/${entry.id}`} className="term">
      {entry.arabic}
    </Anchor>{' '}
    <bdi lang="en">{entry.latin}</bdi> <span className={styles.quiet}>{entry.category}</span>
  </>
);

function Entry({ entry }: { entry: ProposedPart['entry'] }) {
  return (
    <div className={styles.entry}>
      <span className={styles.quiet}>{text.entry}</span> <EntryName entry={entry} />
      <p dir="auto">{entry.definition}</p>
      {entry.names.length > 0 && (
        <p className={styles.quiet}>
          {text.alsoCalled}{' '}
          {entry.names.map((name, place) => (
            <span key={name}>
              {place > 0 && '، '}
              <bdi>{name}</bdi>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
