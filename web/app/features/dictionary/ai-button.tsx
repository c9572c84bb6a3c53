import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { text } from './text.ts';

const AiModal = lazy(() => import('./ai-modal.tsx'));

/** Opens the assistant for one term; its code is loaded when it is first asked for. */
export function AiButton({ term, label = text.ai }: { term: string; label?: string }) {
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button size="compact-md" variant="subtle" onClick={open} aria-label={text.aiFor(term)}>
        {label}
      </Button>
      {isOpen && (
        <Suspense>
          <AiModal term={term} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
