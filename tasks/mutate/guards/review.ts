import type { Guard } from '../guard.ts';

const review = 'server/modules/journal/review/submit-review.test.ts';
const two = 'server/modules/journal/review/two-reviews.test.ts';
const rounds = 'server/modules/journal/review/next-round.test.ts';
const upkeep = 'server/modules/journal/review/upkeep.test.ts';
const assigning = 'server/modules/journal/desk/assign-reviewer.test.ts';
const status = 'server/modules/journal/desk/set-status.test.ts';

export const guards: readonly Guard[] = [
  {
    guarantee: 'Nobody lifts what keeps themselves, or a fellow author, from a paper',
    file: 'server/modules/journal/desk/admit-editor.ts',
    text: 'await holdAsEditor(tx, editorId, paperId)',
    instead: 'await holdAsEditor(tx, 0, paperId)',
    tests: ['server/modules/journal/desk/admit-editor.test.ts'],
  },
  {
    guarantee: 'Who submitted a paper stays its author',
    file: 'server/modules/journal/people.ts',
    text: "    having bool_and(person.known_by <> 'submitter')\n",
    instead: '',
    tests: ['server/modules/journal/desk/admit-editor.test.ts'],
  },
  {
    guarantee: 'Who is kept out of a paper is shown to whoever handles it alone',
    file: 'server/modules/journal/desk/list-desk.ts',
    text: 'seesWork ? beside.named.map(presentNamed) : []',
    instead: 'beside.named.map(presentNamed)',
    tests: ['server/modules/journal/desk/admit-editor.test.ts'],
  },
  {
    guarantee: 'Steps of one paper follow each other',
    file: 'server/modules/journal/record.ts',
    text: `'retracted_at as retractedAt'])
    .forUpdate();`,
    instead: `'retracted_at as retractedAt']);`,
    tests: [review],
  },
  {
    guarantee: 'A verdict is frozen once it is sent',
    file: 'server/modules/journal/review/hold-review.ts',
    text: `if (assignment?.state === 'submitted') throw new Refusal(409, 'already_reviewed');`,
    instead: '',
    tests: [review],
  },
  {
    guarantee: 'A paper that somebody was never asked to review is as good as none',
    file: 'server/modules/journal/review/hold-review.ts',
    text: 'if (!paper || !own?.length) throw notFound();',
    instead: 'if (!paper || !own) throw notFound();',
    tests: [review],
  },
  {
    guarantee: 'Nobody reviews a paper that they turn out to have written',
    file: 'server/modules/journal/review/submit-review.ts',
    text: `if (await findAuthorship(tx, review.reviewerId, paper.id)) throw new Refusal(409, 'conflict_of_interest');`,
    instead: '',
    tests: [review],
  },
  {
    guarantee: 'Fewer verdicts than the journal asks for decide nothing',
    file: 'server/modules/journal/review/rules.ts',
    text: 'if (!first || verdicts.length < required) return null;',
    instead: 'if (!first) return null;',
    tests: [two],
  },
  {
    guarantee: 'Verdicts that differ decide nothing',
    file: 'server/modules/journal/review/rules.ts',
    text: 'return verdicts.every((verdict) => verdict === first) ? first : null;',
    instead: 'return first;',
    tests: [two],
  },
  {
    guarantee: 'No author is asked to review their paper',
    file: 'server/modules/journal/desk/assign-reviewer.ts',
    text: `if (await findAuthorship(tx, reviewerId, paperId)) throw new Refusal(409, 'conflict_of_interest');`,
    instead: '',
    tests: [assigning],
  },
  {
    guarantee: 'Nobody who has read the names on the desk is asked to review',
    file: 'server/modules/journal/desk/assign-reviewer.ts',
    text: `if (reviewer.role !== 'user') throw new Refusal(409, 'editor_knows_author');`,
    instead: '',
    tests: [assigning],
  },
  {
    guarantee: 'A reviewer is asked once for a round',
    file: 'server/modules/journal/desk/assign-reviewer.ts',
    text: `if (before && isKept(before.state)) throw new Refusal(409, 'already_assigned');`,
    instead: '',
    tests: [assigning],
  },
  {
    guarantee: 'An editor does not handle a paper of their own',
    file: 'server/modules/journal/desk/hold-as-editor.ts',
    text: `if (relation === 'author') throw new Refusal(403, 'own_paper');`,
    instead: '',
    tests: [status, assigning],
  },
  {
    guarantee: 'An editor does not handle a paper that they were asked to review',
    file: 'server/modules/journal/desk/hold-as-editor.ts',
    text: `if (relation === 'reviewer') throw new Refusal(403, 'asked_to_review');`,
    instead: '',
    tests: [status, assigning],
  },
  {
    guarantee: 'The anonymous copy closes with the review',
    file: 'server/modules/journal/review/queries.ts',
    text: `where paper.id = \${paperId} and paper.status = 'pending' and paper.withdrawn_at is null`,
    instead: 'where paper.id = ${paperId}',
    tests: [rounds],
  },
  {
    guarantee: 'Who was let go loses the copies of all rounds',
    file: 'server/modules/journal/review/queries.ts',
    text: `and now.reviewer_id = \${reviewerId} and now.state in (\${sql.join(KEPT_STATES)})`,
    instead: '',
    tests: [rounds],
  },
  {
    guarantee: 'Other reviews are read only after one’s own',
    file: 'server/modules/journal/review/queries.ts',
    text: `    .where('own.state', '=', 'submitted')\n`,
    instead: '',
    tests: [two],
  },
  {
    guarantee: 'A reminder is sent once',
    file: 'server/modules/journal/review/rules.ts',
    text: `if (late < 0) return remindedAt ? null : 'due_soon';`,
    instead: `if (late < 0) return 'due_soon';`,
    tests: [upkeep],
  },
];
