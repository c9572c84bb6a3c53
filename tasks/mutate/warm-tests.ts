// The process in which the tests of a copy run: what was compiled once and the database that tests start from are kept.
import { join } from 'node:path';
import { createVitest, type TestModule } from 'vitest/node';

export interface Question {
  tests: string[];
  /** Sources that are other than they were when it was asked last. */
  changed: string[];
}

export interface Answer {
  /** The test file that fails first; null when none does, or nobody knows which. */
  file: string | null;
  /** What fails, in words; null when all hold. */
  failed: string | null;
}

const folder = process.cwd();
// Who asked is gone: nothing of this group is needed any longer.
process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'));

/** The test files that came to an end since it was asked; the runner itself also remembers what earlier ones said. */
let ended: TestModule[] = [];
const reporter = { onTestModuleEnd: (module: TestModule) => void ended.push(module) };
const vitest = await createVitest({ root: folder, watch: false, bail: 1, reporters: [reporter] });
await vitest.standalone();
process.on('message', async (question: Question) => process.send?.(await answer(question)));

async function answer({ tests, changed }: Question): Promise<Answer> {
  if (changed.length > 0) forget();
  const files = tests.map((file) => join(folder, file));
  const specifications = vitest.projects.flatMap((project) =>
    files.filter((file) => project.matchesTestGlob(file)).map((file) => project.createSpecification(file)),
  );
  if (specifications.length < files.length) throw new Error(`Not all of these are tests: ${tests.join(' ')}`);
  ended = [];
  vitest.state.errorsSet.clear();
  const { unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const first = ended.find((module) => !module.ok());
  if (first) return { file: first.relativeModuleId, failed: firstOf(first) };
  const [fault] = unhandledErrors;
  return {
    file: null,
    failed:
      fault === undefined
        ? null
        : `a fault that nobody took: ${fault instanceof Error ? fault.message : JSON.stringify(fault)}`,
  };
}

/** The test that failed, or a file that does not even load. */
function firstOf(module: TestModule): string {
  for (const test of module.children.allTests('failed')) return test.fullName;
  return `${module.relativeModuleId.split('/').at(-1)} as a whole: ${module.errors()[0]?.message ?? ''}`;
}

/**
 * Have everything compiled anew. One file alone would leave what imports it half forgotten (softly invalidated), which fails
 * where a test that was cancelled is still loading it.
 */
function forget(): void {
  for (const { vite } of vitest.projects) {
    for (const { moduleGraph } of Object.values(vite.environments)) {
      for (const path of moduleGraph.fileToModulesMap.keys()) vitest.invalidateFile(path);
    }
  }
}
