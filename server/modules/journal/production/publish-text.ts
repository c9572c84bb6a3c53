import { createHash } from 'node:crypto';
import type { Block, Flow, TextContent } from '@mustalah/contract/journal/article-text';
import { UnreadableDocx } from '../../../gateways/docx-reader.ts';
import { UnreadableImage } from '../../../gateways/images.ts';
import type { Deps } from '../../../platform/deps.ts';
import { findSource, holdSource, type MadePicture, putText, removeText } from './text-queries.ts';

/** Whoever changes how a source is read raises it: then all are read anew. */
const READING = 1;
const PICTURE_BOUNDS = { width: 1_400, height: 2_000 };

interface Made {
  content: TextContent | null;
  pictures: MadePicture[];
  failure: string;
}

/**
 * Read the text of a published article out of its source, unless it was read already, and take away the text of one that
 * has none any more. It may be done twice, at once too: the last wins, and what the other made goes.
 */
export async function publishText(deps: Deps, { paperId }: { paperId: number }): Promise<void> {
  const { db, gateways, now } = deps;
  const source = await findSource(db, paperId);
  if (!source) return;
  const { key, sha256, made_of: before } = source;
  const madeOf = createHash('sha256').update(`${READING} ${sha256}`).digest('hex');
  if (key === null || sha256 === null) {
    if (before !== null) await removeFormer(deps, paperId, sha256);
    return;
  }
  // guard: What was read is not read again of the same (full-text.test.ts)
  if (before === madeOf) return;
  const file = await gateways.files.open(key);
  if (!file) throw new Error(`The source of paper ${paperId} is not in the store`);
  const made = await read(deps, file.content);
  const unused = await db.transaction().execute(async (tx) =>
    (await holdSource(tx, paperId, sha256))
      ? putText(tx, { paperId, madeOf, ...made, now: now() })
      : // Another source came meanwhile, and is read after this.
        made.pictures.map((picture) => picture.file.key),
  );
  for (const former of unused) await gateways.files.remove(former);
}

async function removeFormer(
  { db, gateways: { files } }: Deps,
  paperId: number,
  sha256: string | null,
): Promise<void> {
  const former = await db
    .transaction()
    .execute(async (tx) => ((await holdSource(tx, paperId, sha256)) ? removeText(tx, paperId) : []));
  for (const key of former) await files.remove(key);
}

async function read(deps: Deps, source: AsyncIterable<Uint8Array>): Promise<Made> {
  try {
    const { content, pictures } = await deps.gateways.docx.read(source, 'nobody');
    const drawn = await drawAll(deps, pictures);
    const places = new Set(drawn.map(({ place }) => place));
    return { content: withoutLost(content, places), pictures: drawn, failure: '' };
  } catch (fault) {
    if (!(fault instanceof UnreadableDocx)) throw fault;
    return { content: null, pictures: [], failure: fault.reason };
  }
}

/** Draw pictures anew, one by one; those that are none are left out. */
async function drawAll(
  { gateways: { images, files } }: Deps,
  pictures: readonly Uint8Array[],
): Promise<MadePicture[]> {
  const drawn: MadePicture[] = [];
  for (const [place, picture] of pictures.entries()) {
    try {
      const { bytes, width, height } = await images.encode(picture, PICTURE_BOUNDS);
      drawn.push({ place, file: await files.keep(bytes, 'image/webp'), width, height });
    } catch (fault) {
      if (!(fault instanceof UnreadableImage)) throw fault;
    }
  }
  return drawn;
}

/** Where a picture could not be drawn, the text says that it is missing. */
function withoutLost({ blocks, notes }: TextContent, places: ReadonlySet<number>): TextContent {
  const keep = <Each extends Block | Flow>(each: Each): Each | Flow =>
    each.kind !== 'picture' || places.has(each.place)
      ? each
      : { kind: 'paragraph', direction: 'auto', runs: [{ missing: 'picture' }] };
  const kept = blocks.map((block): Block => {
    if (block.kind !== 'table') return keep(block);
    const rows = block.rows.map(({ cells, ...row }) => ({
      ...row,
      cells: cells.map((cell) => ({ ...cell, content: cell.content.map((each): Flow => keep(each)) })),
    }));
    return { ...block, rows };
  });
  return { blocks: kept, notes };
}
