import { data } from 'react-router';

/** The number in an address such as `/term/42`. Where none can stand, as in `/term/abc`, there is no page: 404. */
export function pathId(part: string | undefined): number {
  if (!part || !/^[1-9]\d{0,8}$/.test(part)) throw data(null, { status: 404 });
  return Number(part);
}
