import { getTerm } from '@mustalah/contract/terms/dictionary';
import { Button } from '../../ui/button.tsx';
import { useCall } from '../../use-call.ts';
import { text } from './text.ts';

/** The way to the form, for whoever may edit this term; the server rendered the page for nobody in particular. */
export function EditLink({ id }: { id: number }) {
  const { data } = useCall(getTerm, { params: { id } }, { isPersonal: true });
  if (!data?.can_edit) return null;
  return (
    <Button to={`/term/${id}/edit`} size="compact-sm" variant="subtle">
      {text.edit}
    </Button>
  );
}
