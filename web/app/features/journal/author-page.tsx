import { AUTHOR_KEY, authorPath, getAuthor } from '@mustalah/contract/journal/article-search';
import { isRouteErrorResponse } from 'react-router';
import { pageAsked, pageCountOf } from '../../address.ts';
import { call } from '../../api.ts';
import { type PageHandle, publicPageMeta, publicUrlOf, tabTitle } from '../../page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { Empty, EmptyPage } from '../../ui/empty.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Text } from '../../ui/text.tsx';
import type { Route } from './+types/author-page';
import { ArticleList } from './article-list.tsx';
import { JournalFrame } from './journal-frame.tsx';
import { articleText, articlesText as text } from './text.ts';

const PAGE_SIZE = 20;

export async function loader({ params: { key }, context, request }: Route.LoaderArgs) {
  if (!AUTHOR_KEY.test(key)) throw new Response(null, { status: 404 });
  const page = pageAsked(new URL(request.url).searchParams);
  const author = await call(
    getAuthor,
    { params: { key }, query: { page, page_size: PAGE_SIZE } },
    { context, request },
  );
  return { author, page, publicUrl: publicUrlOf(context) };
}

export const handle: PageHandle = { search: ['page'] };

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [{ title: tabTitle(text.noAuthor) }];
  const { author, publicUrl } = loaderData;
  const person = {
    '@context': 'https://schema.org',
    '@type': 'Person',
    '@id': publicUrl + authorPath(author.key),
    name: author.name,
    ...(author.latin_name && { alternateName: author.latin_name }),
    ...(author.affiliation && { affiliation: { '@type': 'Organization', name: author.affiliation } }),
    ...(author.orcid && { sameAs: `https://orcid.org/${author.orcid}` }),
  };
  return [
    ...publicPageMeta({
      title: author.name,
      description: text.authorDescription(author.name),
      path: authorPath(author.key),
      publicUrl,
    }),
    { 'script:ld+json': person },
  ];
};

/** All published articles of one author. */
export default function AuthorPage({ loaderData }: Route.ComponentProps) {
  const { author, page } = loaderData;
  const { key, name, latin_name, affiliation, orcid, articles } = author;
  return (
    <JournalFrame
      title={<bdi>{name}</bdi>}
      lead={
        latin_name && (
          <bdi lang="en" dir="ltr">
            {latin_name}
          </bdi>
        )
      }
    >
      {affiliation && <Text dir="auto">{affiliation}</Text>}
      {orcid && (
        <Text>
          <a
            href={`https://orcid.org/${orcid}`}
            rel="author noopener"
            className="hit"
            aria-label={articleText.orcid(orcid, name)}
          >
            <bdi lang="en">{orcid}</bdi>
          </a>
        </Text>
      )}
      <Text c="dimmed" size="sm">
        {text.found(articles.count)}
      </Text>
      <ArticleList articles={articles.results} label={text.articlesOf(name)} />
      {articles.results.length === 0 && <EmptyPage to={authorPath(key)} />}
      <Pager
        page={page}
        total={pageCountOf(articles.count, PAGE_SIZE)}
        hrefOf={(to) => `${authorPath(key)}?page=${to}`}
        label={text.pages}
      />
    </JournalFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isAbsent = (isRouteErrorResponse(error) || error instanceof Response) && error.status === 404;
  // Whatever else it is, the layout of all pages says it.
  if (!isAbsent) throw error;
  return (
    <JournalFrame title={text.noAuthor}>
      <Empty title={text.noAuthorHint}>
        <Button to="/articles" variant="outline">
          {text.title}
        </Button>
      </Empty>
    </JournalFrame>
  );
}
