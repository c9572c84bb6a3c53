import * as search from '@mustalah/contract/journal/article-search';
import { getArticleText } from '@mustalah/contract/journal/article-text';
import { getArticle, getCorrectionNotice } from '@mustalah/contract/journal/articles';
import {
  getFeaturedPaper,
  getPlatformStats,
  getStats,
  listJournalCategories,
  listTopAuthors,
} from '@mustalah/contract/journal/public';
import * as contract from '@mustalah/contract/journal/volumes';
import type { FastifyInstance } from 'fastify';
import { boundsOfDay, riyadhDay } from '../../../platform/calendar.ts';
import type { Deps } from '../../../platform/deps.ts';
import { route } from '../../../platform/http.ts';
import { toPoints } from '../../rewards/rules.ts';
import { journalCategories } from '../paper/rules.ts';
import { coverUrl } from '../volumes/present-volume.ts';
import { articleFiles } from './article-files.ts';
import { countUses } from './count-uses.ts';
import { findFeaturedPaper, getPaperCounts, getPlatformCounts, rankAuthors } from './figures.ts';
import { readArticle } from './read-article.ts';
import { readNotice } from './read-notice.ts';
import { readText } from './read-text.ts';
import { listVolumes, readVolume, searchVolumes } from './read-volumes.ts';
import { readAuthor, searchArticles } from './search-articles.ts';

/** What everybody reads of the journal. */
export function readingRoutes(app: FastifyInstance, deps: Deps): void {
  const { replica, config } = deps;
  articleFiles(app, deps);
  countUses(app, deps);
  figuresRoutes(app, deps);

  route(app, contract.listVolumes, ({ query }) => listVolumes(replica, query));

  route(app, contract.searchVolumes, ({ query, url }) => searchVolumes(replica, query, url));

  route(app, contract.getVolume, ({ params }) => readVolume(replica, params.id));

  route(app, search.searchArticles, ({ query, url }) => searchArticles(replica, query, url));

  route(app, search.getAuthor, ({ params, query, url }) => readAuthor(replica, params.key, query, url));

  route(app, getArticle, ({ params }) => readArticle(replica, config, params.id));

  route(app, getArticleText, ({ params }) => readText(replica, params.id));

  route(app, getCorrectionNotice, ({ params }) => readNotice(replica, config, params.id, params.correction));
}

function figuresRoutes(app: FastifyInstance, { replica, now }: Deps): void {
  route(app, getPlatformStats, async () => {
    const { terms, users, papers, volumes, points } = await getPlatformCounts(replica);
    return {
      term_count: terms,
      user_count: users,
      paper_count: papers,
      volume_count: volumes,
      uas_total: toPoints(BigInt(points)),
    };
  });

  route(app, listTopAuthors, async () => {
    const authors = await rankAuthors(replica);
    return authors.map(({ points, ...author }) => ({ ...author, uas: toPoints(BigInt(points)) }));
  });

  route(app, getFeaturedPaper, async () => {
    const day = riyadhDay(now());
    const paper = await findFeaturedPaper(replica, { day, start: boundsOfDay(day).start });
    if (!paper) return null;
    const { volume_title, number, year, cover_key, ...rest } = paper;
    return { ...rest, volume: { title: volume_title, number, year, cover_image_url: coverUrl(cover_key) } };
  });

  route(app, listJournalCategories, async () => [...journalCategories]);

  route(app, getStats, () => getPaperCounts(replica));
}
