import type { DeskPaper } from '@mustalah/contract/journal/desk';
import { paperStatusText } from '../../domain/text.ts';
import { formatDay } from '../../text/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Stack } from '../../ui/flow.tsx';
import { Anchor, Text, Title } from '../../ui/text.tsx';
import styles from './desk.module.css';
import { steeringText as text } from './text.ts';

/** The newest of them say enough. */
const MOST_SHOWN = 5;

const deskOf = (paperId: number) => `/journal-admin?paper=${paperId}`;

/** The rejected paper that this one goes back to, and papers of others that came with the same file. */
export const RelatedPapers = ({ paper: { former, same_files } }: { paper: DeskPaper }) => (
  <>
    {same_files.length > 0 && (
      <Alert color="red" title={text.sameFiles}>
        <ul>
          {same_files.slice(0, MOST_SHOWN).map(({ paper_id, title, submitter_name }) => (
            <li key={paper_id}>
              <Anchor to={deskOf(paper_id)}>
                <bdi>{title}</bdi>
              </Anchor>{' '}
              (<bdi>{submitter_name}</bdi>)
            </li>
          ))}
        </ul>
      </Alert>
    )}
    {former && (
      <Stack component="section" gap="xs">
        <Title order={3} size="h5">
          {text.former}
        </Title>
        <Text size="sm">
          <Anchor to={deskOf(former.id)}>
            <bdi>{former.title}</bdi>
          </Anchor>{' '}
          · {paperStatusText[former.status]} · {formatDay(former.submitted_at)}
        </Text>
        {former.review_note && (
          <Text size="sm" dir="auto" className={styles.prose}>
            {text.formerNote(former.review_note)}
          </Text>
        )}
      </Stack>
    )}
  </>
);
