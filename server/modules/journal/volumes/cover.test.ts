import {
  createVolumeByCategory,
  deleteVolume,
  editVolume,
  type ManagedVolume,
} from '@mustalah/contract/journal/volumes';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { acceptedPaper } from '../../../test/published.ts';
import { world } from '../../../test/world.ts';

const w = world();
let editor: TestUser;
let writer: TestUser;
beforeAll(async () => {
  editor = await buildUser(w.db, { role: 'journal_admin' });
  writer = await buildUser(w.db);
});
beforeEach(() => acceptedPaper(w, writer));

const photo = await sharp({ create: { width: 3_000, height: 1_000, channels: 3, background: '#1f6f54' } })
  .withExif({ IFD0: { Artist: 'Zubayr Qahtani' } })
  .jpeg()
  .toBuffer();
const blob = (bytes: Buffer): Blob => new Blob([new Uint8Array(bytes)]);

const create = (cover?: Buffer, year = '2026') =>
  w.call(
    createVolumeByCategory,
    {
      body: { year, main_category: 'الطب', sub_category: 'طب الأسرة', published: 'false' },
      files: cover ? { cover_image: blob(cover) } : {},
    },
    editor,
  );
const get = async (url: string | null) => {
  const { statusCode, headers, rawPayload } = await w.app.inject({ url: url ?? '' });
  return { status: statusCode, headers, bytes: rawPayload };
};
const countKept = async (): Promise<number> => {
  const keys = new Set<string>();
  await w.deps.gateways.files.sweep(new Date(Date.now() + 60_000), async (all) => {
    for (const key of all) keys.add(key);
    return new Set(all);
  });
  return keys.size;
};
const urlOf = ({ cover_image_url: url }: ManagedVolume): string => url ?? '';

test('a cover is drawn anew without a word of who took it, and anybody may keep it for a year', async () => {
  const { answer } = await create(photo);
  const { status, headers, bytes } = await get(urlOf(answer));
  const { format, width, height, exif } = await sharp(bytes).metadata();
  expect([status, format, width, height, exif]).toEqual([200, 'webp', 1_200, 400, undefined]);
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
});

test.each([
  ['was cut off', photo.subarray(0, 6_000), 400, 'ملف صورة الغلاف تالف أو ناقص، أعد حفظها ثم حاول مجددًا'],
  [
    'only begins like one',
    Buffer.from('\x89PNG\r\n\x1a\n<svg onload="alert(1)"/>', 'latin1'),
    400,
    'الغلاف صورة من نوع PNG أو JPEG أو WebP',
  ],
  ['is a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'نوع المحتوى غير مدعوم'],
])(
  'a picture that %s is refused at its field, and nothing of it is kept',
  async (_, cover, status, sentence) => {
    const before = await countKept();
    const answered = await create(cover);
    expect([answered.status, answered.error?.cover_image]).toEqual([status, [sentence]]);
    expect(await countKept()).toBe(before);
  },
);

test('the cover of a volume that is refused is not kept', async () => {
  await create(photo);
  const before = await countKept();
  const { status } = await create(photo);
  expect([status, await countKept()]).toEqual([409, before]);
});

test('another cover has another address, and the former one is gone', async () => {
  const { answer } = await create(photo);
  const before = await countKept();
  const body = { title: answer.title, description: '', year: '2026' };
  const edited = await w.call(
    editVolume,
    { params: { id: answer.id }, body, files: { cover_image: blob(photo) } },
    editor,
  );
  const [former, present] = await Promise.all([get(urlOf(answer)), get(urlOf(edited.answer))]);
  expect([former.status, present.status, await countKept()]).toEqual([404, 200, before]);
  await w.call(deleteVolume, { params: { id: answer.id } }, editor);
  expect([(await get(urlOf(edited.answer))).status, await countKept()]).toEqual([404, before - 1]);
});

test('a name that is no cover finds nothing, even when it is that of a file', async () => {
  const { key } = await w.deps.gateways.files.keep(Buffer.from('%PDF-'), 'application/pdf');
  const answers = await Promise.all(
    [key, crypto.randomUUID(), 'x', '..%2f..%2fsecrets'].map((name) => get(`/covers/${name}.webp`)),
  );
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});
