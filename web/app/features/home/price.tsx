import { formatClock, formatMoment, formatPrice } from '../../text/format.ts';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Text, Title } from '../../ui/text.tsx';
import styles from './home.module.css';
import type { Home } from './load-home.ts';
import { currencyNames, text } from './text.ts';
import { usePrices, useQuote } from './use-live.ts';

/** What one UAS is worth in each currency, and how old that is. */
export function Price({ home }: { home: Home }) {
  const { data: first } = usePrices(home);
  const { data: quote, dataUpdatedAt, isFetching, refetch } = useQuote();
  const prices = quote?.prices ?? first;
  return (
    <section className={styles.price} aria-label={text.globalPrice}>
      <div className={styles.priceHead}>
        <Title order={2} size="h5">
          {text.globalPrice}
        </Title>
        <IconButton aria-label={text.refreshPrice} aria-busy={isFetching} onClick={() => void refetch()}>
          <Icon name="refresh" size={18} />
        </IconButton>
        <Text size="xs" c="dimmed" role="status">
          {quote &&
            (quote.is_stale ? staleness(quote.at) : text.updatedAt(formatClock(new Date(dataUpdatedAt))))}
        </Text>
      </div>
      {prices ? (
        <dl className={styles.figures}>
          {Object.entries(prices).map(([code, price]) => (
            <div key={code}>
              <dt>{currencyNames[code] ?? code}</dt>
              <dd>{formatPrice(price)}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <Text size="sm">{text.unavailable}</Text>
      )}
      <Text size="xs" c="dimmed">
        {text.priceLead}
      </Text>
    </section>
  );
}

/** The source is silent: say since when, as far as that is known. */
const staleness = (at: string | null): string =>
  at === null ? text.priceUnconfirmed : text.priceStale(formatMoment(at));
