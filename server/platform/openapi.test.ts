import { allEndpoints } from '@mustalah/contract/all';
import { expect, test } from 'vitest';
import { openApiDocument } from './openapi.ts';

interface Operation {
  requestBody?: {
    required: boolean;
    content: Record<string, { schema: { properties: Record<string, object> } }>;
  };
  responses: Record<string, object>;
  parameters: { name: string; schema: object }[];
}

const { paths } = openApiDocument('https://mustalah.example') as {
  paths: Record<string, Record<string, Operation>>;
};
const operation = (path: string, method: string): Operation => paths[path]?.[method] as Operation;
const fieldsOf = ({ requestBody }: Operation) => requestBody?.content['application/json']?.schema.properties;

test('a text states the bounds that are enforced', () => {
  expect(fieldsOf(operation('/api/submit/', 'post'))).toMatchObject({
    arabic: { type: 'string', minLength: 1, maxLength: 200 },
    definition: { type: 'string', minLength: 1, maxLength: 4000 },
    category: { type: 'integer', minimum: 1 },
  });
});

test('addresses, moments and lists of values state what they are', () => {
  expect(fieldsOf(operation('/api/password-reset/', 'post'))).toMatchObject({
    email: { type: 'string', format: 'email', maxLength: 254 },
  });
  expect(fieldsOf(operation('/api/users/me/', 'put'))?.education_level).toMatchObject({
    enum: expect.arrayContaining(['', 'دكتوراه']),
  });
  const user = JSON.stringify(operation('/api/users/me/', 'get').responses['200']);
  expect(user).toContain('"created_at":{"type":"string","format":"date-time"}');
});

test('a page of a list states its size', () => {
  const { parameters } = operation('/api/terms/', 'get');
  expect(parameters.find(({ name }) => name === 'page_size')).toMatchObject({
    schema: { type: 'integer', minimum: 1, maximum: 100, default: 10 },
  });
});

test('a file that opens by a link says so', () => {
  const linked = Object.values(paths).filter(({ get }) =>
    get?.parameters?.some(({ name }) => name === 'link'),
  );
  expect(linked.length).toBe(allEndpoints.filter((each) => each.method === 'GET' && each.link).length);
  expect(linked.length).toBeGreaterThan(2);
});

test('a body is required unless the call does without it', () => {
  const required = ['/api/submit/', '/api/reject-term/{id}/'].map(
    (path) => operation(path, 'post').requestBody?.required,
  );
  expect(required).toEqual([true, false]);
});

test.each([
  ['get', '/api/categories/', ['200', 'default']],
  ['get', '/api/users/me/', ['200', '401', 'default']],
  ['post', '/api/terms/vote/{id}/', ['200', '400', '401', '404', '429', 'default']],
  ['post', '/api/reject-term/{id}/', ['200', '400', '401', '403', '404', '413', '415', '429', 'default']],
  ['post', '/api/users/register/', ['201', '400', '413', '415', '429', 'default']],
])('%s %s names its answers', (method, path, statuses) => {
  expect(Object.keys(operation(path, method).responses)).toEqual(statuses);
});
