import { urlOf } from '@mustalah/contract/endpoint';
import type { SentFile } from '@mustalah/contract/files';
import * as production from '@mustalah/contract/journal/production';
import type { FastifyInstance } from 'fastify';
import { contentOf } from '../../../gateways/files.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound } from '../../../platform/errors.ts';
import { route } from '../../../platform/http.ts';
import type { User } from '../../../platform/session.ts';
import { signLink } from '../../../platform/signed-link.ts';
import { type FinalRow, findFinal, presentFinal } from '../paper/final-file.ts';
import { refuseRelated } from '../paper/hold-as-editor.ts';
import { relationTo } from '../paper/people.ts';
import { publishFileJob, publishFilesJob } from '../paper/work.ts';
import { checkFinal } from './check-final.ts';
import { giveFinal } from './give-final.ts';
import { publishFile } from './publish-file.ts';
import { publishText } from './publish-text.ts';
import { isSubmitter, listPublishedPapers } from './queries.ts';

const own = { pdf: production.getOwnFinalFile, source: production.getOwnFinalSource };
const ofEditors = { pdf: production.openFinalFile, source: production.openFinalSource };

/** What becomes of an accepted paper before readers get it. */
export function productionRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, jobs } = deps;
  jobs.handle(publishFileJob, (paper) => publish(deps, paper));
  jobs.handle(publishFilesJob, async () => {
    for (const paperId of await listPublishedPapers(db)) await publish(deps, { paperId });
  });

  route(app, production.giveFinalFile, async ({ user, params: { id }, files }) => {
    await giveFinal(deps, { paperId: id, userId: user.id, role: 'author' }, files);
    return shown(deps, { id, user, links: own });
  });

  route(app, production.replaceFinalFile, async ({ user, params: { id }, files }) => {
    await giveFinal(deps, { paperId: id, userId: user.id, role: 'editor' }, files);
    return shown(deps, { id, user, links: ofEditors });
  });

  route(app, production.checkFinalFile, async ({ user, params: { id }, body: { sha256 } }) => {
    await checkFinal(deps, { paperId: id, sha256 }, user.id);
    return shown(deps, { id, user, links: ofEditors });
  });

  route(app, production.getFinalFile, async ({ user, params: { id } }) => {
    // guard: The final file is of those who handle the paper, and of its author (final-files.test.ts)
    refuseRelated(await relationTo(db, user.id, id));
    const final = await findFinal(db, id);
    return { final_file: final ? present(deps, final, { id, user, links: ofEditors }) : null };
  });

  fileRoutes(app, deps);
}

/** What readers get of a paper: its file, and its text where that was given. */
async function publish(deps: Deps, paper: { paperId: number }): Promise<void> {
  await publishFile(deps, paper);
  await publishText(deps, paper);
}

function fileRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const ofAuthor = async (user: User, id: number) => {
    const final = (await isSubmitter(db, user.id, id)) && (await findFinal(db, id));
    if (!final) throw notFound();
    return final;
  };
  const ofEditor = async (user: User, id: number) => {
    // guard: The final file is opened by who handles the paper alone (final-files.test.ts) ‹=== 'stranger' && (await → !== 'author' && (await›
    const final = (await relationTo(db, user.id, id)) === 'stranger' && (await findFinal(db, id));
    if (!final) throw notFound();
    return final;
  };
  route(app, production.getOwnFinalFile, async ({ user, params: { id } }) =>
    pdfOf(deps, id, await ofAuthor(user, id)),
  );
  route(app, production.getOwnFinalSource, async ({ user, params: { id } }) =>
    sourceOf(deps, id, await ofAuthor(user, id)),
  );
  route(app, production.openFinalFile, async ({ user, params: { id } }) =>
    pdfOf(deps, id, await ofEditor(user, id)),
  );
  route(app, production.openFinalSource, async ({ user, params: { id } }) =>
    sourceOf(deps, id, await ofEditor(user, id)),
  );
}

interface Asked {
  id: number;
  user: User;
  links: typeof own | typeof ofEditors;
}

async function shown(deps: Deps, asked: Asked) {
  const final = await findFinal(deps.db, asked.id);
  if (!final) throw notFound();
  return present(deps, final, asked);
}

function present(deps: Deps, final: FinalRow, { id, user, links }: Asked) {
  const linkTo = ({ path }: { path: string }) => signLink(deps, urlOf(path, { params: { id } }), user);
  return presentFinal(final, { pdf: linkTo(links.pdf), source: linkTo(links.source) });
}

function pdfOf({ gateways: { files } }: Deps, id: number, final: FinalRow): SentFile<'application/pdf'> {
  const { file_key: key, file_sha256: sha256, file_bytes: bytes } = final;
  const content = contentOf(files, { key, sha256, bytes });
  return { type: 'application/pdf', name: `final-${id}.pdf`, inline: true, content };
}

/** Never shown by a browser: nobody has looked into it. */
function sourceOf({ gateways: { files } }: Deps, id: number, final: FinalRow): SentFile<'application/zip'> {
  const { source_key: key, source_sha256: sha256, source_bytes: bytes, source_type: type } = final;
  if (key === null || sha256 === null || bytes === null || type === null) throw notFound();
  const content = contentOf(files, { key, sha256, bytes });
  return { type: 'application/zip', name: `source-${id}.${type}`, content };
}
