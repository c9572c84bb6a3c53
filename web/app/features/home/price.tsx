import { type Figure, FigureRows, FigureTiles } from '../../domain/figures.tsx';
import { formatClock, formatMoment, formatPrice } from '../../text/format.ts';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Text } from '../../ui/text.tsx';
import type { Home } from './load-home.ts';
import { currencyNames, text } from './text.ts';
import { usePrices, useQuote } from './use-live.ts';

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
  const { data: first } = usePrices(home);
  const { data: quote, dataUpdatedAt, isFetching, refetch } = useQuote();
  const prices = quote?.prices ?? first;
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
          {quote && (
            <Text size="xs" c="dimmed" role="status">
              {quote.is_stale ? staleness(quote.at) : text.updatedAt(formatClock(new Date(dataUpdatedAt)))}
            </Text>
          )}
        </>
      ) : (
        <Text size="sm">{text.unavailable}</Text>
      )}
    </Panel>
  );
}

/** The source is silent: say since when, as far as that is known. */
const staleness = (at: string | null): string =>
  at === null ? text.priceUnconfirmed : text.priceStale(formatMoment(at));
