import { lazy, Suspense, useEffect, useState } from 'react';
import { guideIdentity, type IdentityDemand } from '../../identity.ts';

const IdentityDialog = lazy(() => import('./identity-dialog.tsx'));

interface Question {
  demand: IdentityDemand;
  answer: (isProved: boolean) => void;
}

/** Stands in every page and opens the dialog where an act needs to know that it is still the same person. */
export function IdentityGuide() {
  const [question, setQuestion] = useState<Question | null>(null);
  useEffect(() => guideIdentity((demand) => new Promise((answer) => setQuestion({ demand, answer }))), []);
  if (!question) return null;
  return (
    <Suspense>
      <IdentityDialog
        demand={question.demand}
        onEnd={(isProved) => {
          setQuestion(null);
          question.answer(isProved);
        }}
      />
    </Suspense>
  );
}
