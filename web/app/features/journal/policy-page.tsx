import { getReviewPolicy } from '@mustalah/contract/journal/review';
import { data } from 'react-router';
import { call } from '../../api.ts';
import { publicPageMeta, publicUrlOf } from '../../page-meta.ts';
import type { Route } from './+types/policy-page';
import styles from './journal.module.css';
import { JournalFrame } from './journal-frame.tsx';
import { policies, type ReviewPolicy } from './policies.ts';

const policyOf = (name: string, policy: ReviewPolicy | undefined) =>
  policy && Object.hasOwn(policies, name) ? policies[name]?.(policy) : undefined;

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const review = await call(getReviewPolicy, {}, { context, request });
  if (!policyOf(params.policy, review)) throw data(null, { status: 404 });
  return { review, publicUrl: publicUrlOf(context) };
}

export const meta: Route.MetaFunction = ({ loaderData, params }) => {
  const policy = policyOf(params.policy, loaderData?.review);
  if (!policy) return [];
  return publicPageMeta({
    title: policy.title,
    description: policy.description,
    path: `/journal/${params.policy}`,
    publicUrl: loaderData?.publicUrl,
  });
};

export default function PolicyPage({ params, loaderData }: Route.ComponentProps) {
  const policy = policyOf(params.policy, loaderData.review);
  if (!policy) return null;
  return (
    <JournalFrame title={policy.title} lead={policy.lead} width="text">
      {policy.sections.map(({ title, paragraphs = [], points }) => (
        <section key={title} className={styles.policy}>
          <h2 className={styles.heading}>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {points && (
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </JournalFrame>
  );
}
