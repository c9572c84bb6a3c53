import { LINK_RENEWAL_MS } from '@mustalah/contract/files';
import {
  addVolumePaper,
  getManagedVolume,
  type ManagedVolume,
  removeVolumePaper,
  type VolumeOnDesk,
} from '@mustalah/contract/journal/volumes';
import { type ReactNode, useState } from 'react';
import { call } from '../../api.ts';
import { volumeName } from '../../domain/volume-name.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Group, Stack } from '../../ui/flow.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { Loader } from '../../ui/waiting.tsx';
import { useCall } from '../../use-call.ts';
import { useWrite } from '../../use-write.ts';
import { ArrangeDialog } from './arrange-dialog.tsx';
import { ConcernDialog } from './concern-dialog.tsx';
import styles from './desk.module.css';
import { EditorialDialog } from './editorial-dialog.tsx';
import { FinalFileDialog } from './final-file-dialog.tsx';
import { toldOfVolumes } from './outdated.ts';
import { ReinstateDialog } from './reinstate-dialog.tsx';
import { RetractDialog } from './retract-dialog.tsx';
import { sayWhy } from './say-why.ts';
import { arrangeText, editorialText, finalText, papersText, papersText as text } from './text.ts';

type Paper = VolumeOnDesk['papers'][number];
type Candidate = VolumeOnDesk['candidates'][number];

