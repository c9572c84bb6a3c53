import type { MetaDescriptor, RouterContextProvider } from 'react-router';
import { renderContext } from './render-context.ts';
import { common } from './text/common.ts';

/** Where the site stands on the network, for addresses that leave it. Loaders run on the server only. */
export const publicUrlOf = (context: Readonly<RouterContextProvider>): string =>
  context.get(renderContext)?.publicUrl ?? '';

/** What a page exports as `handle`, for the server. */
export interface PageHandle {
  /** The search parameters that the page reads; the server renders it without any others. */
  search: readonly string[];
  /** It shows files of ours in frames. */
  framesOwn?: true;
}

interface PublicPage {
  title: string;
  description: string;
  /** Such as `/about`. */
  path: string;
  /** From the page's loader; missing when the loader failed. */
  publicUrl: string | undefined;
  /** A page of the site unless it is something that can be cited. */
  type?: 'article';
}

/** Title, description and canonical address of a public page. */
export function publicPageMeta({ title, description, path, publicUrl, type }: PublicPage): MetaDescriptor[] {
  const meta: MetaDescriptor[] = [
    { title: `${title} — ${common.siteName}` },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:site_name', content: common.siteName },
    { property: 'og:locale', content: 'ar_AR' },
    { property: 'og:type', content: type ?? 'website' },
  ];
  if (publicUrl === undefined) return meta;
  const href = `${publicUrl}${path}`;
  return [...meta, { property: 'og:url', content: href }, { tagName: 'link', rel: 'canonical', href }];
}
