import type { LooseParts } from '@mustalah/contract/endpoint';
import { createContext as createReactContext, useContext } from 'react';
import { createContext } from 'react-router';

/** How a call reaches the API while a page is rendered on the server. */
export type Send = (
  method: string,
  /** With the names of its parameters: `/api/terms/:id/`. */
  path: string,
  parts: LooseParts,
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

/** The nonce of a render; a browser needs none, since the finished page holds none. */
export const useNonce = (): string | undefined => useContext(NonceContext);
