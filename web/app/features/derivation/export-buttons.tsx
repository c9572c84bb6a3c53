import { useMutation } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { Group } from '../../ui/flow.tsx';
import { toast } from '../../ui/toast.ts';
import { type Asked, deriveAll, linesOf } from './results.ts';
import { text } from './text.ts';

/** Copy or download all that the pages of a term show; `asked` is null while there is nothing. */
export function ExportButtons({ asked }: { asked: Asked | null }) {
  const copy = useMutation({
    async mutationFn(of: Asked) {
      const { words } = await deriveAll(of);
      await navigator.clipboard.writeText(linesOf(words));
    },
    onSuccess: () => toast('success', text.copied),
    onError: () => toast('error', text.copyFailed),
  });
  const pdf = useMutation({
    async mutationFn(of: Asked) {
      // Shaping of Arabic letters is large: it is loaded when somebody asks for the file.
      const [{ downloadDerivations }, { words, roots }] = await Promise.all([
        import('./derivation-pdf.ts'),
        deriveAll(of),
      ]);
      await downloadDerivations(of.term, roots, words);
    },
    onError: () => toast('error', text.pdfFailed),
  });
  const withResults = (act: (of: Asked) => void) => () => {
    if (asked === null) toast('error', text.nothingToExport);
    else act(asked);
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
