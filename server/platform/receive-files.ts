import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { Endpoint } from '@mustalah/contract/endpoint';
import { errorText } from '@mustalah/contract/errors';
import type { FileField, ReceivedFile } from '@mustalah/contract/files';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from './errors.ts';
import { fileTypeOf } from './file-type.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The files that came with a form, by the names of its fields, and where they lie until the answer is sent. */
    upload: { folder: string; files: Record<string, ReceivedFile> } | null;
  }
}

/** How the folders of uploads begin; the number of the process follows. */
export const UPLOADS = 'mustalah-upload-';

const MOST_FIELDS = 50;
const LONGEST_FIELD = 64 * 1024;
const LONGEST_NAME = 200;
/** What there may be beside the files of a form: its fields and the heads of its parts. */
const LARGEST_REST = 100 * 1024;
/** At most 70 characters (RFC 2046, 5.1.1). */
const BOUNDARY = /;\s*boundary=(?:"[^"]{1,70}"|[^\s;"]{1,70})\s*(?:;|$)/i;
/** Such a border and what may stand beside it; a second one that is longer finds no room. */
const LONGEST_TYPE = 150;
/** What stands for bytes that are no UTF-8. */
const UNREADABLE = '\ufffd';
const NOT_UTF8 = 'النص ليس بترميز UTF-8';
const MISSING = 'هذا الحقل مطلوب';

/** Let endpoints take files. They lie in a folder of their own that goes with the request, however it ends. */
export function acceptFiles(app: FastifyInstance): void {
  void app.register(multipart);
  app.decorateRequest('upload', null);
  // guard: Nothing of an upload stays on the disk (files.test.ts)
  app.addHook('onResponse', (request) => removeFiles(request));
  app.addHook('onRequestAbort', (request) => removeFiles(request));
}

/** Read the form of a call to an endpoint with files; the rest of the body stands as fields to be validated. */
export async function receiveFiles(request: FastifyRequest, endpoint: Endpoint): Promise<void> {
  const files = endpoint.method === 'GET' ? undefined : endpoint.files;
  if (!files) {
    // guard: An endpoint without files takes no form (files.test.ts)
    if (request.isMultipart()) throw new Refusal(415, 'unsupported_media');
    return;
  }
  if (!request.isMultipart()) throw new Refusal(415, 'unsupported_media');
  const { 'content-type': type = '' } = request.headers;
  if (type.length > LONGEST_TYPE || !BOUNDARY.test(type)) throw new Refusal(400, 'bad_request');
  const upload = { folder: await mkdtemp(join(tmpdir(), `${UPLOADS}${process.pid}-`)), files: {} };
  request.upload = upload;
  const tooMuch = refuseTooMuch(request, files);
  request.body = await Promise.race([readForm(request, files, upload), tooMuch]);
  const missing = Object.entries(files).filter(
    ([name, { optional }]) => !optional && !(name in upload.files),
  );
  if (missing.length > 0) {
    throw new Refusal(400, 'bad_request', {
      fields: Object.fromEntries(missing.map(([name, { refusals }]) => [name, [refusals?.type ?? MISSING]])),
    });
  }
}

/** Refuse a form that goes on beyond all that its parts may be, wherever in it; it may have no end. */
function refuseTooMuch({ raw }: FastifyRequest, files: Readonly<Record<string, FileField>>): Promise<never> {
  const most = Object.values(files).reduce((sum, { maxBytes }) => sum + maxBytes, LARGEST_REST);
  let bytes = 0;
  return new Promise((_, refuse) => {
    // As soon as it begins to flow to who reads the form, and not earlier: what came before that would be lost.
    raw.once('resume', () =>
      raw.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > most) refuse(new Refusal(413, 'payload_too_large'));
      }),
    );
  });
}

/** Take in nothing more of a form that is refused before its end: the connection goes with the answer. */
export function cutOffUpload(request: FastifyRequest, reply: FastifyReply): void {
  if (!request.upload || request.raw.complete) return;
  request.raw.unpipe();
  request.raw.pause();
  reply.header('connection', 'close');
}

/** Take the files of a form to disk and give its other fields. */
async function readForm(
  request: FastifyRequest,
  files: Readonly<Record<string, FileField>>,
  { folder, files: received }: { folder: string; files: Record<string, ReceivedFile> },
): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {};
  const parts = request.parts({
    limits: {
      fields: MOST_FIELDS,
      fieldSize: LONGEST_FIELD,
      files: Object.keys(files).length,
      // One more than may come: what is longer is refused where it is counted, and not read to its end.
      fileSize: Math.max(...Object.values(files).map(({ maxBytes }) => maxBytes)) + 1,
    },
  });
  for await (const part of parts) {
    if (part.type === 'field') {
      if (String(part.value).includes(UNREADABLE)) throw unreadable(part.fieldname);
      fields[part.fieldname] = part.value;
    } else {
      const field = Object.hasOwn(files, part.fieldname) ? files[part.fieldname] : undefined;
      if (!field || received[part.fieldname]) throw new Refusal(400, 'bad_request');
      received[part.fieldname] = await receive(
        part,
        field,
        join(folder, String(Object.keys(received).length)),
      );
    }
  }
  return fields;
}

/** Write one file to disk as it comes, up to its limit. */
async function receive(part: MultipartFile, field: FileField, path: string): Promise<ReceivedFile> {
  const target = createWriteStream(path);
  let bytes = 0;
  await pipeline(
    part.file,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        bytes += chunk.length;
        // guard: A file is no larger than its field allows (files.test.ts)
        if (bytes > field.maxBytes) throw refused(413, part.fieldname, field);
        yield chunk;
      }
    },
    target,
  );
  if (part.file.truncated) throw refused(413, part.fieldname, field);
  // guard: A file is known by its bytes, not by what its sender says (files.test.ts) ‹await fileTypeOf(path, field.types); → (await fileTypeOf(path, field.types)) ?? field.types[0];›
  const type = await fileTypeOf(path, field.types);
  if (!type) throw refused(415, part.fieldname, field);
  return { path, name: part.filename.slice(0, LONGEST_NAME), type, bytes };
}

const unreadable = (name: string): Refusal =>
  new Refusal(400, 'bad_request', { fields: { [name]: [NOT_UTF8] } });

function refused(status: 413 | 415, name: string, { refusals }: FileField): Refusal {
  const code = status === 413 ? 'payload_too_large' : 'unsupported_media';
  const detail = (status === 413 ? refusals?.size : refusals?.type) ?? errorText[code];
  return new Refusal(status, code, { detail, fields: { [name]: [detail] } });
}

async function removeFiles(request: FastifyRequest): Promise<void> {
  if (request.upload) await rm(request.upload.folder, { recursive: true, force: true });
}
