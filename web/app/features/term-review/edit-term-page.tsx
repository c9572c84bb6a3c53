import { getTerm, listCategories } from '@mustalah/contract/terms/dictionary';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { call } from '../../api.ts';
import { privatePageMeta } from '../../page-meta.ts';
import { fallbackCategories } from '../../text/categories.ts';
import { Alert } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { PageLoading } from '../../ui/page-loading.tsx';
import type { Route } from './+types/edit-term-page';
import { EditForm } from './edit-form.tsx';
import { text } from './text.ts';

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const [term, categories] = await Promise.all([
    call(getTerm, { params: { id: params.id } }, { request }),
    call(listCategories, {}, { request }).catch(() => fallbackCategories.map((name) => ({ name }))),
  ]);
  return { term, categories: categories.map(({ name }) => name) };
}
export const HydrateFallback = PageLoading;
export const meta: Route.MetaFunction = () => privatePageMeta(text.editPage);

/** Where the author of a pending term corrects it. */
export default function EditTermPage({ loaderData: { term, categories } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const back = () => void navigate(`/term/${term.id}`);
  return (
    <PageFrame title={text.editTitle(term.arabic)} width="text">
      {term.can_edit ? (
        <Card padding="lg">
          <EditForm
            term={term}
            categories={categories}
            onCancel={back}
            onDone={back}
            onConflict={() => void revalidate()}
          />
        </Card>
      ) : (
        <Alert color="gold" title={text.notEditable}>
          <Link to={`/term/${term.id}`}>{term.arabic}</Link>
        </Alert>
      )}
    </PageFrame>
  );
}
