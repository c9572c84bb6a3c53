import { lazy, Suspense, useEffect, useState } from 'react';
import { useSession } from '../../session.ts';

const DELAY_MS = 3_000;
/** Set for this session of the browser once the tour was closed. */
const SEEN_KEY = 'tutorialSeen';

// Most readers never see it, so it comes only when it opens.
const part = () => import('./tutorial-modal.tsx');
const TutorialModal = lazy(async () => ({ default: (await part()).TutorialModal }));

/** Offer the tour to a visitor who is new in this session. */
export function Tutorial() {
  const { status } = useSession();
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (status !== 'signed-out' || window.sessionStorage.getItem(SEEN_KEY)) return;
    let timer = setTimeout(() => void offer(), DELAY_MS);
    let isGone = false;
    async function offer() {
      await part().catch(() => {});
      if (isGone) return;
      // Nobody is interrupted in a word, nor after its last letter.
      if (document.activeElement?.matches('input, textarea, select'))
        timer = setTimeout(() => void offer(), DELAY_MS);
      else setOpen(true);
    }
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [status]);

  const close = () => {
    window.sessionStorage.setItem(SEEN_KEY, '1');
    setOpen(false);
  };
  return isOpen ? (
    <Suspense fallback={null}>
      <TutorialModal onClose={close} />
    </Suspense>
  ) : null;
}
