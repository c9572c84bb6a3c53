import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ById, Done, Id, Timestamp, text } from '../fields.ts';
import { PAPER_LENGTHS, PaperFile } from './paper.ts';

// What editors and the author of a paper, and editors and each of its reviewers, write to each other. Authors and reviewers
// write to the editors alone, and nothing that they read has a place for a name.

const HOUR = 60 * 60;

export const MESSAGE_LENGTH = PAPER_LENGTHS.note;

const MessageFile = z.object({ url: z.string(), bytes: z.number().int() });

/** A message as it is read by an author or a reviewer: theirs, or of the editors. */
export const Message = z.object({
  id: z.number(),
  is_own: z.boolean(),
  body: z.string(),
  sent_at: Timestamp,
  /** When the other side read it. */
  read_at: Timestamp.nullable(),
  file: MessageFile.nullable(),
});
export type Message = z.infer<typeof Message>;

/** One's own thread with the editors. */
const OwnThread = z.object({
  messages: z.array(Message),
  /** Why nothing more can be written; null while it can. */
  closed: z.string().nullable(),
});
export type OwnThread = z.infer<typeof OwnThread>;

/** The same for editors, who may know each other and those they write to. */
const DeskMessage = Message.extend({ sender: z.string(), is_of_editors: z.boolean() });
export type DeskMessage = z.infer<typeof DeskMessage>;

/** With whom editors write: the author, one reviewer, or themselves. */
export const ThreadKind = z.enum(['author', 'reviewer', 'editors'], { error: 'اختر إلى من تكتب' });
export type ThreadKind = z.infer<typeof ThreadKind>;

const DeskThread = z.object({
  to: ThreadKind,
  reviewer_id: z.number().nullable(),
  /** Of the author or the reviewer; empty among editors. */
  name: z.string(),
  messages: z.array(DeskMessage),
  unread: z.number().int(),
  closed: z.string().nullable(),
});
export type DeskThread = z.infer<typeof DeskThread>;

const DeskThreads = z.object({ threads: z.array(DeskThread) });

const Body = z.object({ body: text({ max: MESSAGE_LENGTH }) });
const ThreadOf = z.object({ to: ThreadKind, reviewer_id: Id.optional() });
const Read = z.object({ up_to: Id });
const ByMessage = ById.extend({ message: Id });
const files = { pdf_file: { ...PaperFile, optional: true } } as const;
const limits = [{ by: 'user', max: 60, windowSeconds: HOUR, together: 'paper-messages' }] as const;

export const listPaperMessages = endpoint({
  method: 'GET',
  path: '/api/journal/papers/:id/messages/',
  access: 'journal_admin',
  summary: 'مراسلات التحرير في بحث: مع صاحبه، ومع كل محكّم، وملاحظات المحررين بينهم',
  params: ById,
  response: DeskThreads,
});

export const sendPaperMessage = endpoint({
  method: 'POST',
  path: '/api/journal/papers/:id/messages/',
  access: 'journal_admin',
  summary: 'رسالة من التحرير إلى صاحب بحث أو أحد محكّميه، أو ملاحظة للمحررين وحدهم',
  outdates: 'nothing',
  params: ById,
  body: Body.extend(ThreadOf.shape),
  files,
  response: DeskThreads,
  status: 201,
  limits,
});

export const readPaperMessages = endpoint({
  method: 'POST',
  path: '/api/journal/papers/:id/messages/read/',
  access: 'journal_admin',
  summary: 'ما قرأه التحرير من رسائل صاحب بحث أو أحد محكّميه',
  outdates: 'nothing',
  params: ById,
  body: Read.extend(ThreadOf.shape),
  response: Done,
});

export const getPaperMessageFile = endpoint({
  method: 'GET',
  path: '/api/journal/papers/:id/messages/:message/file.pdf',
  access: 'journal_admin',
  summary: 'ملف مرفق برسالة في بحث، لمن يتولى تحريره',
  link: true,
  params: ByMessage,
  response: { fileTypes: ['application/pdf'] },
});

export const listAuthorMessages = endpoint({
  method: 'GET',
  path: '/api/journal/my-papers/:id/messages/',
  access: 'member',
  summary: 'مراسلات الباحث والتحرير في بحثه',
  params: ById,
  response: OwnThread,
});

export const sendAuthorMessage = endpoint({
  method: 'POST',
  path: '/api/journal/my-papers/:id/messages/',
  access: 'member',
  summary: 'رسالة من الباحث إلى التحرير في بحثه',
  outdates: 'nothing',
  params: ById,
  body: Body,
  files,
  response: OwnThread,
  status: 201,
  limits,
});

export const readAuthorMessages = endpoint({
  method: 'POST',
  path: '/api/journal/my-papers/:id/messages/read/',
  access: 'member',
  summary: 'ما قرأه الباحث من رسائل التحرير',
  outdates: 'nothing',
  params: ById,
  body: Read,
  response: Done,
});

export const getAuthorMessageFile = endpoint({
  method: 'GET',
  path: '/api/journal/my-papers/:id/messages/:message/file.pdf',
  access: 'member',
  summary: 'ملف مرفق برسالة بين الباحث والتحرير',
  link: true,
  params: ByMessage,
  response: { fileTypes: ['application/pdf'] },
});

export const listReviewerMessages = endpoint({
  method: 'GET',
  path: '/api/journal/review/:id/messages/',
  access: 'review_staff',
  summary: 'مراسلات المحكّم والتحرير في بحث أُسند إليه',
  params: ById,
  response: OwnThread,
});

export const sendReviewerMessage = endpoint({
  method: 'POST',
  path: '/api/journal/review/:id/messages/',
  access: 'review_staff',
  summary: 'رسالة من المحكّم إلى التحرير في بحث أُسند إليه',
  outdates: 'nothing',
  params: ById,
  body: Body,
  files,
  response: OwnThread,
  status: 201,
  limits,
});

export const readReviewerMessages = endpoint({
  method: 'POST',
  path: '/api/journal/review/:id/messages/read/',
  access: 'review_staff',
  summary: 'ما قرأه المحكّم من رسائل التحرير',
  outdates: 'nothing',
  params: ById,
  body: Read,
  response: Done,
});

export const getReviewerMessageFile = endpoint({
  method: 'GET',
  path: '/api/journal/review/:id/messages/:message/file.pdf',
  access: 'review_staff',
  summary: 'ملف مرفق برسالة بين المحكّم والتحرير',
  link: true,
  params: ByMessage,
  response: { fileTypes: ['application/pdf'] },
});
