import { listBoard } from '@mustalah/contract/journal/articles';
import { call } from '../../api.ts';
import { publicPageMeta, publicUrlOf } from '../../page-meta.ts';
import { Empty } from '../../ui/empty.tsx';
import { Text } from '../../ui/text.tsx';
import type { Route } from './+types/board-page';
import styles from './journal.module.css';
import { JournalFrame } from './journal-frame.tsx';
import { articleText, boardText as text } from './text.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  return { members: await call(listBoard, {}, { context, request }), publicUrl: publicUrlOf(context) };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  publicPageMeta({
    title: text.title,
    description: text.description,
    path: '/journal/board',
    publicUrl: loaderData?.publicUrl,
  });

export default function BoardPage({ loaderData: { members } }: Route.ComponentProps) {
  return (
    <JournalFrame title={text.title} lead={text.lead} width="text">
      {members.length === 0 && (
        <Empty title={text.none}>
          <Text c="dimmed">{text.noneHint}</Text>
        </Empty>
      )}
      <ul className={styles.board} aria-label={text.members}>
        {members.map(({ id, name, latin_name, role, affiliation, orcid }) => (
          <li key={id}>
            <strong>
              <bdi>{name}</bdi>
            </strong>
            {latin_name && (
              <>
                {' '}
                <bdi lang="en" className={styles.note}>
                  {latin_name}
                </bdi>
              </>
            )}
            {role && <p className={styles.role}>{role}</p>}
            {affiliation && <p dir="auto">{affiliation}</p>}
            {orcid && (
              <a
                href={`https://orcid.org/${orcid}`}
                rel="noopener"
                aria-label={articleText.orcid(orcid, name)}
              >
                <bdi lang="en">{orcid}</bdi>
              </a>
            )}
          </li>
        ))}
      </ul>
    </JournalFrame>
  );
}
