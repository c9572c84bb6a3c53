import { createContext as createReactContext, useContext } from 'react';
import { createContext } from 'react-router';

/** How a call reaches the API while a page is rendered on the server. */
export type Send = (
  method: string,
  path: string,
  body?: object,
) => Promise<{ status: number; answer: unknown }>;

/** What the server gives to a render. */
export interface RenderContext {
  send: Send;
  /** For `script` and `style` elements, where the policy of the page demands one. */
  nonce: string | undefined;
  /** Where the site stands on the network. */
  publicUrl: string;
  /** Takes the finished page. (As the body of an answer it would be encoded and decoded on its way.) */
  take: (html: string) => void;
}

/** Set by the server for each render; in a browser it stays null. */
export const renderContext = createContext<RenderContext | null>(null);

export const NonceContext = createReactContext<string | undefined>(undefined);

let knownNonce: string | undefined;

/** The server writes it at the end of the page, for style elements that are made in the browser. */
function browserNonce(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  // Kept, because a page that is drawn anew loses what React did not write.
  knownNonce ??= document.querySelector<HTMLElement>('template[nonce]')?.nonce || undefined;
  return knownNonce;
}

// The library that locks scrolling under a dialog takes the nonce of its style element from here. The scripts may run
// before the end of the page is there.
if (typeof document !== 'undefined') {
  Object.defineProperty(globalThis, '__webpack_nonce__', { get: browserNonce });
}

/** The nonce of this document. */
export const useNonce = (): string | undefined => useContext(NonceContext) ?? browserNonce();
