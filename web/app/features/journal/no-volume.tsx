import { Button } from '../../ui/button.tsx';
import { Group } from '../../ui/flow.tsx';
import { JournalFrame } from './journal-frame.tsx';
import { text } from './text.ts';

/** Stands where a volume was looked for that is not there, or not published. */
export const NoVolume = () => (
  <JournalFrame title={text.notFound} lead={text.notFoundHint} width="text">
    <Group>
      <Button to="/journal">{text.allVolumes}</Button>
      <Button to="/journal/archive" variant="outline">
        {text.archiveTitle}
      </Button>
    </Group>
  </JournalFrame>
);
