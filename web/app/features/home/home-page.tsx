import { publicPageMeta } from '../../page-meta.ts';
import type { Route } from './+types/home-page';
import { FeaturedPaper } from './featured-paper.tsx';
import { Foot } from './foot.tsx';
import { Hero } from './hero.tsx';
import styles from './home.module.css';
import { LeftPanel } from './left-panel.tsx';
import { loadHome } from './load-home.ts';
import { NeedsVotes } from './needs-votes.tsx';
import { Newest } from './newest.tsx';
import { OwnLine } from './own-line.tsx';
import { RightPanel } from './right-panel.tsx';
import { TermOfDay } from './term-of-day.tsx';
import { text } from './text.ts';
import { Ticker } from './ticker.tsx';
import { Tutorial } from './tutorial.tsx';
import { useAnnouncements } from './use-live.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => loadHome({ context, request });

/** Votes of entries that stand here in passing may be some seconds old, as the other figures are. */
export const handle = { countsMayLag: true };

export const meta: Route.MetaFunction = ({ loaderData }) =>
  publicPageMeta({
    title: text.title,
    description: text.description,
    path: '/',
    publicUrl: loaderData?.publicUrl,
  });

/** What the eye meets first stands first in the document, and narrow screens keep that order. */
export default function HomePage({ loaderData: home }: Route.ComponentProps) {
  const { data: announcements = [] } = useAnnouncements(home);
  return (
    <>
      <div className={styles.top}>
        <Ticker announcements={announcements} />
        <Hero />
        <OwnLine home={home} />
      </div>
      <div className={styles.columns}>
        <div className={styles.centre}>
          <NeedsVotes home={home} />
          {home.newest && home.newest.length > 0 && <Newest terms={home.newest} />}
          {home.term && <TermOfDay term={home.term} />}
          {home.paper && <FeaturedPaper paper={home.paper} />}
        </div>
        <LeftPanel home={home} />
        <RightPanel announcements={announcements} />
      </div>
      <Foot home={home} />
      <Tutorial />
    </>
  );
}
