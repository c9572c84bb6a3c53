import { allEndpoints } from '@mustalah/contract/all';
import { errorText } from '@mustalah/contract/errors';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from './escape-html.ts';
import { type Json, operationOf } from './openapi-operation.ts';

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

/** The same for people: a plain page without scripts. */
export function openApiPage(): string {
  const rows = allEndpoints.map((endpoint) => {
    const { method, path, access, summary } = endpoint;
    const { parameters, requestBody, responses } = operationOf(endpoint);
    const json = JSON.stringify({ parameters, requestBody, responses }, null, 1);
    return `<details><summary><code>${method} ${escapeHtml(path)}</code> — ${escapeHtml(summary)} <small>(${access})</small></summary>
<pre dir="ltr">${escapeHtml(json)}</pre></details>`;
  });
  return `<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8"><title>واجهة مصطلح البرمجية</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head><body><main><h1>واجهة مصطلح البرمجية</h1>
<p>الوصف الكامل بصيغة OpenAPI 3.1: <a href="/api/openapi.json" dir="ltr">/api/openapi.json</a></p>
${rows.join('\n')}</main></body></html>`;
}

export function registerOpenApi(app: FastifyInstance, publicUrl: string): void {
  // Made when first asked for; they change with the program only.
  let document: Json | undefined;
  let page: string | undefined;
  app.get('/api/openapi.json', async () => (document ??= openApiDocument(publicUrl)));
  app.get('/api/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send((page ??= openApiPage())),
  );
}
