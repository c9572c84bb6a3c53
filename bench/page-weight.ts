import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const client = join(import.meta.dirname, '../web/build/client');

/** What a page makes a browser fetch before it works, as it travels: compressed bytes. */
export interface PageWeight {
  scripts: number;
  styles: number;
  /** How many script files these are. */
  files: number;
}

/** Weigh the scripts and styles that a page names, and the scripts that those import. */
export function weighPage(html: string): PageWeight {
  const named = [...html.matchAll(/["'](\/assets\/[^"']+\.(?:js|css))#?["']/g)].map(([, path]) => path ?? '');
  const styles = new Set(named.filter((path) => path.endsWith('.css')));
  // The manifest names the scripts of all routes; only those of this page are fetched.
  const scripts = new Set<string>();
  for (const path of named.filter((each) => each.endsWith('.js'))) addWithImports(path, scripts);
  return { scripts: sizeOf(scripts), styles: sizeOf(styles), files: scripts.size };
}

function addWithImports(path: string, scripts: Set<string>): void {
  if (scripts.has(path)) return;
  scripts.add(path);
  const source = readFileSync(join(client, path), 'utf8');
  for (const [, name] of source.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) {
    addWithImports(`/assets/${name}`, scripts);
  }
}

const sizeOf = (paths: ReadonlySet<string>): number =>
  [...paths].reduce((sum, path) => sum + statSync(join(client, `${path}.br`)).size, 0);
