import { beforeAll, expect, test } from 'vitest';
import { buildAdmin, type TestUser } from './factories.ts';
import { world } from './world.ts';

// What the description of the API says of a text is what is enforced: the longest is taken, one letter more is not.

const w = world();

const UUID = '00000000-0000-4000-8000-000000000000';
/** Refused for its shape before its length is looked at. */
const SHAPED = ['orcid'];

interface Text {
  type?: string;
  format?: string;
  pattern?: string;
  maxLength?: number;
}
interface Operation {
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, Text> } }> };
}
interface Field {
  method: 'POST' | 'PUT' | 'PATCH';
  path: string;
  name: string;
  max: number;
  isEmail: boolean;
}

let fields: Field[] = [];
let admin: TestUser;

beforeAll(async () => {
  admin = await buildAdmin(w.db);
  const { paths }: { paths: Record<string, Record<string, Operation>> } = (
    await w.app.inject({ url: '/api/openapi.json' })
  ).json();
  fields = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { requestBody }]) =>
      Object.entries(requestBody?.content['application/json']?.schema.properties ?? {}).flatMap(
        ([name, { type, format, pattern, maxLength }]) =>
          type === 'string' && maxLength !== undefined && pattern === undefined && !SHAPED.includes(name)
            ? {
                method: method.toUpperCase() as Field['method'],
                path: path
                  .replace('/payouts/{id}', `/payouts/${UUID}`)
                  .replace('/letter-templates/{id}', '/letter-templates/author_submitted')
                  .replace('/policies/{name}', '/policies/about')
                  .replace('{kind}', 'examples')
                  .replace(/\{\w+\}/g, '999999999'),
                name,
                max: maxLength,
                isEmail: format === 'email',
              }
            : [],
      ),
    ),
  );
});

const textOf = ({ isEmail }: Field, length: number): string =>
  isEmail ? `${'x'.repeat(length - 12)}@example.org` : 'ك'.repeat(length);

/** What is said of the field when it is so long; the others of its form are missing. */
async function saidOf(field: Field, length: number): Promise<unknown> {
  const { error } = await w.send(field.method, field.path, { [field.name]: textOf(field, length) }, admin);
  return (error as Record<string, unknown> | null)?.[field.name];
}

/** What is wrong with the bound of a field: it must be refused by one letter more, and by nothing less. */
async function faultOf(field: Field): Promise<string[]> {
  const [longest, longer] = [await saidOf(field, field.max), await saidOf(field, field.max + 1)];
  const isBound = Array.isArray(longer) && JSON.stringify(longest) !== JSON.stringify(longer);
  return isBound ? [] : [JSON.stringify({ field, longest, longer })];
}

test('the longest text that is documented is taken in every field, and one letter more is refused there', async () => {
  expect((await Promise.all(fields.map(faultOf))).flat()).toEqual([]);
  expect(fields.length).toBeGreaterThan(25);
});
