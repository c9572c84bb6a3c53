const LEAST = 128;
const MOST = 1_024;

/**
 * Of so many bytes of memory the megabytes in which the server keeps pages of tables and indexes: a quarter, at most a
 * gigabyte. They are taken as they are needed; with fewer a large dictionary is read from the system again and again.
 */
export const pagesInMemory = (memory: number): number =>
  Math.max(LEAST, Math.min(MOST, Math.floor(memory / 4 / 2 ** 20)));
