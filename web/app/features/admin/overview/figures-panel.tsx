import { getDashboard } from '@mustalah/contract/administration';
import { FigureTiles } from '../../../domain/figures.tsx';
import { formatInteger, formatPoints } from '../../../text/format.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Anchor, Text } from '../../../ui/text.tsx';
import { useCall } from '../../../use-call.ts';
import { text } from './text.ts';

/** The platform in four numbers, and the way to what waits. */
export function FiguresPanel() {
  const { data, isError, refetch } = useCall(getDashboard, {});
  return (
    <Panel title={text.stats} icon="check">
      {isError && <LoadFailure message={text.statsFailed} onRetry={() => void refetch()} />}
      {!isError && (
        <>
          <FigureTiles
            figures={[
              { label: text.figures.users, value: data ? formatInteger(data.users) : null },
              { label: text.figures.contributors, value: data ? formatInteger(data.contributors) : null },
              { label: text.figures.pending_terms, value: data ? formatInteger(data.pending_terms) : null },
              { label: text.figures.pending_points, value: data ? formatPoints(data.pending_points) : null },
            ]}
          />
          <Text size="sm" mt="xs">
            {data?.pending_terms === 0 ? text.noneWaits : <Anchor to="/admin-terms">{text.reviewNow}</Anchor>}
          </Text>
        </>
      )}
    </Panel>
  );
}
