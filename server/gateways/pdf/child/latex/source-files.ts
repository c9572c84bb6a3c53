import { posix } from 'node:path';
import { listNames, openArchive } from '../docx/unpack.ts';
import { Unreadable } from '../unreadable.ts';

const MOST_FILE_BYTES = 5 * 1024 * 1024;
/** Whoever names the file that begins an article names it so. */
const USUAL = ['main.tex', 'paper.tex', 'article.tex', 'manuscript.tex'];

export interface SourceFiles {
  /** The text of the file that begins the article. */
  main: string;
  /** The text of another, by the name that the source gives it; null where it is not in the archive. */
  fileOf: (name: string) => string | null;
  /** The list of works that BibTeX wrote for it; null without one. */
  bibliography: string | null;
}

/** The files of a source in LaTeX; nothing that lies outside of its archive can be named. */
export function openSourceFiles(archive: Buffer): SourceFiles {
  const unpack = openArchive(archive);
  const names = new Set(listNames(archive).filter((name) => !name.startsWith('__MACOSX/')));
  const read = (name: string): string | null => {
    const bytes = names.has(name) ? unpack(name, MOST_FILE_BYTES) : null;
    return bytes && decode(bytes);
  };
  const main = [...names]
    .filter((name) => /\.tex$/i.test(name))
    .toSorted((one, other) => rank(one) - rank(other) || one.length - other.length)
    .find((name) => isMain(read(name) ?? ''));
  if (main === undefined) throw new Unreadable('empty');
  const folder = posix.dirname(main);
  const pathOf = (name: string) => posix.normalize(posix.join(folder, name));
  return {
    main: read(main) ?? '',
    // Only names of the archive are known, so a path that leads out of it names nothing.
    fileOf: (name) => read(pathOf(name)) ?? read(pathOf(`${name}.tex`)),
    bibliography: read(main.replace(/\.tex$/i, '.bbl')),
  };
}

const rank = (name: string): number => (USUAL.includes(posix.basename(name).toLowerCase()) ? 0 : 1);

const isMain = (text: string): boolean =>
  /^[^%\n]*\\documentclass/m.test(text) && /^[^%\n]*\\begin\s*\{document\}/m.test(text);

/** Old sources are in Latin-1, where every byte is a letter. */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\r\n', '\n');
  } catch {
    return bytes.toString('latin1').replaceAll('\r\n', '\n');
  }
}
