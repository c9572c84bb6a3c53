import type { Received, Reply } from '@mustalah/contract/endpoint';
import { articlePdfPath } from '@mustalah/contract/journal/articles';
import type * as contract from '@mustalah/contract/journal/volumes';
import { normalize } from '@mustalah/morphology';
import type { Db } from '../../../platform/db.ts';
import { offsetOf, type PageRequest, toPage } from '../../../platform/paging.ts';
import { presentVolume } from '../volumes/present-volume.ts';
import { volumeGone } from './gone.ts';
import {
  countVolumes,
  findEditorial,
  findPublished,
  findVolumes,
  listCategoriesOfVolumes,
  listPapersIn,
  listPublished,
} from './queries.ts';
import { thumbnailUrl } from './thumbnail-url.ts';

/** More words than these only cost time. */
const MOST_WORDS = 12;

/** One page of the published volumes, found by any words of theirs. */
export async function searchVolumes(
  db: Db,
  { search, category, sort, ...page }: Received<typeof contract.searchVolumes>['query'],
  url: string,
): Promise<Reply<typeof contract.searchVolumes>> {
  const words = normalize(search).split(' ').filter(Boolean).slice(0, MOST_WORDS);
  const filter = { words, category };
  const [rows, count, categories] = await Promise.all([
    findVolumes(db, { ...filter, sort, limit: page.page_size, offset: offsetOf(page) }),
    countVolumes(db, filter),
    listCategoriesOfVolumes(db),
  ]);
  return { ...toPage(rows.map(presentVolume), count, page, url), categories };
}

/** The published volumes, the newest first, each with its authors and papers. */
export async function listVolumes(db: Db, page: PageRequest): Promise<Reply<typeof contract.listVolumes>> {
  const rows = await listPublished(db, { limit: page.page_size, offset: offsetOf(page) });
  return rows.map(presentVolume);
}

/** A published volume with its papers; a draft is as absent as one that never was. */
export async function readVolume(db: Db, id: number): Promise<Reply<typeof contract.getVolume>> {
  const [volume, papers, editorial] = await Promise.all([
    findPublished(db, id),
    listPapersIn(db, id),
    findEditorial(db, id),
  ]);
  if (!volume) throw await volumeGone(db, id);
  return {
    ...presentVolume(volume),
    editorial: editorial ?? null,
    papers: papers.map(({ has_file, thumbnail_key, ...paper }) => ({
      ...paper,
      thumbnail_url: thumbnailUrl(paper.id, thumbnail_key),
      pdf_file: has_file ? articlePdfPath(paper.id) : null,
    })),
  };
}
