import { createContext as createReactContext, useContext } from 'react';
import { createContext } from 'react-router';

/** How a request reaches the API while a page is rendered on the server. */
export type Send = (request: Request) => Promise<Response>;

/** What the server gives to a render. */
export interface RenderContext {
  send: Send;
  /** For `script` and `style` elements, where the policy of the page demands one. */
  nonce: string | undefined;
  /** Where the site stands on the network. */
  publicUrl: string;
}

/** Set by the server for each render; in a browser it stays null. */
export const renderContext = createContext<RenderContext | null>(null);

export const NonceContext = createReactContext<string | undefined>(undefined);

/** A browser keeps the nonce of the page's own scripts, for style elements that are made later. */
const browserNonce =
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;

// The library that locks scrolling under a dialog takes the nonce of its style element from here.
if (browserNonce) Object.assign(globalThis, { __webpack_nonce__: browserNonce });

/** The nonce of this document. */
export const useNonce = (): string | undefined => useContext(NonceContext) ?? browserNonce;
