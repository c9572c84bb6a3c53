import { vi } from 'vitest';

let errors: string[] = [];

/** Note what is written to `console.error` from now on. */
export function watchConsole(): void {
  errors = [];
  vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => {
    errors.push(said.map(String).join(' '));
  });
}

/** What was written since; a test that expects an error takes it, and any other fails the test. */
export const takeConsoleErrors = (): string[] => errors.splice(0);
