import { relative } from 'node:path';
import { firstLines } from './tell-faults.mjs';

/** Count what Vitest reports, and name what failed; a file that could not be loaded has no tests to count. */
export function countVitest({ numPassedTests, testResults }, root) {
  const faults = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults.filter((each) => each.status === 'failed');
    if (tests.length === 0 && status === 'failed') return [{ name: file, error: firstLines(message) }];
    return tests.map(({ fullName, failureMessages }) => ({
      name: `${file} › ${fullName}`,
      error: firstLines(failureMessages[0]),
    }));
  });
  return { passed: numPassedTests, failed: faults.length, faults, excused: [] };
}
