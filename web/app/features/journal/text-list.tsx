import type { ListItem } from '@mustalah/contract/journal/article-text';
import { pointsOf } from './list-points.ts';
import { Runs } from './text-runs.tsx';

/** Points of a list, with those that stand deeper within the one before them. */
export function TextList({ items }: { items: readonly ListItem[] }) {
  const points = pointsOf(items);
  const List = points[0]?.number === null ? 'ul' : 'ol';
  return (
    <List>
      {points.map(({ at, number, direction, runs, below }) => (
        <li key={at} dir={direction} value={number ?? undefined}>
          <Runs runs={runs} />
          {below.length > 0 && <TextList items={below} />}
        </li>
      ))}
    </List>
  );
}
