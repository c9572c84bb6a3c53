import type { Guard } from '../guard.ts';

const submitting = 'server/modules/journal/submission/submit-paper.test.ts';
const own = 'server/modules/journal/submission/my-papers.test.ts';
const preparing = 'server/modules/journal/submission/prepare-version.test.ts';
const checking = 'server/modules/journal/submission/check-paper.test.ts';

export const guards: readonly Guard[] = [
  {
    guarantee: 'A paper that is sent twice at once is one',
    file: 'server/modules/journal/submission/submit-paper.ts',
    text: 'await holdSubmissions(tx, submitterId);',
    instead: '',
    tests: [submitting],
  },
  {
    guarantee: 'What the file of a second click brought is not kept',
    file: 'server/modules/journal/submission/keep-upload.ts',
    text: 'if (!outcome.isUsed) await files.remove(file.key);',
    instead: '',
    tests: [submitting],
  },
  {
    guarantee: 'A file that cannot be read is refused before it is kept',
    file: 'server/modules/journal/submission/submit-paper.ts',
    text: 'await refusingUnreadable(deps.gateways.pdf.inspect(upload.path));',
    instead: '',
    tests: [submitting],
  },
  {
    guarantee: 'An address that is not confirmed submits nothing',
    file: 'server/modules/journal/submission/submit-paper.ts',
    text: `if (!submitter) throw new Refusal(403, 'email_unconfirmed');`,
    instead: '',
    tests: [submitting],
  },
  {
    guarantee: 'Ten papers a day are the most',
    file: 'server/modules/journal/submission/submit-paper.ts',
    text: 'refuseTooMany(await countSubmissions(tx, submitterId, before(now, KEPT.windowSeconds * 1000)));',
    instead: '',
    tests: [submitting],
  },
  {
    guarantee: 'Nobody takes back the paper of somebody else',
    file: 'server/modules/journal/submission/withdraw-paper.ts',
    text: 'if (paper?.submitterId !== userId) throw notFound();',
    instead: 'if (!paper) throw notFound();',
    tests: [own],
  },
  {
    guarantee: 'A revision that nobody asked for opens no round',
    file: 'server/modules/journal/submission/revise-paper.ts',
    text: `if (!step) throw new Refusal(409, 'revision_not_asked');`,
    instead: `if (!step) return { isUsed: false };`,
    tests: [own],
  },
  {
    guarantee: 'A new round brings another file than the one before',
    file: 'server/modules/journal/submission/revise-paper.ts',
    text: `if (isSame) throw new Refusal(400, 'bad_request', { fields: { pdf_file: [submissionText.sameFile] } });`,
    instead: '',
    tests: [own],
  },
  {
    guarantee: 'A paper that is decided is not taken back',
    file: 'server/modules/journal/submission/withdraw-paper.ts',
    text: `if (!mayWithdraw(paper)) throw new Refusal(409, 'not_withdrawable');`,
    instead: 'void stepObjection;',
    tests: [own],
  },
  {
    guarantee: 'An author reads the notes of a round only once it is decided',
    file: 'server/modules/journal/submission/my-papers.ts',
    text: 'if (!isDecided(round, paper)) return',
    instead: 'if (false as boolean) return',
    tests: [own],
  },
  {
    guarantee: 'Of two workers on one file the second leaves nothing behind',
    file: 'server/modules/journal/submission/prepare-version.ts',
    text: '  if (isFirst) return;\n',
    instead: '  if (isFirst || true) return;\n',
    tests: [preparing],
  },
  {
    guarantee: 'The copy of a check is its asker’s for an hour',
    file: 'server/modules/journal/submission/routes.ts',
    text: 'const since = new Date(deps.now().getTime() - CHECK_LIFE_MS);',
    instead: 'const since = new Date(0 * CHECK_LIFE_MS);',
    tests: [checking],
  },
];
