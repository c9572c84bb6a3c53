import type { SealedPage } from './sealed-page.ts';

/** What a page may run and show: its own inline scripts and styles by their hashes, and nothing else that is inline. */
export function securityPolicy(
  { scripts, styles, framesOwn }: Pick<SealedPage, 'scripts' | 'styles' | 'framesOwn'>,
  /** reCAPTCHA brings scripts of a third party. */
  allowsRecaptcha: boolean,
): string {
  const third = allowsRecaptcha ? ['https://www.google.com', 'https://www.gstatic.com'] : [];
  // guard: Only the page of an article may hold a frame (../../modules/journal/reading/pages.test.ts) ‹...(framesOwn ? [`'self'`] : []) → `'self'`›
  const frames = [...(framesOwn ? [`'self'`] : []), ...third];
  const directives: [name: string, ...sources: string[]][] = [
    ['default-src', `'self'`],
    // guard: The policy allows no inline script but those of the page (pages.test.ts) ‹...scripts → ...scripts, `'unsafe-inline'`›
    ['script-src', `'self'`, ...scripts, ...third],
    ['worker-src', `'self'`, 'blob:'],
    // guard: The policy allows no inline style but those of the page (pages.test.ts) ‹styles → styles, `'unsafe-inline'`›
    ['style-src', `'self'`, ...styles],
    // Distances and shares of a whole stand in style attributes.
    ['style-src-attr', `'unsafe-inline'`],
    ['img-src', `'self'`, 'data:', 'blob:'],
    ['font-src', `'self'`, 'data:'],
    ['connect-src', `'self'`, ...third],
    ['frame-src', ...(frames.length > 0 ? frames : [`'none'`])],
    ['base-uri', `'none'`],
    ['object-src', `'none'`],
    ['frame-ancestors', `'none'`],
    ['form-action', `'self'`],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/**
 * What the worker that writes PDFs may do, by its file: WebAssembly shapes Arabic letters there. A worker keeps the policy
 * of its own file and not that of the page, so no page has to let WebAssembly run.
 */
export const policyOfAsset = (path: string): string | null =>
  /[/\\]pdf-worker-[^/\\]+\.js/.test(path)
    ? `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'`
    : null;
