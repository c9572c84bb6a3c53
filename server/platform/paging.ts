export interface PageRequest {
  page: number;
  page_size: number;
}

export const offsetOf = ({ page, page_size }: PageRequest): number => (page - 1) * page_size;

export const pageCount = (count: number, size: number): number => Math.max(1, Math.ceil(count / size));

/** Wrap one page of a list: `next` and `previous` are paths with the same query and another page, or null. */
export function toPage<Item>(results: Item[], count: number, { page, page_size }: PageRequest, url: string) {
  const last = pageCount(count, page_size);
  const at = (number: number): string => {
    const address = new URL(url, 'http://local');
    address.searchParams.set('page', String(number));
    return address.pathname + address.search;
  };
  return {
    results,
    count,
    next: page < last ? at(page + 1) : null,
    previous: page > 1 ? at(Math.min(page - 1, last)) : null,
  };
}
