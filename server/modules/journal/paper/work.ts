import { z } from 'zod';
import type { JobKind } from '../../../platform/jobs.ts';

// Work in the background that follows from what happens to a paper; the room that does it stands above.

const Version = z.object({ paperId: z.number(), round: z.number() });
export type Version = z.infer<typeof Version>;

/** Reading a file, drawing its first page and making the copy for reviewers. */
export const prepareJob: JobKind<Version> = { name: 'paper.prepare', shape: Version, outdates: 'nothing' };

const InvitationWork = z.object({ assignmentId: z.number() });
export type InvitationWork = z.infer<typeof InvitationWork>;

/** The link is made when its mail is sent, so that none stands in work that waits. */
export const invitationJob: JobKind<InvitationWork> = {
  name: 'review-invitation',
  shape: InvitationWork,
  outdates: 'nothing',
};

const AddressInvitationWork = z.object({ invitationId: z.number() });
export type AddressInvitationWork = z.infer<typeof AddressInvitationWork>;

/** The same to somebody who has no account. */
export const addressInvitationJob: JobKind<AddressInvitationWork> = {
  name: 'review-address-invitation',
  shape: AddressInvitationWork,
  outdates: 'nothing',
};

/** Looking for the terms of the dictionary in papers that were accepted. */
export const seekJob: JobKind<object> = {
  name: 'paper.terms',
  shape: z.object({}),
  outdates: 'pages',
  atStart: true,
};

/** Suggesting the new terms of papers that were published. */
export const suggestJob: JobKind<object> = {
  name: 'paper.suggest',
  shape: z.object({}),
  outdates: 'pages',
  atStart: true,
};

const PublishedPaper = z.object({ paperId: z.number() });

/** Making what readers of a published paper get: its file, and its text. */
export const publishFileJob: JobKind<z.infer<typeof PublishedPaper>> = {
  name: 'paper.published-file',
  shape: PublishedPaper,
  outdates: 'pages',
};

/** The same of all published papers whose file is not made, or of something that changed with the product. */
export const publishFilesJob: JobKind<object> = {
  name: 'paper.published-files',
  shape: z.object({}),
  outdates: 'pages',
  atStart: true,
};

const CoAuthorsWork = z.object({ paperId: z.number() });
export type CoAuthorsWork = z.infer<typeof CoAuthorsWork>;

/** Writing to the co-authors of a paper. The links are made when their mails are sent. */
export const coAuthorsJob: JobKind<CoAuthorsWork> = {
  name: 'paper.co-authors',
  shape: CoAuthorsWork,
  outdates: 'nothing',
};
