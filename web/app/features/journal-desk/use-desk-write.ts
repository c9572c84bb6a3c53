import type { Answer } from '@mustalah/contract/endpoint';
import { getPaperDeclarations } from '@mustalah/contract/journal/co-authors';
import {
  type DeskPaper,
  getJournalStatistics,
  getPaperLog,
  listDesk,
  listReviewers,
} from '@mustalah/contract/journal/desk';
import { getStats } from '@mustalah/contract/journal/public';
import { useQueryClient } from '@tanstack/react-query';
import { sayFailure } from '../../api.ts';
import { keyOf } from '../../use-call.ts';
import { useWrite } from '../../use-write.ts';
import type { Message } from './banner.tsx';

interface DeskWrite<Given> {
  send: (given: Given) => Promise<DeskPaper>;
  say: (message: Message) => void;
  done: (paper: DeskPaper) => string;
  failed: string;
  onSuccess?: () => void;
}

/** Do something to a paper: it shows in its row at once, the numbers follow, and the banner tells what came of it. */
export function useDeskWrite<Given = void>({ send, say, done, failed, onSuccess }: DeskWrite<Given>) {
  const queries = useQueryClient();
  return useWrite<Given, DeskPaper>(send, {
    outdates: [getPaperDeclarations, listDesk, getStats, listReviewers, getPaperLog, getJournalStatistics],
    onSuccess(paper) {
      queries.setQueriesData<Answer<typeof listDesk>>(
        { queryKey: keyOf(listDesk) },
        (page) =>
          page && { ...page, results: page.results.map((each) => (each.id === paper.id ? paper : each)) },
      );
      say({ tone: 'success', words: done(paper) });
      onSuccess?.();
    },
    onError: (error) => say({ tone: 'error', words: sayFailure(error, failed) }),
  });
}
