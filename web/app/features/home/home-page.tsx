import { FigureTiles } from '../../domain/figures.tsx';
import { publicPageMeta } from '../../page-meta.ts';
import { useSession } from '../../session.ts';
import { formatInteger, formatPoints } from '../../text/format.ts';
import { LinkTiles } from '../../ui/link-tiles.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { Route } from './+types/home-page';
import { Hero } from './hero.tsx';
import styles from './home.module.css';
import { LeftPanel } from './left-panel.tsx';
import { adminTiles, quickLinks } from './links.ts';
import { loadHome } from './load-home.ts';
import { PriceCard } from './price.tsx';
import { RightPanel } from './right-panel.tsx';
import { ShareLinks } from './share-links.tsx';
import { TermOfDay } from './term-of-day.tsx';
import { text } from './text.ts';
import { Ticker } from './ticker.tsx';
import { Tutorial } from './tutorial.tsx';
import { useAnnouncements } from './use-live.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => loadHome({ context, request });

export const meta: Route.MetaFunction = ({ loaderData }) =>
  publicPageMeta({
    title: text.title,
    description: text.description,
    path: '/',
    publicUrl: loaderData?.publicUrl,
  });

/** The centre stands first in the document, so that narrow screens begin with it. */
export default function HomePage({ loaderData: home }: Route.ComponentProps) {
  const { data: announcements = [] } = useAnnouncements(home);
  const { user } = useSession();
  const { stats } = home;
  return (
    <div className={styles.columns}>
      <div className={styles.centre}>
        <Ticker announcements={announcements} />
        <Hero />
        {home.term && <TermOfDay term={home.term} />}
        {stats && (
          <Panel title={text.stats}>
            <FigureTiles
              figures={[
                { label: text.termCount, value: formatInteger(stats.term_count) },
                { label: text.userCount, value: formatInteger(stats.user_count) },
                { label: text.paperCount, value: formatInteger(stats.paper_count) },
                { label: text.volumeCount, value: formatInteger(stats.volume_count) },
                { label: text.uasTotal, value: formatPoints(stats.uas_total) },
              ]}
            />
          </Panel>
        )}
        {/* They come late: what the eye meets first stands above them. */}
        {user?.is_admin && (
          <Panel title={text.adminTiles} icon="shield">
            <LinkTiles links={adminTiles} />
          </Panel>
        )}
        <Panel title={text.quickLinks}>
          <LinkTiles links={quickLinks} />
        </Panel>
        <PriceCard home={home} />
        <ShareLinks url={`${home.publicUrl}/`} />
      </div>
      <LeftPanel home={home} />
      <RightPanel home={home} announcements={announcements} />
      <Tutorial />
    </div>
  );
}
