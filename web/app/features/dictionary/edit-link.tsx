import { Button } from '@mantine/core';
import { getTerm } from '@mustalah/contract/terms/dictionary';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '../../api.ts';
import { useSession } from '../../session.ts';
import { text } from './text.ts';

/** The way to the form, for whoever may edit this term; the server rendered the page for nobody in particular. */
export function EditLink({ id }: { id: number }) {
  const { user } = useSession();
  const { data } = useQuery({
    queryKey: ['term', id, user?.id],
    queryFn: ({ signal }) => call(getTerm, { params: { id } }, { signal }),
    enabled: user !== null,
  });
  if (!data?.can_edit) return null;
  return (
    <Button component={Link} to={`/term/${id}/edit`} size="compact-md" variant="subtle">
      {text.edit}
    </Button>
  );
}
