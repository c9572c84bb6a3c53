import type { Category } from '@mustalah/contract/terms/term';

/** Names differ in case, spaces, dots and commas only. */
const normalized = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s.,،]/g, '');

/** The category of that name, or undefined when none is known by it. */
export const findCategory = (name: string, categories: readonly Category[]): Category | undefined =>
  categories.find((category) => normalized(category.name) === normalized(name));
