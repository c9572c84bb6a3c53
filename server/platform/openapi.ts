import { allEndpoints } from '@mustalah/contract/all';
import type { Endpoint } from '@mustalah/contract/endpoint';
import { errorText } from '@mustalah/contract/errors';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { escapeHtml } from './escape-html.ts';

type Json = Record<string, unknown>;

/** OpenAPI 3.1 of the whole API, made from the contract. */
export function openApiDocument(publicUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of allEndpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Mustalah — مصطلح', version: '1.0.0', license: { name: 'Apache-2.0' } },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: {
        Error: {
          type: 'object',
          required: ['code', 'detail'],
          properties: { code: { enum: Object.keys(errorText) }, detail: { type: 'string' } },
          additionalProperties: true,
        },
      },
    },
  };
}

function operationOf({ access, summary, params, query, body, response, status }: Endpoint): Json {
  const parameters = [...parametersOf(params, 'path'), ...parametersOf(query, 'query')];
  return {
    summary,
    'x-access': access,
    ...(access !== 'anyone' && { security: [{ bearer: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { content: { 'application/json': { schema: schemaOf(body, 'input') } } } }),
    responses: {
      [status ?? 200]: {
        description: 'OK',
        content: { 'application/json': { schema: schemaOf(response, 'output') } },
      },
      default: {
        description: 'Error',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: each,
  }));
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  });
  return json;
}

/** The same for people: a plain page without scripts. */
export function openApiPage(): string {
  const rows = allEndpoints.map(
    ({ method, path, access, summary, query, body, response }) =>
      `<details><summary><code>${method} ${escapeHtml(path)}</code> — ${escapeHtml(summary)} <small>(${access})</small></summary>` +
      [
        ['query', query, 'input'] as const,
        ['body', body, 'input'] as const,
        ['response', response, 'output'] as const,
      ]
        .filter(([, schema]) => schema)
        .map(([name, schema, io]) => {
          const json = JSON.stringify(schemaOf(schema as z.ZodType, io), null, 1);
          return `<h3>${name}</h3><pre dir="ltr">${escapeHtml(json)}</pre>`;
        })
        .join('') +
      '</details>',
  );
  return `<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8"><title>واجهة مصطلح البرمجية</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head><body><main><h1>واجهة مصطلح البرمجية</h1>
<p>الوصف الكامل بصيغة OpenAPI 3.1: <a href="/api/openapi.json" dir="ltr">/api/openapi.json</a></p>
${rows.join('\n')}</main></body></html>`;
}

export function registerOpenApi(app: FastifyInstance, publicUrl: string): void {
  let document: Json | undefined;
  app.get('/api/openapi.json', async () => (document ??= openApiDocument(publicUrl)));
  app.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(openApiPage()));
}
