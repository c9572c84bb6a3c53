import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { Button, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { text } from './text.ts';

const AiModal = lazy(() => import('./ai-modal.tsx'));

/** Opens the assistant for one term; its code is loaded when it is first asked for. */
export function AiButton({ term, asIcon }: { term: string; asIcon?: boolean }) {
  const [isOpen, { open, close }] = useDisclosure(false);
  const props = { onClick: open, 'aria-label': text.aiFor(term), variant: 'subtle' } as const;
  return (
    <>
      {asIcon ? (
        <IconButton size="lg" {...props}>
          <Icon name="spark" />
        </IconButton>
      ) : (
        <Button size="compact-sm" leftSection={<Icon name="spark" size={18} />} {...props}>
          {text.ai}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <AiModal term={term} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
