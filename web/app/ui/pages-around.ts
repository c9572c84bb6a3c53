/** The first, the last and the pages around this one; null stands for a gap. */
export function pagesAround(page: number, total: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, total].filter((each) => each >= 1 && each <= total);
  const pages = [...new Set(shown)].sort((one, other) => one - other);
  return pages.flatMap((each, index) => {
    const before = pages[index - 1] ?? 0;
    return each - before > 1 ? [null, each] : [each];
  });
}
