import type { Endpoint } from '@mustalah/contract/endpoint';
import { errorText } from '@mustalah/contract/errors';
import { isFileAnswer } from '@mustalah/contract/files';
import { z } from 'zod';

export type Json = Record<string, unknown>;

/** One endpoint as OpenAPI 3.1 describes it, with the answers that it really gives. */
export function operationOf(endpoint: Endpoint): Json {
  const { access, summary, params, query, limits, assurance, assuranceWhen } = endpoint;
  const parameters = [...parametersOf(params, 'path'), ...parametersOf(query, 'query'), ...linkOf(endpoint)];
  return {
    summary,
    'x-access': access,
    ...(limits && { 'x-limits': limits }),
    ...(assurance && { 'x-assurance': assurance }),
    ...(assuranceWhen && { 'x-assurance-when': assuranceWhen }),
    ...(access !== 'anyone' && { security: [{ bearer: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...requestBodyOf(endpoint),
    responses: { ...answerOf(endpoint), ...refusalsOf(endpoint) },
  };
}

const filesOf = (endpoint: Endpoint) => (endpoint.method === 'GET' ? undefined : endpoint.files);

/** Such a call needs no token when its address carries a signature. */
const linkOf = (endpoint: Endpoint): Json[] =>
  endpoint.method === 'GET' && endpoint.link
    ? [{ name: 'link', in: 'query', required: false, schema: { type: 'string' }, description: SIGNED }]
    : [];
const SIGNED = 'توقيع يفتح به المتصفح الملف خمس دقائق بلا رمز دخول، كما يرد في الإجابات';

function requestBodyOf(endpoint: Endpoint): Json {
  const { body } = endpoint;
  const files = filesOf(endpoint);
  if (files) {
    const { properties = {}, required = [] } = (body ? schemaOf(body, 'input') : {}) as ObjectSchema;
    const schema = {
      type: 'object',
      properties: {
        ...properties,
        ...Object.fromEntries(
          Object.entries(files).map(([name, { types, maxBytes }]) => [
            name,
            { type: 'string', format: 'binary', contentMediaType: types.join(', '), 'x-max-bytes': maxBytes },
          ]),
        ),
      },
      required: [
        ...required,
        ...Object.entries(files)
          .filter(([, { optional }]) => !optional)
          .map(([name]) => name),
      ],
    };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (!body) return {};
  const required = !body.safeParse(undefined).success;
  return { requestBody: { required, content: { 'application/json': { schema: schemaOf(body, 'input') } } } };
}

function answerOf({ response, status }: Endpoint): Json {
  const content = isFileAnswer(response)
    ? Object.fromEntries(
        response.fileTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
      )
    : { 'application/json': { schema: schemaOf(response, 'output') } };
  return { [status ?? 200]: { description: 'OK', content } };
}

/** The refusals that follow from what an endpoint declares; the code says more. */
function refusalsOf(endpoint: Endpoint): Json {
  const { access, params, query, body, limits, assurance } = endpoint;
  const files = filesOf(endpoint);
  const isGuarded = access !== 'anyone' && access !== 'member';
  const statuses: (readonly [status: number, isPossible: boolean, sentence: string])[] = [
    [400, Boolean(params ?? query ?? body ?? files), errorText.bad_request],
    [401, access !== 'anyone', errorText.unauthenticated],
    [
      403,
      isGuarded || assurance !== undefined,
      isGuarded ? errorText.forbidden : errorText.fresh_sign_in_required,
    ],
    [404, params !== undefined, errorText.not_found],
    [413, Boolean(body ?? files), errorText.payload_too_large],
    [415, Boolean(body ?? files), errorText.unsupported_media],
    [429, limits !== undefined, errorText.too_many_requests],
  ];
  const possible = statuses.filter(([, isPossible]) => isPossible);
  const answers = possible.map(([status, , description]) => [status, refusal(description)] as const);
  return { ...Object.fromEntries(answers), default: refusal(errorText.internal) };
}

const refusal = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

interface ObjectSchema {
  properties?: Record<string, Json>;
  required?: string[];
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as ObjectSchema;
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
