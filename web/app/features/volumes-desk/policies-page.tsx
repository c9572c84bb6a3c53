import { listPolicies, type PolicyName } from '@mustalah/contract/journal/policies';
import { useState } from 'react';
import { DeskNav } from '../../domain/journal-strip.tsx';
import { isPolicyName, policies as originals } from '../../domain/policies.ts';
import { privatePageMeta } from '../../page-meta.ts';
import { LeaveWarning } from '../../ui/leave-warning.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Text } from '../../ui/text.tsx';
import { Skeleton } from '../../ui/waiting.tsx';
import { useCall } from '../../use-call.ts';
import { type Draft, isUnsaved, PolicyEditor } from './policy-editor.tsx';
import { policiesText as text } from './text.ts';

export const meta = () => privatePageMeta(text.title);

const tabs = Object.keys(originals)
  .filter(isPolicyName)
  .map((name) => ({ name, title: originals[name].title }));

/** The pages on which the journal says how it works, for its editors to word. */
export default function PoliciesPage() {
  const { data, isError, refetch } = useCall(listPolicies, {});
  const [name, setName] = useState<PolicyName>('about');
  // What is written on one page stays while another is looked at.
  const [drafts, setDrafts] = useState<Partial<Record<PolicyName, Draft>>>({});
  const policy = data?.find((each) => each.name === name);
  const unsaved = data?.filter((each) => isUnsaved(each, drafts[each.name])) ?? [];
  return (
    <PageFrame title={text.title} lead={text.lead}>
      <DeskNav />
      {unsaved.length > 0 && (
        <LeaveWarning title={text.unsaved} act={text.leave}>
          <Text>{text.wouldBeLost(unsaved.map((each) => originals[each.name].title))}</Text>
        </LeaveWarning>
      )}
      <Tabs label={text.pages} tabs={tabs} value={name} onChange={setName}>
        {policy ? (
          <PolicyEditor
            key={name}
            policy={policy}
            draft={drafts[name]}
            onDraft={(draft) => setDrafts((all) => ({ ...all, [name]: draft }))}
          />
        ) : isError ? (
          <LoadFailure message={text.loadFailed} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height="32rem" />
        )}
      </Tabs>
    </PageFrame>
  );
}
