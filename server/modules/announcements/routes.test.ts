import { listLatestAnnouncements } from '@mustalah/contract/announcements';
import { expect, test } from 'vitest';
import { world } from '../../test/world.ts';

const w = world();

test('before the first announcement there is an empty list', async () => {
  const { status, answer } = await w.call(listLatestAnnouncements, {});
  expect({ status, answer }).toEqual({ status: 200, answer: [] });
});

test('anyone reads the five newest announcements, the newest first', async () => {
  await w.db
    .insertInto('announcements')
    .values(
      [3, 1, 6, 2, 5, 4].map((day) => ({
        title: `إعلان ${day}`,
        content: 'نص الإعلان',
        created_at: `2026-03-0${day}T08:00:00Z`,
      })),
    )
    .execute();
  const { answer } = await w.call(listLatestAnnouncements, {});
  expect(answer.map(({ title }) => title)).toEqual(['إعلان 6', 'إعلان 5', 'إعلان 4', 'إعلان 3', 'إعلان 2']);
  expect(answer[0]).toEqual({ id: expect.any(Number), title: 'إعلان 6', content: 'نص الإعلان' });
});
