/**
 * Make a function remember its answers, as many as `most`; what was not asked for again is forgotten first.
 *
 * Two halves: what is found in the old one is carried over, and when the young one is full the old one goes.
 */
export function remembering<Answer>(most: number, make: (key: string) => Answer): (key: string) => Answer {
  const half = Math.ceil(most / 2);
  let young = new Map<string, Answer>();
  let old = new Map<string, Answer>();
  return (key) => {
    const known = young.get(key);
    if (known !== undefined) return known;
    const carried = old.get(key);
    const answer = carried === undefined ? make(key) : carried;
    if (young.size >= half) {
      old = young;
      young = new Map();
    }
    young.set(key, answer);
    return answer;
  };
}
