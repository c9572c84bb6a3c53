import type { Guard } from '../guard.ts';

const publish = 'server/modules/journal/publication/publish.test.ts';
const retract = 'server/modules/journal/publication/retract.test.ts';
const volumes = 'server/modules/journal/volumes/volumes.test.ts';
const harvest = 'server/modules/journal/standards/harvest.test.ts';
const reading = 'server/modules/journal/reading/reading.test.ts';

export const guards: readonly Guard[] = [
  {
    guarantee: 'Two editors who publish a volume at once publish it once',
    file: 'server/modules/journal/volumes/queries.ts',
    text: `    .where('id', '=', id)
    .forUpdate()`,
    instead: `    .where('id', '=', id)`,
    tests: [publish],
  },
  {
    guarantee: 'A paper that is no longer accepted keeps its volume back',
    file: 'server/modules/journal/publication/publish.ts',
    text: 'if (unready) throw notAccepted(unready);',
    instead: 'void unready;',
    tests: [publish],
  },
  {
    guarantee: 'Nobody publishes a paper of their own',
    file: 'server/modules/journal/publication/publish.ts',
    text: 'if (own) throw ownPaper(own);',
    instead: 'void own;',
    tests: [publish],
  },
  {
    guarantee: 'Nobody retracts a paper of their own',
    file: 'server/modules/journal/publication/retract.ts',
    text: "=== 'author') throw ownPaper(paper);",
    instead: "=== 'author') void ownPaper;",
    tests: [retract],
  },
  {
    guarantee: 'A retracted paper is not paid again when its volume comes back',
    file: 'server/modules/journal/publication/publish.ts',
    text: 'if (paper.retractedAt) return 0;',
    instead: '',
    tests: [retract],
  },
  {
    guarantee: 'Changes of articles are noted one after the other',
    file: 'server/modules/journal/publication/article-records.ts',
    text: 'await sql`lock table article_records in exclusive mode`.execute(tx);',
    instead: '',
    tests: [publish],
  },
  {
    guarantee: 'No change of an article is dated before one that was told',
    file: 'server/modules/journal/publication/article-records.ts',
    text: '(select greatest(max(changed_at), ${moment}) from article_records)',
    instead: '${moment}::timestamptz',
    tests: [publish],
  },
  {
    guarantee: 'A harvest waits for what is being published: whoever comes back later misses nothing',
    file: 'server/modules/journal/standards/oai.ts',
    text: 'await awaitChanges(tx);',
    instead: '',
    tests: [harvest],
  },
  {
    guarantee: 'A harvest goes on after the last change that it told',
    file: 'server/modules/journal/standards/oai.ts',
    text: 'after: page.at(-1)?.change ?? token.after,',
    instead: 'after: token.after + PAGE,',
    tests: [harvest],
  },
  {
    guarantee: 'A draft is as absent as a volume that never was',
    file: 'server/modules/journal/reading/queries.ts',
    text: 'where volume.id = ${id} and volume.published_at is not null',
    instead: 'where volume.id = ${id}',
    tests: [reading],
  },
  {
    guarantee: 'A paper stands in one volume',
    file: 'server/modules/journal/volumes/papers.ts',
    text: "if (paper.volumeId !== null) throw new Refusal(409, 'paper_in_volume');",
    instead: '',
    tests: [volumes],
  },
  {
    guarantee: 'A published volume keeps its papers',
    file: 'server/modules/journal/volumes/papers.ts',
    text: "if (volume.publishedAt) throw new Refusal(409, 'volume_published');",
    instead: '',
    tests: [volumes],
  },
  {
    guarantee: 'A published volume is not deleted',
    file: 'server/modules/journal/volumes/remove.ts',
    text: "if (volume.publishedAt) throw new Refusal(409, 'volume_published');",
    instead: '',
    tests: [volumes],
  },
  {
    guarantee: 'Numbers of volumes are given once',
    file: 'server/modules/journal/volumes/queries.ts',
    text: 'await sql`lock table volumes in share row exclusive mode`.execute(tx);',
    instead: '',
    tests: [volumes],
  },
  {
    guarantee: 'An editor who was asked to review a paper is not told its authors before it is published',
    file: 'server/modules/journal/volumes/list-managed.ts',
    text: "relation === 'reviewer' ? [] : authors",
    instead: 'authors',
    tests: [volumes],
  },
  {
    guarantee: 'A note that names a reviewer is not published',
    file: 'server/modules/journal/publication/queries.ts',
    text: 'publicNote(note, unknown)',
    instead: 'publicNote(note, [])',
    tests: [publish],
  },
  {
    guarantee: 'Only the page of an article may hold a frame',
    file: 'server/platform/pages/security-policy.ts',
    text: "...(framesOwn ? [`'self'`] : [])",
    instead: "`'self'`",
    tests: ['server/modules/journal/reading/pages.test.ts'],
  },
];
