import type { FastifyInstance } from 'fastify';
import { contentOf } from '../../../gateways/files.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound } from '../../../platform/errors.ts';
import { showRefusal } from '../../../platform/refusal-page.ts';
import { sendFile } from '../../../platform/send-file.ts';
import { sendSupplement } from '../paper/supplements.ts';
import { articleGone } from './gone.ts';
import { findArticleFiles, findTextPicture, listReadersFiles } from './queries.ts';

const ID = /^[1-9]\d{0,14}$/;
const PLACE = /^\d{1,3}$/;

interface ById {
  Params: { id: string };
}
interface Beside {
  Params: { id: string; supplement: string };
}
interface Picture {
  Params: { id: string; place: string };
}

/** The files of published articles, in the folders of their pages. They are no calls of the API: anybody links to them. */
export function articleFiles(app: FastifyInstance, { db, gateways: { files } }: Deps): void {
  const findFiles = async (id: string) => {
    const found = ID.test(id) ? await findArticleFiles(db, Number(id)) : undefined;
    if (!found) throw ID.test(id) ? await articleGone(db, Number(id)) : notFound();
    return found;
  };

  app.get<ById>('/articles/:id/paper.pdf', { onSend: showRefusal }, async ({ params: { id } }, reply) => {
    const { key, sha256 } = await findFiles(id);
    const file = key && sha256 && (await files.open(key));
    if (!file) throw notFound();
    return sendFile(reply, {
      type: 'application/pdf',
      name: `mustalah-${id}.pdf`,
      inline: true,
      content: contentOf(files, { key, sha256, bytes: file.bytes }),
    });
  });

  app.get<Beside>(
    '/articles/:id/files/:supplement',
    { onSend: showRefusal },
    async ({ params: { id, supplement } }, reply) => {
      await findFiles(id);
      const found = (await listReadersFiles(db, Number(id))).find((each) => String(each.id) === supplement);
      return sendFile(reply, sendSupplement(files, found));
    },
  );

  app.get<ById>('/articles/:id/thumbnail.webp', async ({ params: { id } }, reply) => {
    const { thumbnail_key: key } = await findFiles(id);
    const picture = key && (await files.open(key));
    if (!picture) throw notFound();
    return sendFile(reply, {
      type: 'image/webp',
      name: `mustalah-${id}.webp`,
      inline: true,
      // Asked for anew each time: it goes with the article when that is taken out.
      content: contentOf(files, { key, sha256: key, bytes: picture.bytes }),
    });
  });

  app.get<Picture>('/articles/:id/pictures/:place.webp', async ({ params: { id, place } }, reply) => {
    const isNamed = ID.test(id) && PLACE.test(place);
    const picture = isNamed && (await findTextPicture(db, Number(id), Number(place)));
    if (!picture) throw notFound();
    return sendFile(reply, {
      type: 'image/webp',
      name: `mustalah-${id}-${place}.webp`,
      inline: true,
      content: contentOf(files, picture),
    });
  });
}
