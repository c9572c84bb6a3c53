/** Relative adjective, abstract noun and diminutive of the nouns a root makes. */
import type { Surface } from './derived-word.ts';

export function relationSurfaces(_root: string, _surfaces: readonly Surface[]): Surface[] {
  return [];
}
