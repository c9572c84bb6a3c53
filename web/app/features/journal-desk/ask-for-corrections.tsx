import { askForCorrections, type DeskPaper } from '@mustalah/contract/journal/desk';
import { useState } from 'react';
import { call } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import type { Message } from './banner.tsx';
import { ReasonedAct } from './reasoned-act.tsx';
import { editorsCorrectionText as text } from './text.ts';

interface AskForCorrectionsProps {
  paper: DeskPaper;
  say: (message: Message) => void;
}

/** An author knows best how the names on a paper are written. */
export function AskForCorrections({ paper: { id, title, version }, say }: AskForCorrectionsProps) {
  const [isAsking, ask] = useState(false);
  return (
    <>
      <Button size="xs" variant="outline" onClick={() => ask(true)}>
        {text.ask}
      </Button>
      {isAsking && (
        <ReasonedAct
          title={text.askTitle(title)}
          lead={text.askLead}
          label={text.askWhat}
          missing={text.askMissing}
          act={text.askSend}
          color="green"
          send={(reason) => call(askForCorrections, { params: { id }, body: { reason, version } })}
          say={say}
          done={text.asked}
          failed={text.askFailed}
          onClose={() => ask(false)}
        />
      )}
    </>
  );
}
