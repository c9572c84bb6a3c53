import type { Answer, Endpoint, Sent } from '@mustalah/contract/endpoint';
import { keepPreviousData, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { call, isAborted } from './api.ts';
import { useSession } from './session.ts';

/** Where the answers of an endpoint are kept; what was sent and who asked follow. */
export const keyOf = <E extends Endpoint>(endpoint: E, ...told: [sent?: Sent<E>, userId?: number | null]) => [
  endpoint.path,
  ...told,
];

type Kept = 'staleTime' | 'gcTime' | 'refetchInterval' | 'refetchOnWindowFocus';

interface CallOptions<E extends Endpoint> extends Pick<UseQueryOptions<Answer<E>>, Kept> {
  /**
   * The answer tells of the signed-in user: nobody else sees it, and without a user it is not asked for.
   * So it is without saying for every call that strangers may not make.
   */
  isPersonal?: boolean;
  enabled?: boolean;
  /** Anybody is answered, the signed-in user otherwise than strangers. */
  knowsUser?: boolean;
  /** While the next answer is on its way, the one before it stays. */
  keepsPrevious?: boolean;
  /** What the server rendered the page with, and when. */
  first?: { answer: Answer<E> | null | undefined; at?: number };
  timeoutMs?: number;
  /** It stands beside the page: its failure is told to the log only. */
  isAside?: boolean;
  /** Tells apart calls that send the same and are answered differently, as a random term is. */
  turn?: number;
}

/** What a screen sees of a call. */
type Asked<E extends Endpoint> = Pick<
  UseQueryResult<Answer<E>>,
  | 'data'
  | 'error'
  | 'isError'
  | 'isPending'
  | 'isLoading'
  | 'isFetching'
  | 'isPlaceholderData'
  | 'dataUpdatedAt'
  | 'refetch'
>;

/** Ask the API and keep the answer; what outdates it is said by the writes (`useWrite`). */
export function useCall<E extends Endpoint>(
  endpoint: E,
  sent: Sent<E>,
  options: CallOptions<E> = {},
): Asked<E> {
  const {
    isPersonal = endpoint.access !== 'anyone',
    knowsUser = isPersonal,
    enabled = true,
    keepsPrevious,
    first,
    timeoutMs,
    isAside,
    turn,
    ...rest
  } = options;
  const { user } = useSession();
  const isAsked = isPersonal ? enabled && user !== null : enabled;
  // The server asks in loaders; to keep answers for one rendering would be a quarter of its work.
  if (import.meta.env.SSR) return answered(first, isAsked);
  // Either way all renderings of one program go the same.
  // oxlint-disable-next-line react/rules-of-hooks
  return useQuery<Answer<E>>({
    ...rest,
    queryKey: [...keyOf(endpoint, sent, knowsUser ? (user?.id ?? null) : null), ...(turn ? [turn] : [])],
    queryFn: async ({ signal }) => {
      const answer = call(endpoint, sent, { signal, ...(timeoutMs && { timeoutMs }) });
      if (isAside) answer.catch(log);
      return answer;
    },
    enabled: isAsked,
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
    ...(first?.answer && { initialData: () => first.answer ?? undefined }),
    ...(first?.at && { initialDataUpdatedAt: first.at }),
  });
}

/** What a screen sees before anything was asked. */
const answered = <E extends Endpoint>(first: CallOptions<E>['first'], isAsked: boolean): Asked<E> => ({
  data: first?.answer ?? undefined,
  error: null,
  isError: false,
  isPending: !first?.answer,
  isLoading: isAsked && !first?.answer,
  isFetching: isAsked && !first?.answer,
  isPlaceholderData: false,
  dataUpdatedAt: first?.at ?? 0,
  refetch: () => Promise.reject(new Error('nothing is asked while a page is rendered')),
});

function log(error: unknown): void {
  // A request that was given up on purpose is no failure.
  if (!isAborted(error)) console.error(error);
}
