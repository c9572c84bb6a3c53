import { vi } from 'vitest';

let errors: string[] = [];

/** The browser of the tests does not know `<search>` yet; those of readers do. */
const isOfTheTest = (error: string): boolean => /tag <%s> is unrecognized.* search$/.test(error);

/** Note what is written to `console.error` from now on. */
export function watchConsole(): void {
  errors = [];
  vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => {
    const error = said.map(String).join(' ');
    if (!isOfTheTest(error)) errors.push(error);
  });
}

/** What was written since; a test that expects an error takes it, and any other fails the test. */
export const takeConsoleErrors = (): string[] => errors.splice(0);
