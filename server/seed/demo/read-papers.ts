import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'papers');

export interface DemoPaper {
  title: string;
  titleEn: string;
  abstract: string;
  abstractEn: string;
  main: string;
  sub: string;
  keywords: string[];
  /** Where its PDF lies. */
  path: string;
}

/** The texts of the trial papers by the names of their files. */
export function readPapers(): Record<string, DemoPaper> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'));
  return Object.fromEntries(
    files.map((file): [string, DemoPaper] => {
      const name = file.replace(/\.md$/, '');
      const [head = ''] = readFileSync(join(folder, file), 'utf8').split('\n---\n');
      const field = (key: string) => head.match(new RegExp(`^${key}: (.*)$`, 'm'))?.[1] ?? '';
      return [
        name,
        {
          title: field('title'),
          titleEn: field('title_en'),
          abstract: field('abstract'),
          abstractEn: field('abstract_en'),
          main: field('main'),
          sub: field('sub'),
          keywords: field('keywords').split('، '),
          path: join(folder, `${name}.pdf`),
        },
      ];
    }),
  );
}
