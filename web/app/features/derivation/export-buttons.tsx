import { useMutation } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { Group } from '../../ui/flow.tsx';
import { toast } from '../../ui/toast.ts';
import { deriveAll, linesOf } from './results.ts';
import { text } from './text.ts';

/** Copy or download all results of a term; `term` is null while there are none. */
export function ExportButtons({ term }: { term: string | null }) {
  const copy = useMutation({
    async mutationFn(of: string) {
      const { words } = await deriveAll(of);
      await navigator.clipboard.writeText(linesOf(words));
    },
    onSuccess: () => toast('success', text.copied),
    onError: () => toast('error', text.copyFailed),
  });
  const pdf = useMutation({
    async mutationFn(of: string) {
      // Shaping of Arabic letters is large: it is loaded when somebody asks for the file.
      const [{ downloadDerivations }, { words, roots }] = await Promise.all([
        import('./derivation-pdf.ts'),
        deriveAll(of),
      ]);
      await downloadDerivations(of, roots, words);
    },
    onError: () => toast('error', text.pdfFailed),
  });
  const withResults = (act: (term: string) => void) => () => {
    if (term === null) toast('error', text.nothingToExport);
    else act(term);
  };

  return (
    <Group gap="sm">
      <Button variant="outline" disabled={copy.isPending} onClick={withResults(copy.mutate)}>
        {text.copy}
      </Button>
      <Button variant="outline" disabled={pdf.isPending} onClick={withResults(pdf.mutate)}>
        {pdf.isPending ? text.exporting : text.exportPdf}
      </Button>
    </Group>
  );
}
