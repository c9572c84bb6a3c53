import { isRouteErrorResponse } from 'react-router';
import { LockedPage } from '../../domain/locked-page.tsx';
import { SearchBox } from '../../domain/search-box.tsx';
import { tabTitle } from '../../page-meta.ts';
import { common } from '../../text/common.ts';
import { sessionText } from '../../text/session.ts';
import { Button } from '../../ui/button.tsx';
import { Group } from '../../ui/flow.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { text } from './text.ts';

const statusOf = (error: unknown): number =>
  isRouteErrorResponse(error) || error instanceof Response ? error.status : 500;

/** What the page itself has to say of it. */
const noticeOf = (error: unknown): string | undefined =>
  isRouteErrorResponse(error) ? error.data?.notice : undefined;

const words: Record<number, { title: string; hint: string }> = {
  404: { title: common.pageNotFound, hint: common.pageNotFoundHint },
  410: { title: text.gone, hint: text.goneHint },
};
const fault = { title: common.somethingWentWrong, hint: text.faultHint };

/** The title of the window above an error page. */
export const errorTitle = (error: unknown): string => tabTitle(titleOf(error));

function titleOf(error: unknown): string {
  const status = statusOf(error);
  return status === 403 ? sessionText.locked : (words[status] ?? fault).title;
}

/** What stands in place of a page that cannot be shown: why, a search, and the ways out. */
export function ErrorPage({ error }: { error: unknown }) {
  const status = statusOf(error);
  if (status === 403) return <LockedPage notice={noticeOf(error)} />;
  const known = words[status];
  const { title, hint } = known ?? fault;
  // What was there, and why it is no longer.
  const detail =
    status === 410 && isRouteErrorResponse(error) ? (error.data?.detail as string | undefined) : null;
  return (
    <PageFrame title={title} lead={detail ?? hint} width="text">
      {status === 410 ? <WaysIntoJournal /> : <WaysOut isFault={!known} />}
    </PageFrame>
  );
}

/** Only of the journal something was there that is no longer. */
const WaysIntoJournal = () => (
  <Group>
    <Button to="/articles">{text.articles}</Button>
    <Button to="/journal" variant="outline">
      {text.journal}
    </Button>
  </Group>
);

function WaysOut({ isFault }: { isFault: boolean }) {
  return (
    <>
      <SearchBox />
      <Group>
        {isFault && <Button onClick={() => window.location.reload()}>{common.retry}</Button>}
        <Button to="/" variant={isFault ? 'outline' : 'filled'}>
          {common.backHome}
        </Button>
        <Button to="/dictionary" variant="outline">
          {text.browseDictionary}
        </Button>
      </Group>
    </>
  );
}
