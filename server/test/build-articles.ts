import { normalize } from '@mustalah/morphology';
import { sql } from 'kysely';
import type { Db } from '../platform/db.ts';

interface Articles {
  count: number;
  /** Papers in one volume. */
  volumeSize?: number;
  publishedAt?: Date;
}

const SUBMITTER = 'articles@example.org';
const TITLE = 'أثر المصطلح الموحّد في فهم النصوص العلمية: دراسة مقارنة';
const SENTENCE =
  'يدرس هذا البحث طريقة اختيار المصطلحات العربية في العلوم، ويقيس أثرها في فهم القارئ، ويقارن بين ما وضعته المجامع وما شاع في الكتب. ';
const ABSTRACT = SENTENCE.repeat(6).trim();

/** Published articles as harvesters and readers meet them, of two authors each, made at once: without logs and credits. */
export async function buildArticles(
  db: Db,
  { count, volumeSize = 20, publishedAt = new Date() }: Articles,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`insert into users (email, name, password_hash) values (${SUBMITTER}, 'سلمى الزهراني', 'none')
      on conflict do nothing`.execute(tx);
    await sql`insert into volumes (number, title, year, main_category, sub_category, description, published_at, search_text)
      select last + n, 'مجلد ' || last + n, 2026, 'اللغة والترجمة', 'الترجمة', ${SENTENCE}, ${publishedAt}::timestamptz, ${normalize(TITLE)}
      from generate_series(1, ceil(${count}::numeric / ${volumeSize})::int) n,
        (select coalesce(max(number), 0) as last from volumes) before`.execute(tx);
    await sql`with volume as (
        select id, row_number() over (order by id desc) - 1 as place from volumes
        order by id desc limit ceil(${count}::numeric / ${volumeSize})::int
      ), paper as (
        insert into papers (title, title_en, abstract, main_category, sub_category, keywords, status, submitter_id, volume_id,
          search_text, public_note, accepted_at)
        select ${TITLE} || ' ' || n, 'Unified terms and scientific reading', ${ABSTRACT}, 'اللغة والترجمة', 'الترجمة',
          '{مصطلح,تعريب,قراءة}', 'approved', (select id from users where email = ${SUBMITTER}), volume.id,
          ${normalize(TITLE)}, 'بحث واضح المنهج.', now()
        from generate_series(0, ${count}::int - 1) n join volume on volume.place = n / ${volumeSize}::int
        returning id
      ), author as (
        insert into paper_authors (paper_id, place, name, affiliation)
        select paper.id, place, name, 'جامعة العلوم' from paper,
          unnest('{سلمى الزهراني,مازن الحربي}'::text[]) with ordinality as written (name, place)
      ), version as (
        insert into paper_versions (paper_id, round, file_key, file_sha256, file_bytes, state, anonymous_key,
          anonymous_sha256, thumbnail_key, pages)
        select id, 1, gen_random_uuid(), repeat('a', 64), 400000, 'ready', gen_random_uuid(), repeat('b', 64),
          gen_random_uuid(), 12 from paper
      )
      insert into article_records (paper_id, changed_at, first_published_at) select id, ${publishedAt}, ${publishedAt} from paper`.execute(
      tx,
    );
  });
}
