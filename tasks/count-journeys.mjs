/**
 * Count what Playwright reports. A journey that passed only when it was tried again is a failure, unless it is listed
 * as known to do so; what is listed and no longer exists is a failure too, so that the list tells the truth.
 */
export function countJourneys({ stats, suites }, known) {
  const journeys = suites.flatMap((suite) => journeysOf(suite, []));
  const listed = known.map(({ title }) => title);
  const isListed = ({ title }) => listed.includes(title);
  const flaky = journeys.filter(({ status }) => status === 'flaky');
  const unlisted = flaky.filter((journey) => !isListed(journey));
  const gone = listed.filter((title) => !journeys.some((journey) => journey.title === title));
  return {
    passed: stats.expected + flaky.length - unlisted.length,
    failed: stats.unexpected + unlisted.length + gone.length,
    faults: [
      ...unlisted.map(({ title }) => `passed only when it was tried again: ${title}`),
      ...gone.map((title) => `listed in e2e/known-flaky.json, but there is no such journey: ${title}`),
    ],
  };
}

/** The journeys of a suite and of the suites within it; a title begins with those of its suites. */
function journeysOf({ title, specs = [], suites = [] }, before) {
  const titles = [...before, title];
  return [
    ...specs.flatMap((spec) =>
      spec.tests.map(({ status }) => ({ title: [...titles, spec.title].join(' › '), status })),
    ),
    ...suites.flatMap((suite) => journeysOf(suite, titles)),
  ];
}
