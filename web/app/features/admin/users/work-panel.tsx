import type { UserRecord } from '@mustalah/contract/administration';
import { FigureRows } from '../../../domain/figures.tsx';
import { formatInteger, formatPoints } from '../../../text/format.ts';
import { Panel } from '../../../ui/panel.tsx';
import { userText } from './text.ts';

const figures = Object.keys(userText.figures) as (keyof typeof userText.figures)[];
const pointKinds = Object.keys(userText.pointKinds) as (keyof typeof userText.pointKinds)[];

/** What somebody did, and earned with it. */
export function WorkPanel({ user }: { user: UserRecord }) {
  return (
    <>
      <Panel title={userText.work} icon="check">
        <FigureRows
          figures={figures.map((name) => ({
            label: userText.figures[name],
            value: formatInteger(user.figures[name]),
          }))}
        />
      </Panel>
      <Panel title={userText.points} icon="coin">
        <FigureRows
          figures={pointKinds.map((kind) => ({
            label: userText.pointKinds[kind],
            value: formatPoints(user.points[kind]),
          }))}
        />
      </Panel>
    </>
  );
}
