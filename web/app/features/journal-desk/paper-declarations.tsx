import { LINK_RENEWAL_MS } from '@mustalah/contract/files';
import { getPaperDeclarations, type Objection, settleObjection } from '@mustalah/contract/journal/co-authors';
import type { DeskPaper } from '@mustalah/contract/journal/desk';
import { useState } from 'react';
import { call, sayFailure } from '../../api.ts';
import { statementText } from '../../domain/credit-text.ts';
import { formatDay, formatInteger } from '../../text/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/flow.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Text } from '../../ui/text.tsx';
import { useCall } from '../../use-call.ts';
import type { Message } from './banner.tsx';
import styles from './desk.module.css';
import { PaperSupplements } from './paper-supplements.tsx';
import { ReasonedAct } from './reasoned-act.tsx';
import { SimilarityForm } from './similarity-form.tsx';
import { similarityText, declarationsText as text } from './text.ts';

interface PaperDeclarationsProps {
  paper: DeskPaper;
  say: (message: Message) => void;
}

/** Who of its authors objects to a paper, and what was agreed to and declared with it. */
export function PaperDeclarations({ paper, say }: PaperDeclarationsProps) {
  const { data, error, refetch } = useCall(
    getPaperDeclarations,
    { params: { id: paper.id } },
    { refetchInterval: LINK_RENEWAL_MS },
  );
  if (error) {
    return <LoadFailure message={sayFailure(error, text.loadFailed)} onRetry={() => void refetch()} />;
  }
  if (!data) return <Text role="status">{text.loading}</Text>;
  const { ethics, data_access, ai_use, funding } = data.declarations;
  const statements = [
    [text.conflicts, data.conflict_statement],
    [statementText.ethics, ethics],
    [statementText.dataAccess, data_access],
    [statementText.aiUse, ai_use],
    [
      statementText.funding,
      funding
        .map(({ funder, award }) => [funder, award && statementText.award(award)].filter(Boolean).join('، '))
        .join('؛ '),
    ],
    [
      text.roles,
      data.roles.map(({ author, roles }) => `${author}: ${statementText.rolesOf(roles)}`).join('؛ '),
    ],
  ].filter(([, said]) => said);
  return (
    <>
      {data.objections.map((objection) => (
        <OneObjection key={objection.id} paper={paper} objection={objection} say={say} />
      ))}
      {data.similarity && (
        <Text size="sm">
          {similarityText.found(formatInteger(data.similarity.percent), formatDay(data.similarity.noted_at))}
          {data.similarity.report && (
            <>
              {' '}
              <a href={data.similarity.report} download>
                {similarityText.open}
              </a>
            </>
          )}
        </Text>
      )}
      <SimilarityForm paper={paper} say={say} />
      {data.supplements.length > 0 && (
        <PaperSupplements paper={paper} supplements={data.supplements} say={say} />
      )}
      <details className={styles.declarations}>
        <summary>{text.title}</summary>
        <Stack gap="xs">
          <Text size="sm">
            {data.agreed_at ? text.agreed(formatDay(data.agreed_at), data.agreement_version) : text.notAgreed}
          </Text>
          <dl>
            {statements.map(([heading, said]) => (
              <div key={heading}>
                <dt>{heading}</dt>
                <dd dir="auto" className={styles.prose}>
                  {said}
                </dd>
              </div>
            ))}
          </dl>
          <Text size="sm" c="dimmed">
            {text.blind}
          </Text>
        </Stack>
      </details>
    </>
  );
}

function OneObjection({ paper, objection, say }: PaperDeclarationsProps & { objection: Objection }) {
  const [isSettling, setSettling] = useState(false);
  const { id, author, email, reason, settled_at, settlement } = objection;
  const who = author || email;
  const isOpen = settled_at === null;
  return (
    <Alert
      color={isOpen ? 'red' : 'green'}
      title={isOpen ? text.objection(who) : text.settledObjection(who, formatDay(settled_at))}
    >
      <Text dir="auto" className={styles.prose}>
        {reason}
      </Text>
      {settlement && (
        <Text dir="auto" className={styles.prose}>
          {text.settlement(settlement)}
        </Text>
      )}
      {isOpen && (
        <>
          <Text>{text.held}</Text>
          <Button size="xs" variant="outline" onClick={() => setSettling(true)}>
            {text.settle}
          </Button>
        </>
      )}
      {isSettling && (
        <ReasonedAct
          title={text.settleTitle}
          lead={text.settleLead}
          act={text.settle}
          send={(words) =>
            call(settleObjection, {
              params: { id: paper.id, objection: id },
              body: { reason: words },
            })
          }
          say={say}
          done={text.settled}
          failed={text.settleFailed}
          onClose={() => setSettling(false)}
        />
      )}
    </Alert>
  );
}
