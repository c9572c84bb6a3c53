import { describeTerm } from '@mustalah/contract/terms/dictionary';
import { submitTerm } from '@mustalah/contract/terms/suggestions';
import { expect, test } from 'vitest';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { world } from '../../../test/world.ts';

const w = world();
const DEFINITION = 'تعريف يكفي لهذه التجربة وحدها.';

async function suggest(author: TestUser, arabic: string, latin: string): Promise<number> {
  const { id: category } = await w.db.selectFrom('categories').select('id').executeTakeFirstOrThrow();
  const body = { arabic, latin, definition: DEFINITION, category };
  return (await w.call(submitTerm, { body }, author)).answer.id;
}

test('a term shows its roots, its Latin elements and the terms near it', async () => {
  await w.db.insertInto('categories').values({ name: 'الفيزياء', slug: 'physics' }).execute();
  const author = await buildUser(w.db);
  const id = await suggest(author, 'مقياس الحرارة', 'thermometer');
  const relative = await suggest(author, 'مقياس الضغط', 'barometer');
  const { answer } = await w.call(describeTerm, { params: { id } });
  expect(answer.words.map(({ word, root }) => [word, root])).toEqual([
    ['مقياس', 'قيس'],
    ['الحرارة', 'حرر'],
  ]);
  expect(answer.parts.map(({ text }) => text)).toEqual(['thermo', 'meter']);
  expect(answer.family).toEqual([
    { id: relative, arabic: 'مقياس الضغط', latin: 'barometer', definition: DEFINITION },
  ]);
});

test('an unknown term is a 404', async () => {
  expect((await w.call(describeTerm, { params: { id: 999_999 } })).error?.code).toBe('not_found');
});
