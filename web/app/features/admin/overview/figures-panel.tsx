import { getDashboard } from '@mustalah/contract/administration';
import { FigureTiles } from '../../../domain/figures.tsx';
import { formatInteger, formatPoints } from '../../../text/format.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Anchor, Text } from '../../../ui/text.tsx';
import { Skeleton } from '../../../ui/waiting.tsx';
import { useCall } from '../../../use-call.ts';
import { text } from './text.ts';

/** The platform in four numbers, and the way to what waits. */
export function FiguresPanel() {
  const { data, isError, refetch } = useCall(getDashboard, {});
  return (
    <Panel title={text.stats} icon="check">
      {isError && <LoadFailure message={text.statsFailed} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton height={120} />}
      {data && !isError && (
        <>
          <FigureTiles
            figures={[
              { label: text.figures.users, value: formatInteger(data.users) },
              { label: text.figures.contributors, value: formatInteger(data.contributors) },
              { label: text.figures.pending_terms, value: formatInteger(data.pending_terms) },
              { label: text.figures.pending_points, value: formatPoints(data.pending_points) },
            ]}
          />
          <Text size="sm" mt="xs">
            {data.pending_terms > 0 ? <Anchor to="/admin-terms">{text.reviewNow}</Anchor> : text.noneWaits}
          </Text>
        </>
      )}
    </Panel>
  );
}