/** The papers of a volume: put in and taken out while it is a draft, retracted once it is published. */
export function VolumePapers({ volume, onClose }: { volume: ManagedVolume; onClose: () => void }) {
  const params = { id: volume.id };
  const { data, isError, refetch } = useCall(
    getManagedVolume,
    { params },
    { refetchInterval: LINK_RENEWAL_MS },
  );
  const [retracted, setRetracted] = useState<Paper | null>(null);
  const [opened, setOpened] = useState<'arrange' | 'editorial' | null>(null);
  const [finalOf, setFinalOf] = useState<Paper | null>(null);
  const [doubted, setDoubted] = useState<Paper | null>(null);
  const [returned, setReturned] = useState<{ paper: Paper | Candidate; isRestored: boolean } | null>(null);
  const { write, isPending } = useWrite(
    ({ paperId, isIn }: { paperId: number; isIn: boolean }) =>
      isIn
        ? call(removeVolumePaper, { params: { ...params, paper_id: paperId } })
        : call(addVolumePaper, { params, body: { paper_id: paperId } }),
    {
      outdates: toldOfVolumes,
      onError: (error) => toast('error', sayWhy(text.failed, error)),
    },
  );
  if (doubted) return <ConcernDialog paper={doubted} onClose={() => setDoubted(null)} />;
  if (returned) {
    const { paper, isRestored } = returned;
    return (
      <ReinstateDialog
        paper={paper}
        volumeId={isRestored ? volume.id : null}
        onClose={() => setReturned(null)}
      />
    );
  }
  if (finalOf) return <FinalFileDialog paper={finalOf} onClose={() => setFinalOf(null)} />;
  if (data && opened === 'arrange') return <ArrangeDialog volume={data} onClose={() => setOpened(null)} />;
  if (data && opened === 'editorial')
    return <EditorialDialog volume={data} onClose={() => setOpened(null)} />;
  if (retracted) return <RetractDialog paper={retracted} onClose={() => setRetracted(null)} />;

  return (
    <Dialog title={text.title(volumeName(volume))} onClose={onClose} size="lg">
      <Stack gap="md">
        {isError && <LoadFailure message={text.loadFailed} onRetry={() => void refetch()} />}
        {!data && !isError && <Loader />}
        {data && (
          <section aria-labelledby="papers-inside">
            <h3 id="papers-inside" className={styles.heading}>
              {text.inside}
            </h3>
            {data.published && <Text c="dimmed">{text.fixed}</Text>}
            {data.papers.length === 0 && <Text c="dimmed">{text.none}</Text>}
            {!data.has_own && (
              <Group>
                {data.papers.length > 0 && (
                  <Button size="xs" variant="outline" onClick={() => setOpened('arrange')}>
                    {arrangeText.open}
                  </Button>
                )}
                <Button size="xs" variant="outline" onClick={() => setOpened('editorial')}>
                  {editorialText.open}
                </Button>
              </Group>
            )}
            <ul className={styles.paperList}>
              {data.papers.map((paper) => (
                <PaperLine key={paper.id} paper={paper} final={finalText.states[paper.final_file]}>
                  {!paper.is_own && !paper.is_retracted && (
                    <Button
                      size="xs"
                      variant={paper.final_file === 'given' ? 'filled' : 'outline'}
                      aria-label={finalText.manageOf(paper.title)}
                      onClick={() => setFinalOf(paper)}
                    >
                      {finalText.manage}
                    </Button>
                  )}
                  {data.published && !paper.is_retracted && !paper.is_own && (
                    <Button
                      size="xs"
                      variant="outline"
                      aria-label={text.concernOf(paper.title)}
                      onClick={() => setDoubted(paper)}
                    >
                      {text.concern}
                    </Button>
                  )}
                  {data.published && !paper.is_retracted && !paper.is_own && (
                    <Button
                      size="xs"
                      variant="outline"
                      color="red"
                      aria-label={text.retractOf(paper.title)}
                      onClick={() => setRetracted(paper)}
                    >
                      {text.retract}
                    </Button>
                  )}
                  {paper.is_retracted && !paper.is_own && (
                    <Button
                      size="xs"
                      variant="outline"
                      aria-label={text.reinstateOf(paper.title)}
                      onClick={() => setReturned({ paper, isRestored: false })}
                    >
                      {text.reinstate}
                    </Button>
                  )}
                  {!data.published && !paper.is_retracted && (
                    <ActionButton
                      size="xs"
                      variant="outline"
                      isBusy={isPending}
                      aria-label={text.removeOf(paper.title)}
                      onClick={() => write({ paperId: paper.id, isIn: true })}
                    >
                      {text.remove}
                    </ActionButton>
                  )}
                </PaperLine>
              ))}
            </ul>
          </section>
        )}
        {data?.deposit && (
          <div>
            <Button href={data.deposit} download variant="outline" leftSection={<Icon name="file" />}>
              {text.deposit}
            </Button>
            <Text size="sm" c="dimmed">
              {text.depositHint}
            </Text>
          </div>
        )}
        {data && !data.published && (
          <section aria-labelledby="papers-candidates">
            <h3 id="papers-candidates" className={styles.heading}>
              {text.candidates}
            </h3>
            {data.candidates.length === 0 && <Text c="dimmed">{text.noCandidates}</Text>}
            <ul className={styles.paperList}>
              {data.candidates.map((paper) => (
                <PaperLine key={paper.id} paper={paper}>
                  <ActionButton
                    size="xs"
                    isBusy={isPending}
                    aria-label={text.addOf(paper.title)}
                    onClick={() =>
                      paper.is_retracted
                        ? setReturned({ paper, isRestored: true })
                        : write({ paperId: paper.id, isIn: false })
                    }
                  >
                    {text.add}
                  </ActionButton>
                </PaperLine>
              ))}
            </ul>
          </section>
        )}
      </Stack>
    </Dialog>
  );
}

interface PaperLineProps {
  paper: VolumeOnDesk['candidates'][number] & Partial<Pick<Paper, 'status' | 'is_withdrawn'>>;
  /** How far its final file is. */
  final?: string;
  /** What can be done with it. */
  children: ReactNode;
}

function PaperLine({ paper, final, children }: PaperLineProps) {
  const { title, sub_category, is_own, status = 'approved', is_withdrawn = false, is_retracted } = paper;
  return (
    <li className={styles.paperLine}>
      <div>
        <p dir="auto" className={`term ${styles.paperTitle}`}>
          {title}
        </p>
        <p className={styles.hint}>
          {[sub_category, paper.section, paper.pages && papersText.pages(paper.pages), final]
            .filter(Boolean)
            .join('، ')}{' '}
          {is_own && <Badge color="gold">{text.own}</Badge>}{' '}
          {is_retracted && <Badge color="red">{text.retracted}</Badge>}{' '}
          {(status !== 'approved' || is_withdrawn) && <Badge color="red">{text.notAccepted}</Badge>}
        </p>
      </div>
      {children}
    </li>
  );
}
