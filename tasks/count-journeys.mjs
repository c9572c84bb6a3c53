import { firstLines } from './tell-faults.mjs';

/**
 * Count what Playwright reports. A journey that passed only when it was tried again is a failure, unless it is listed
 * as known to do so; what is listed and no longer exists is a failure too, so that the list tells the truth.
 */
export function countJourneys({ stats, suites, errors = [] }, known) {
  const journeys = suites.flatMap((suite) => journeysOf(suite, []));
  const listed = known.map(({ title }) => title);
  const isListed = ({ title }) => listed.includes(title);
  const lost = journeys.filter(({ status }) => status === 'unexpected');
  const flaky = journeys.filter(({ status }) => status === 'flaky');
  const unlisted = flaky.filter((journey) => !isListed(journey));
  const gone = listed.filter((title) => !journeys.some((journey) => journey.title === title));
  const again = ({ title, error }) => ({ name: `passed only when it was tried again: ${title}`, error });
  return {
    passed: stats.expected + flaky.length - unlisted.length,
    failed: stats.unexpected + unlisted.length + gone.length,
    faults: [
      ...errors.map(({ message }) => ({ name: 'journeys in a browser', error: firstLines(message) })),
      ...lost.map(({ title, error }) => ({ name: title, error })),
      ...unlisted.map(again),
      ...gone.map((title) => ({
        name: `listed in e2e/known-flaky.json, but there is no such journey: ${title}`,
      })),
    ],
    excused: flaky.filter(isListed).map(again),
  };
}

/** The journeys of a suite and of the suites within it; a title begins with those of its suites. */
function journeysOf({ title, specs = [], suites = [] }, before) {
  const titles = [...before, title];
  return [
    ...specs.flatMap((spec) =>
      spec.tests.map(({ status, results = [] }) => ({
        title: [...titles, spec.title].join(' › '),
        status,
        error: firstLines(results.flatMap(({ errors = [] }) => errors)[0]?.message),
      })),
    ),
    ...suites.flatMap((suite) => journeysOf(suite, titles)),
  ];
}
