import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take long for what they start, kill, read or wait for, the longest first. A fresh clone remembers no durations:
 * where one of them begins last, one processor waits for it.
 */
export const LONG = [
  'server/gateways/pdf/hostile.test.ts',
  'server/test/start.test.ts',
  'server/cli/commands/demo.test.ts',
  'server/cli/mustalah.test.ts',
  'server/modules/payouts/races.test.ts',
  'server/cli/backup/backup.test.ts',
  'server/test/crash.test.ts',
  'server/modules/payouts/kill.test.ts',
  'server/modules/payouts/node-faults.test.ts',
  'server/modules/terms/exchange/exchange.test.ts',
  'server/modules/payouts/database-crash.test.ts',
  'server/modules/payouts/wrong-answers.test.ts',
  'server/modules/accounts/sign-in.test.ts',
  'server/modules/journal/desk/list-desk.test.ts',
  'server/modules/payouts/order/wallet-payouts.test.ts',
  'server/modules/journal/standards/standards.test.ts',
  'server/modules/payouts/chain-faults.test.ts',
  'server/seed/language.test.ts',
  'server/modules/journal/review/blindness.test.ts',
  'server/modules/terms/search/recall/search-recall.test.ts',
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId, project }: TestSpecification) => {
      const at = LONG.indexOf(relative(this.ctx.config.root, moduleId));
      if (at !== -1) return at;
      // Behind the long ones, which are its own: its processes go on, and need not load the server a second time.
      return project.name === 'server' ? LONG.length : LONG.length + 1;
    };
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}
