import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

/**
 * What a test says on `console.error`, or leaves rejected with nobody to hear it, fails it. A test that means to provoke
 * an error says so: `vi.spyOn(console, 'error').mockImplementation(() => {})`.
 */
const faults: unknown[][] = [];

// Taken now: a test may replace the clock.
const { setImmediate: soon } = globalThis;
const say = console.error;
console.error = (...said: unknown[]) => {
  // guard: A word on console.error fails its test (server/test/faults.test.ts)
  faults.push(said);
  say(...said);
};
const onRejection = (reason: unknown) => void faults.push(['rejected, and nobody heard it', reason]);
// guard: A rejection that nobody hears fails its test (server/test/faults.test.ts)
process.on('unhandledRejection', onRejection);

// What the hooks of the file said before its first test counts as well.
beforeEach(failOnFaults);
afterEach(async () => {
  // A rejection is told when the microtasks of the test are over.
  await new Promise((done) => soon(done));
  failOnFaults();
});
afterAll(() => {
  process.off('unhandledRejection', onRejection);
  console.error = say;
  failOnFaults();
});

// Files share a process: what one left in a module, such as who is signed in, is not there for the next.
afterAll(() => {
  vi.resetModules();
});

function failOnFaults(): void {
  expect(faults.splice(0), 'errors that nobody expected').toEqual([]);
}
