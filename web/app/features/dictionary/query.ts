import {
  type ListOrder,
  listCoinings,
  listOrders,
  listSources,
  listStatuses,
} from '@mustalah/contract/terms/dictionary';
import { TERM_LIMITS } from '@mustalah/contract/terms/term';
import { pageAsked, searchAsked } from '../../address.ts';

export const PAGE_SIZE = 10;

const DEFAULT_ORDER: ListOrder = 'alphabet';

/** What the address asks for. What is searched for stands in the order of how well it answers, whatever its status. */
export function queryOf(search: URLSearchParams) {
  const asked = searchAsked(search);
  const sort = asked ? undefined : listOrders.find((each) => each === search.get('sort'));
  const source = listSources.find((each) => each === search.get('source'));
  const coining = listCoinings.find((each) => each === search.get('coining'));
  const status = asked ? undefined : listStatuses.find((each) => each === search.get('status'));
  return {
    search: asked,
    category: (search.get('category') ?? '').slice(0, TERM_LIMITS.category),
    root: (search.get('root') ?? '').slice(0, TERM_LIMITS.root),
    ...(source && { source }),
    ...(coining && { coining }),
    ...(status && { status }),
    ...(sort && sort !== DEFAULT_ORDER && { sort }),
    page: pageAsked(search),
    page_size: PAGE_SIZE,
  };
}

export type Query = ReturnType<typeof queryOf>;

export const isSameQuery = (one: Query, other: Query): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
