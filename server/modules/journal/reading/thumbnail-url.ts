import { articlePath } from '@mustalah/contract/journal/articles';

/** The picture of the first page; another file has another address. */
export const thumbnailUrl = (paperId: number, key: string | null): string | null =>
  key && `${articlePath(paperId)}thumbnail.webp?v=${key.slice(0, 8)}`;
