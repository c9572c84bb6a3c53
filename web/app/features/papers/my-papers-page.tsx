import { SEARCH_LENGTH } from '@mustalah/contract/fields';
import { LINK_RENEWAL_MS } from '@mustalah/contract/files';
import { giveFinalFile } from '@mustalah/contract/journal/production';
import { listMyPapers, type MyPaper } from '@mustalah/contract/journal/submissions';
import { useEffect, useState } from 'react';
import { pageAsked, pageCountOf, pageHref, searchAsked } from '../../address.ts';
import { call } from '../../api.ts';
import { FinalFileForm } from '../../domain/final-file.tsx';
import { JournalStrip } from '../../domain/journal-strip.tsx';
import { PaperTerms } from '../../domain/paper-terms.tsx';
import { keepingNext } from '../../next-path.ts';
import { privatePageMeta } from '../../page-meta.ts';
import { useSession } from '../../session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Empty, EmptyPage } from '../../ui/empty.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Pager } from '../../ui/pager.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Text } from '../../ui/text.tsx';
import { Skeleton } from '../../ui/waiting.tsx';
import { useCall } from '../../use-call.ts';
import { useSearch } from '../../use-search.ts';
import { MyPaperCard } from './my-paper-card.tsx';
import { OwnCorrectionDialog } from './own-correction-dialog.tsx';
import styles from './papers.module.css';
import { RevisionDialog } from './revision-dialog.tsx';
import { SupplementsDialog } from './supplements-dialog.tsx';
import { papersText as text } from './text.ts';
import { WithdrawalDialog } from './withdrawal-dialog.tsx';

export const meta = () => privatePageMeta(text.title);

const PATH = '/my-papers';
const PAGE_SIZE = 6;
const SOON_MS = 3_000;

export default function MyPapersPage() {
  const { status } = useSession();
  return (
    <PageFrame title={text.title}>
      {status === 'signed-out' ? (
        <Empty title={text.locked}>
          <Button to={keepingNext('/login', PATH)}>{text.login}</Button>
        </Empty>
      ) : (
        <>
          <JournalStrip />
          <MyPapers />
        </>
      )}
    </PageFrame>
  );
}

/** While a file is being read one looks again soon. */
const pauseOf = (papers: readonly MyPaper[] | undefined): number =>
  papers?.some(({ next_step }) => next_step === 'wait_for_file') ? SOON_MS : LINK_RENEWAL_MS;

/** A paper whose revision is being written, with what is corrected in it meanwhile. */
function asCorrected(paper: MyPaper, all: readonly MyPaper[] | undefined): MyPaper {
  const { title, abstract, authors } = all?.find(({ id }) => id === paper.id) ?? paper;
  return { ...paper, title, abstract, authors };
}

function MyPapers() {
  const { search: address, change, reset } = useSearch({ replace: true });
  const search = searchAsked(address);
  const papers = useCall(
    listMyPapers,
    { query: { search } },
    { keepsPrevious: true, refetchInterval: ({ state }) => pauseOf(state.data) },
  );
  const [revised, setRevised] = useState<MyPaper | null>(null);
  const [corrected, setCorrected] = useState<MyPaper | null>(null);
  const [withdrawn, setWithdrawn] = useState<MyPaper | null>(null);
  const [termsOf, setTermsOf] = useState<MyPaper | null>(null);
  const [supplementsOf, setSupplementsOf] = useState<MyPaper | null>(null);
  const [finalOf, setFinalOf] = useState<MyPaper | null>(null);
  const { data } = papers;
  const named = address.get('paper');
  const place = data?.findIndex(({ id }) => String(id) === named) ?? -1;
  const page = place < 0 || address.has('page') ? pageAsked(address) : Math.floor(place / PAGE_SIZE) + 1;
  useEffect(() => {
    if (place >= 0) document.getElementById(`paper-${named}`)?.scrollIntoView();
  }, [named, place]);
  const first = (page - 1) * PAGE_SIZE;
  const shown = data?.slice(first, first + PAGE_SIZE) ?? [];

  return (
    <>
      <SearchField
        label={text.search}
        value={search}
        maxLength={SEARCH_LENGTH}
        onSearch={(value) => change({ search: value })}
      />
      {papers.isError && <LoadFailure message={text.loadFailed} onRetry={() => void papers.refetch()} />}
      {!data && !papers.isError && <Skeleton height="14rem" />}
      {data && (
        <Text aria-live="polite" size="sm" c="dimmed">
          {shown.length > 0 ? text.shown(first + 1, first + shown.length, data.length) : ''}
        </Text>
      )}
      {shown.length > 0 && (
        <ul className={styles.cards} aria-label={text.list}>
          {shown.map((paper) => (
            <li key={paper.id}>
              <MyPaperCard
                paper={paper}
                onRevise={() => setRevised(paper)}
                onCorrect={() => setCorrected(paper)}
                onWithdraw={() => setWithdrawn(paper)}
                onTerms={() => setTermsOf(paper)}
                onFinal={() => setFinalOf(paper)}
                onSupplements={() => setSupplementsOf(paper)}
              />
            </li>
          ))}
        </ul>
      )}
      {data?.length === 0 && (
        <Empty title={search ? text.noResults : text.none}>
          <Button to="/submit-paper">{text.submit}</Button>
          {search && (
            <Button variant="default" onClick={reset}>
              {text.showAll}
            </Button>
          )}
        </Empty>
      )}
      {data && data.length > 0 && shown.length === 0 && <EmptyPage to={pageHref(PATH, address, 1)} />}
      <Pager
        page={page}
        total={pageCountOf(data?.length ?? 0, PAGE_SIZE)}
        hrefOf={(each) => pageHref(PATH, address, each)}
        label={text.pages}
      />
      {revised && <RevisionDialog paper={asCorrected(revised, data)} onClose={() => setRevised(null)} />}
      {corrected && <OwnCorrectionDialog paper={corrected} onClose={() => setCorrected(null)} />}
      {termsOf && (
        <Dialog title={text.termsOf(termsOf.title)} size="lg" onClose={() => setTermsOf(null)}>
          <PaperTerms paperId={termsOf.id} />
        </Dialog>
      )}
      {supplementsOf && <SupplementsDialog paper={supplementsOf} onClose={() => setSupplementsOf(null)} />}
      {finalOf && (
        <Dialog title={text.finalOf(finalOf.title)} size="lg" onClose={() => setFinalOf(null)}>
          <FinalFileForm
            send={(files) => call(giveFinalFile, { params: { id: finalOf.id }, files })}
            outdates={[listMyPapers]}
            onClose={() => setFinalOf(null)}
          />
        </Dialog>
      )}
      {withdrawn && <WithdrawalDialog paper={withdrawn} onClose={() => setWithdrawn(null)} />}
    </>
  );
}
