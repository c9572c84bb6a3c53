import { createContext, type ReactElement, useContext } from 'react';

/** Draws a part as a text and remembers it by its name; only the server has one. */
export const DrawOnce = createContext<((name: string, part: ReactElement) => string) | null>(null);

/**
 * What to put into an element whose inside is the same on every page that gives this name: the server draws it once and
 * no more. The part can ask for nothing that stands around it, such as the address of the page.
 */
export function useDrawnOnce(name: string, part: ReactElement) {
  const draw = useContext(DrawOnce);
  return draw ? { dangerouslySetInnerHTML: { __html: draw(name, part) } } : { children: part };
}
