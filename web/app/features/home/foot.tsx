import { ShareLinks } from '../../domain/share-links.tsx';
import { formatInteger, formatPoints } from '../../text/format.ts';
import { Link } from '../../ui/link.tsx';
import styles from './home.module.css';
import { quickLinks } from './links.ts';
import type { Home } from './load-home.ts';
import { FootPart } from './part.tsx';
import { Price } from './price.tsx';
import { text } from './text.ts';

/** What is looked for seldom, each once: figures, price, ways and sharing. */
export function Foot({ home }: { home: Home }) {
  const { stats } = home;
  return (
    <div className={styles.foot}>
      {stats && (
        <FootPart title={text.stats}>
          <dl className={styles.figures}>
            {[
              [text.termCount, formatInteger(stats.term_count)],
              [text.userCount, formatInteger(stats.user_count)],
              [text.paperCount, formatInteger(stats.paper_count)],
              [text.volumeCount, formatInteger(stats.volume_count)],
              [text.uasTotal, formatPoints(stats.uas_total)],
            ].map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </FootPart>
      )}
      <FootPart title={text.globalPrice}>
        <Price home={home} />
      </FootPart>
      <FootPart title={text.quickLinks}>
        <nav aria-label={text.quickLinks} className={styles.quick}>
          {quickLinks.map(({ to, label }) => (
            <Link key={to} to={to} className="hit">
              {label}
            </Link>
          ))}
        </nav>
      </FootPart>
      <FootPart title={text.share}>
        <section className={styles.shareLine} aria-label={text.share}>
          <span aria-hidden="true">{text.share}</span>
          <ShareLinks url={`${home.publicUrl}/`} message={text.shareMessage} subject={text.shareSubject} />
        </section>
      </FootPart>
    </div>
  );
}
