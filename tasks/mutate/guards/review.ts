import type { Guard } from '../guard.ts';

export const guards: readonly Guard[] = [
  {
    guarantee: 'Who submitted a paper stays its author',
    file: 'server/modules/journal/people.ts',
    text: "    having bool_and(person.known_by <> 'submitter')\n",
    instead: '',
    tests: ['server/modules/journal/desk/admit-editor.test.ts'],
  },
  {
    guarantee: 'Steps of one paper follow each other',
    file: 'server/modules/journal/record.ts',
    text: "'retracted_at as retractedAt'])\n    .forUpdate();",
    instead: "'retracted_at as retractedAt']);",
    tests: ['server/modules/journal/review/submit-review.test.ts'],
  },
  {
    guarantee: 'The anonymous copy closes with the review',
    file: 'server/modules/journal/review/queries.ts',
    text: "where paper.id = ${paperId} and paper.status = 'pending' and paper.withdrawn_at is null",
    instead: 'where paper.id = ${paperId}',
    tests: ['server/modules/journal/review/next-round.test.ts'],
  },
  {
    guarantee: 'Who was let go loses the copies of all rounds',
    file: 'server/modules/journal/review/queries.ts',
    text: 'and now.reviewer_id = ${reviewerId} and now.state in (${sql.join(KEPT_STATES)})',
    instead: '',
    tests: ['server/modules/journal/review/next-round.test.ts'],
  },
];
