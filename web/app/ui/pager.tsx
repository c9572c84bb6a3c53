import { common } from '../text/common.ts';
import { formatInteger } from '../text/format.ts';
import { Button } from './button.tsx';
import { Group } from './flow.tsx';
import { pagesAround } from './pages-around.ts';
import { Text } from './text.tsx';

export interface PagerProps {
  page: number;
  total: number;
  /** The address of a page: real links, for indexers and for opening in another tab. */
  hrefOf: (page: number) => string;
  /** What the pages are of, such as «صفحات النتائج». */
  label: string;
}

/** Numbered pages; nothing when there is only one. */
export function Pager({ page, total, hrefOf, label }: PagerProps) {
  if (total <= 1) return null;
  return (
    <Group gap={6} justify="center" component="nav" aria-label={label}>
      <Step to={page > 1 ? hrefOf(Math.min(page, total + 1) - 1) : null}>{common.previous}</Step>
      {pagesAround(page, total).map((each, index) =>
        each === null ? (
          // A gap has no number of its own; there are at most two.
          <Text key={`gap-${index < 2 ? 'start' : 'end'}`} aria-hidden>
            …
          </Text>
        ) : (
          <Button
            key={each}
            to={hrefOf(each)}
            size="compact-sm"
            variant={each === page ? 'filled' : 'default'}
            aria-label={`${label} ${formatInteger(each)}`}
            aria-current={each === page ? 'page' : undefined}
          >
            {formatInteger(each)}
          </Button>
        ),
      )}
      <Step to={page < total ? hrefOf(page + 1) : null}>{common.next}</Step>
    </Group>
  );
}

function Step({ to, children }: { to: string | null; children: string }) {
  if (to === null) {
    return (
      <Button size="compact-sm" variant="default" disabled>
        {children}
      </Button>
    );
  }
  return (
    <Button to={to} size="compact-sm" variant="default">
      {children}
    </Button>
  );
}
