import { getTerm } from '@mustalah/contract/terms/dictionary';
import { useRevalidator } from 'react-router';
import { sayFailure } from '../../../api.ts';
import { toldOfTerms } from '../../../domain/outdated.ts';
import { toast } from '../../../ui/toast.ts';
import { useWrite } from '../../../use-write.ts';
import { conceptText } from './text.ts';

/** Write a part of an entry, say how it went, and show the entry as it is then. */
export function usePartWrite<Given = void>(
  write: (given: Given) => Promise<{ detail: string }>,
  onDone?: () => void,
) {
  const { revalidate } = useRevalidator();
  return useWrite(write, {
    outdates: [getTerm, ...toldOfTerms],
    onSuccess({ detail }) {
      toast('success', detail);
      onDone?.();
      void revalidate();
    },
    onError: (error) => toast('error', sayFailure(error, conceptText.failed)),
  });
}
