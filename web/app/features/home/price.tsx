import { type Figure, FigureRows, FigureTiles } from '../../domain/figures.tsx';
import { formatClock, formatPrice } from '../../text/format.ts';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Text } from '../../ui/text.tsx';
import type { Home } from './load-home.ts';
import { currencyNames, text } from './text.ts';
import { usePrices } from './use-live.ts';

const figuresOf = (prices: Record<string, number>): Figure[] =>
  Object.entries(prices).map(([code, price]) => ({
    label: currencyNames[code] ?? code,
    value: formatPrice(price),
  }));

/** The price of UAS in the middle of the page. */
export function PriceCard({ home }: { home: Home }) {
  const { data: prices } = usePrices(home);
  return (
    <Panel title={text.price} icon="coin">
      <Text size="sm" c="dimmed" mb="sm">
        {text.priceLead}
      </Text>
      {prices ? <FigureTiles figures={figuresOf(prices)} /> : <Text size="sm">{text.unavailable}</Text>}
    </Panel>
  );
}

/** The price of UAS beside the page, with its age. */
export function GlobalPriceCard({ home }: { home: Home }) {
  const { data: prices, dataUpdatedAt, isFetching, refetch } = usePrices(home);
  return (
    <Panel
      title={text.globalPrice}
      icon="coin"
      action={
        <IconButton aria-label={text.refreshPrice} aria-busy={isFetching} onClick={() => void refetch()}>
          <Icon name="refresh" size={18} />
        </IconButton>
      }
    >
      {prices ? (
        <>
          <FigureRows figures={figuresOf(prices)} />
          <Text size="xs" c="dimmed" role="status">
            {text.updatedAt(formatClock(new Date(dataUpdatedAt)))}
          </Text>
        </>
      ) : (
        <Text size="sm">{text.unavailable}</Text>
      )}
    </Panel>
  );
}
