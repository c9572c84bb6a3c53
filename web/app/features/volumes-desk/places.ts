/** A paper in the order of its volume, as it is being written; pages in digits, or empty. */
export interface Place {
  id: number;
  title: string;
  section: string;
  first: string;
  last: string;
  /** How many pages its file has, as far as that is known. */
  filePages: number | null;
}

/** The same with one of them a place further. */
export function moved(places: readonly Place[], from: number, by: 1 | -1): Place[] {
  const after = [...places];
  const [one] = after.splice(from, 1);
  if (one) after.splice(from + by, 0, one);
  return after;
}

/** Whether only one end of its pages is known, or they run backwards. */
export const pagesFault = ({ first, last }: Place): boolean =>
  (first === '') !== (last === '') ||
  (first !== '' && !(Number(first) >= 1 && Number(first) <= Number(last)));

/** Pages that run on from paper to paper, from where the first begins. */
export function running(places: readonly Place[]): Place[] {
  let next = Math.max(1, Number(places[0]?.first) || 1);
  return places.map((place) => {
    if (!place.filePages) return { ...place, first: '', last: '' };
    const first = next;
    next += place.filePages;
    return { ...place, first: String(first), last: String(next - 1) };
  });
}
