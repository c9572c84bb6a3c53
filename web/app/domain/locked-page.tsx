import { common } from '../text/common.ts';
import { sessionText } from '../text/session.ts';
import { Button } from '../ui/button.tsx';
import { Group } from '../ui/flow.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { SearchBox } from './search-box.tsx';
import { lockedText as text } from './text.ts';

/** Stands in place of a screen that is for other roles. */
export const LockedPage = ({ notice = text.hint }: { notice?: string | undefined }) => (
  <PageFrame title={sessionText.locked} lead={notice} width="text">
    <SearchBox />
    <Group>
      <Button to="/">{common.backHome}</Button>
      <Button to="/dictionary" variant="outline">
        {text.browseDictionary}
      </Button>
    </Group>
  </PageFrame>
);
