import { createHash } from 'node:crypto';
import { mkdir, open, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Files } from '../../../gateways/files.ts';
import type { Db } from '../../../platform/db.ts';
import { sendSupplement } from '../paper/supplements.ts';
import { type Article, dayOf, type Journal } from '../standards/article.ts';
import { toRis } from '../standards/citations.ts';
import { toJats } from '../standards/jats.ts';
import { listNewestArticles } from '../standards/queries.ts';
import { findArticleFiles, listReadersFiles } from './queries.ts';

interface Preserved {
  articles: number;
  bytes: number;
  /** Articles whose file is missing, or is not what it was when it was published. */
  faults: string[];
}

/** More than any journal has published. */
const ALL = 1_000_000;

/**
 * Write everything that the journal has published into a folder as a bag (BagIt 1.0, RFC 8493): the files of articles,
 * their records in JATS and RIS, and the checksum of each, so that whoever keeps it can tell whether it is still whole.
 */
export async function preserve(
  { db, files, journal, now }: { db: Db; files: Files; journal: Journal; now: Date },
  folder: string,
): Promise<Preserved> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new FolderInUse();
  const articles = await listNewestArticles(db, ALL);
  const bag = openBag(folder);
  const faults: string[] = [];
  for (const article of articles) {
    const at = `data/articles/${article.id}`;
    await bag.write(`${at}/article.xml`, toJats(journal, article));
    await bag.write(`${at}/article.ris`, toRis(journal, article));
    for (const beside of await listReadersFiles(db, article.id)) {
      const { name } = sendSupplement(files, beside);
      const sent = await files.open(beside.file_key);
      const sum = sent && (await bag.writeAll(`${at}/${name}`, sent.content));
      if (sum !== beside.file_sha256) faults.push(`article ${article.id}: ${name} is missing or has changed`);
    }
    const kept = await findArticleFiles(db, article.id);
    const file = kept?.key ? await files.open(kept.key) : null;
    if (!file) {
      faults.push(`article ${article.id}: its file is missing`);
      continue;
    }
    const sha256 = await bag.writeAll(`${at}/paper.pdf`, file.content);
    // guard: A file that is not what was published is told (preserve.test.ts)
    if (sha256 !== kept?.sha256) faults.push(`article ${article.id}: its file has changed`);
  }
  await bag.write(
    'data/journal.json',
    `${JSON.stringify({ ...journal, articles: articles.map(entryOf) }, null, 2)}\n`,
  );
  const bytes = await bag.seal({
    'Source-Organization': journal.titleEn,
    'Bagging-Date': dayOf(now).iso,
    'External-Identifier': journal.issn || journal.url,
    'Contact-Email': journal.email,
  });
  return { articles: articles.length, bytes, faults };
}

/** It would mix with what stands there. */
export class FolderInUse extends Error {}

const entryOf = ({ id, title, volume, doi, publishedAt, retraction }: Article) => ({
  id,
  title,
  volume,
  doi,
  publishedAt,
  retraction,
});

/** A bag that is being filled: what is written below `data/` is its payload. */
function openBag(folder: string) {
  const payload: string[] = [];
  let bytes = 0;

  async function writeAll(path: string, content: AsyncIterable<Uint8Array>): Promise<string> {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    const hash = createHash('sha256');
    const file = await open(join(folder, path), 'wx');
    try {
      for await (const part of content) {
        hash.update(part);
        bytes += part.length;
        await file.write(part);
      }
    } finally {
      await file.close();
    }
    const sha256 = hash.digest('hex');
    payload.push(`${sha256}  ${path}`);
    return sha256;
  }

  return {
    writeAll,
    write: (path: string, content: string) => writeAll(path, once(Buffer.from(content))),
    /** Write what tells of the payload; give how large that is. */
    async seal(about: Record<string, string>): Promise<number> {
      const tags = {
        'bagit.txt': 'BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n',
        'bag-info.txt': Object.entries({ ...about, 'Payload-Oxum': `${bytes}.${payload.length}` })
          .map(([name, value]) => `${name}: ${value}\n`)
          .join(''),
        'manifest-sha256.txt': `${payload.join('\n')}\n`,
      };
      const manifest = Object.entries(tags).map(
        ([name, content]) => `${createHash('sha256').update(content).digest('hex')}  ${name}\n`,
      );
      for (const [name, content] of Object.entries(tags)) await writeFile(join(folder, name), content);
      await writeFile(join(folder, 'tagmanifest-sha256.txt'), manifest.join(''));
      return bytes;
    },
  };
}

async function* once(content: Uint8Array): AsyncIterable<Uint8Array> {
  yield content;
}
