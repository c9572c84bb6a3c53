import {
  getFeaturedPaper,
  getPlatformStats,
  getStats,
  listJournalCategories,
  listTopAuthors,
} from '@mustalah/contract/journal/public';
import type { FastifyInstance } from 'fastify';
import { boundsOfDay, riyadhDay } from '../../platform/calendar.ts';
import type { Deps } from '../../platform/deps.ts';
import { route } from '../../platform/http.ts';
import { toPoints } from '../rewards/rules.ts';
import { journalCategories } from './paper/rules.ts';
import { findFeaturedPaper, getPaperCounts, getPlatformCounts, rankAuthors } from './reading/figures.ts';
import { submissionRoutes } from './submission/routes.ts';
import { paperTermsRoutes } from './terms/routes.ts';
import { coverUrl } from './volumes/present-volume.ts';

export function journalRoutes(app: FastifyInstance, deps: Deps): void {
  const { replica, now } = deps;
  submissionRoutes(app, deps);
  paperTermsRoutes(app, deps);
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
