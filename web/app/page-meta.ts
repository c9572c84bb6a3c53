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

/** What the tab of a page says. */
export const tabTitle = (title: string): string => `${title} — ${common.siteName}`;

/** Of a screen for one person, or one that is of no use to whoever finds it by a search. */
export const privatePageMeta = (title: string): MetaDescriptor[] => [
  { title: tabTitle(title) },
  { name: 'robots', content: 'noindex' },
];

/** The same where the address carries a token: no other site may learn it. */
export const secretPageMeta = (title: string): MetaDescriptor[] => [
  ...privatePageMeta(title),
  { name: 'referrer', content: 'no-referrer' },
];

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
    { title: tabTitle(title) },
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
