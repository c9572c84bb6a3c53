import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { text } from './text.ts';

const AiModal = lazy(() => import('./ai-modal.tsx'));

/** The assistant for one term, and what opens it; its code is loaded when it is first asked for. */
export function useAssistant(term: string) {
  const [isOpen, { open, close }] = useDisclosure(false);
  const assistant = isOpen && (
    <Suspense>
      <AiModal term={term} onClose={close} />
    </Suspense>
  );
  return { open, assistant };
}

/** Opens the assistant for one term. */
export function AiButton({ term }: { term: string }) {
  const { open, assistant } = useAssistant(term);
  return (
    <>
      <Button
        size="compact-sm"
        variant="subtle"
        leftSection={<Icon name="spark" size={18} />}
        aria-label={text.aiFor(term)}
        onClick={open}
      >
        {text.ai}
      </Button>
      {assistant}
    </>
  );
}
