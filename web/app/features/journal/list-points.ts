import type { ListItem } from '@mustalah/contract/journal/article-text';

/** A point, and what stands deeper until the next one of its level. */
export interface Point extends ListItem {
  at: number;
  below: ListItem[];
}

/** The outermost points of a list; one that begins too deep is an outermost one too. */
export function pointsOf(items: readonly ListItem[]): Point[] {
  const points: Point[] = [];
  for (const [at, item] of items.entries()) {
    const last = points.at(-1);
    if (last && item.level > last.level) last.below.push(item);
    else points.push({ ...item, at, below: [] });
  }
  return points;
}
