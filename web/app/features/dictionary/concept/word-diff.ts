/** A stretch of words that both versions have, or only one. */
export interface Stretch {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** So many words are compared one by one; of longer texts only beginning and end. */
const MOST_COMPARED = 600;

/** What changed from one text to the next, word by word: the longest that both have in common stays. */
export function wordDiff(before: string, after: string): Stretch[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const start = sharedAtStart(old, now);
  const end = sharedAtStart(old.slice(start).reverse(), now.slice(start).reverse());
  const [left, right] = [old.slice(start, old.length - end), now.slice(start, now.length - end)];
  const middle =
    left.length * right.length > MOST_COMPARED * MOST_COMPARED
      ? [...left.map(removed), ...right.map(added)]
      : compared(left, right);
  return joined([
    ...now.slice(0, start).map(same),
    ...middle,
    ...now.slice(now.length - end, now.length).map(same),
  ]);
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
const same = (text: string): Stretch => ({ kind: 'same', text });
const added = (text: string): Stretch => ({ kind: 'added', text });
const removed = (text: string): Stretch => ({ kind: 'removed', text });

function sharedAtStart(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((word, place) => word !== other[place]);
  return at === -1 ? one.length : at;
}

function compared(old: readonly string[], now: readonly string[]): Stretch[] {
  // How many words the rests from two places on have in common.
  const common = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1));
  const at = (i: number, j: number): number => common[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = now.length - 1; j >= 0; j--) {
      const row = common[i] as Uint16Array;
      row[j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const stretches: Stretch[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    const [was, is] = [old[i], now[j]];
    if (was !== undefined && was === is) {
      stretches.push(same(was));
      i++;
      j++;
    } else if (was !== undefined && (is === undefined || at(i + 1, j) >= at(i, j + 1))) {
      stretches.push(removed(was));
      i++;
    } else {
      stretches.push(added(is ?? ''));
      j++;
    }
  }
  return stretches;
}

function joined(stretches: readonly Stretch[]): Stretch[] {
  const whole: Stretch[] = [];
  for (const stretch of stretches) {
    const last = whole.at(-1);
    if (last?.kind === stretch.kind) last.text += ` ${stretch.text}`;
    else whole.push({ ...stretch });
  }
  return whole;
}

/** What of a list came and went. */
export const listDiff = (before: readonly string[], after: readonly string[]): Stretch[] => [
  ...before.filter((each) => !after.includes(each)).map(removed),
  ...after.filter((each) => !before.includes(each)).map(added),
];
