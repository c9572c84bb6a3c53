import type { Guard } from '../guard.ts';

export const guards: readonly Guard[] = [
  {
    guarantee: 'Two editors who publish a volume at once publish it once',
    file: 'server/modules/journal/volumes/queries.ts',
    text: "    .where('id', '=', id)\n    .forUpdate()",
    instead: "    .where('id', '=', id)",
    tests: ['server/modules/journal/publication/publish.test.ts'],
  },
  {
    guarantee: 'No change of an article is dated before one that was told',
    file: 'server/modules/journal/publication/article-records.ts',
    text: '(select greatest(max(changed_at), ${moment}) from article_records)',
    instead: '${moment}::timestamptz',
    tests: ['server/modules/journal/publication/publish.test.ts'],
  },
  {
    guarantee: 'A draft is as absent as a volume that never was',
    file: 'server/modules/journal/reading/queries.ts',
    text: 'where volume.id = ${id} and volume.published_at is not null',
    instead: 'where volume.id = ${id}',
    tests: ['server/modules/journal/reading/reading.test.ts'],
  },
  {
    guarantee: 'A note that names a reviewer is not published',
    file: 'server/modules/journal/publication/queries.ts',
    text: 'publicNote(note, unknown)',
    instead: 'publicNote(note, [])',
    tests: ['server/modules/journal/publication/publish.test.ts'],
  },
];
