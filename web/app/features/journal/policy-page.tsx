import type { Answer } from '@mustalah/contract/endpoint';
import { getPolicy } from '@mustalah/contract/journal/policies';
import { getReviewPolicy } from '@mustalah/contract/journal/review';
import { data } from 'react-router';
import { call } from '../../api.ts';
import { decisionOn, isPolicyName, policies } from '../../domain/policies.ts';
import { PolicySections } from '../../domain/policy-sections.tsx';
import { linesOf } from '../../domain/policy-text.ts';
import { type PageHandle, publicPageMeta, publicUrlOf } from '../../page-meta.ts';
import { formatDay, formatInteger } from '../../text/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Link } from '../../ui/link.tsx';
import type { Route } from './+types/policy-page';
import { inShort } from './in-short.ts';
import styles from './journal.module.css';
import { JournalFrame } from './journal-frame.tsx';
import { policyText as text } from './text.ts';

const VERSION = /^\d{1,9}$/;

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const name = params.policy;
  const version = new URL(request.url).searchParams.get('version');
  if (!isPolicyName(name) || (version && !VERSION.test(version))) throw data(null, { status: 404 });
  const sent = { context, request };
  const query = version ? { version: Number(version) } : {};
  const [policy, review] = await Promise.all([
    call(getPolicy, { params: { name }, query }, sent),
    call(getReviewPolicy, {}, sent),
  ]);
  const sentence = decisionOn[name]?.(review);
  return {
    ...policy,
    lines: linesOf(name, policy.text, sentence ? { sentence, title: text.whoDecides } : undefined),
    isFormer: policy.version !== (policy.versions[0]?.version ?? 0),
    publicUrl: publicUrlOf(context),
  };
}

export const handle: PageHandle = { search: ['version'] };

export const meta: Route.MetaFunction = ({ loaderData, params }) => {
  if (!loaderData || !isPolicyName(params.policy)) return [];
  const { title, description } = policies[params.policy];
  const { lines, publicUrl, isFormer } = loaderData;
  return [
    ...publicPageMeta({
      title,
      description: loaderData.text === null || !lines.lead ? description : inShort(lines.lead),
      path: `/journal/${params.policy}`,
      publicUrl,
    }),
    ...(isFormer ? [{ name: 'robots', content: 'noindex, follow' }] : []),
  ];
};

export default function PolicyPage({ loaderData }: Route.ComponentProps) {
  const { name, lines, isFormer, saved_at, versions } = loaderData;
  return (
    <JournalFrame title={policies[name].title} lead={lines.lead} width="text">
      {isFormer && (
        <Alert color="gold" title={saved_at ? text.former(formatDay(saved_at)) : text.formerFirst}>
          {decisionOn[name] && <p>{text.decisionIsToday}</p>}
          <Link to={`/journal/${name}`}>{text.toCurrent}</Link>
        </Alert>
      )}
      <PolicySections sections={lines.sections} />
      {versions[0] && <Versions name={name} shown={loaderData.version} versions={versions} />}
    </JournalFrame>
  );
}

interface VersionsProps extends Pick<Answer<typeof getPolicy>, 'name' | 'versions'> {
  shown: number;
}

/** When the page was changed last, and what it said before. */
function Versions({ name, shown, versions: [current, ...former] }: VersionsProps) {
  const all = [
    ...former.map(({ version, saved_at, is_original }) => ({
      version,
      label: text.savedOn(formatInteger(version), formatDay(saved_at), is_original),
    })),
    { version: 0, label: text.first },
  ];
  return (
    <section aria-label={text.versions} className={styles.note}>
      {current && <p>{text.changedOn(formatDay(current.saved_at))}</p>}
      <details open={shown !== current?.version}>
        <summary>{text.formerVersions}</summary>
        <ul>
          {all.map(({ version, label }) => (
            <li key={version}>
              <Link
                to={`/journal/${name}?version=${version}`}
                aria-current={version === shown ? 'page' : undefined}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
