import {
  listPolicies,
  type ManagedPolicy,
  POLICY_LENGTH,
  type PolicyName,
  policyPlaces,
  savePolicy,
} from '@mustalah/contract/journal/policies';
import { getReviewPolicy } from '@mustalah/contract/journal/review';
import { type FormEvent, useDeferredValue, useState } from 'react';
import { call, RefusedCall } from '../../api.ts';
import { decisionOn, policies as originals } from '../../domain/policies.ts';
import { PolicySections } from '../../domain/policy-sections.tsx';
import { linesOf, sourceOf } from '../../domain/policy-text.ts';
import { common } from '../../text/common.ts';
import { formatMoment } from '../../text/format.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Button } from '../../ui/button.tsx';
import { LongTextField } from '../../ui/field.tsx';
import { Group, Stack } from '../../ui/flow.tsx';
import { Anchor, Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { useCall } from '../../use-call.ts';
import { useWrite } from '../../use-write.ts';
import styles from './desk.module.css';
import { OvertakenPolicy } from './overtaken-policy.tsx';
import { PolicyVersions } from './policy-versions.tsx';
import { PutBackPolicy } from './put-back-policy.tsx';
import { sayWhy } from './say-why.ts';
import { policiesText as text } from './text.ts';

/** What is written and not saved yet, and the version that stood in the page when the writing began. */
export interface Draft {
  text: string;
  after: number;
}

const standingText = ({ name, text: own }: ManagedPolicy): string => own ?? sourceOf(originals[name]);

/** Whether something is written that the page does not say yet. */
export const isUnsaved = (policy: ManagedPolicy, draft: Draft | undefined): boolean =>
  draft !== undefined && draft.text !== standingText(policy);

interface EditorProps {
  policy: ManagedPolicy;
  draft: Draft | undefined;
  onDraft: (draft: Draft | undefined) => void;
}

/** The text of one page, as it will look, and what it said before. */
export function PolicyEditor({ policy, draft, onDraft }: EditorProps) {
  const { name, version } = policy;
  const places = policyPlaces[name];
  const standing = standingText(policy);
  const written = draft ?? { text: standing, after: version };
  const isOvertaken = version > written.after;
  const [fault, setFault] = useState('');
  const [isPuttingBack, putBack] = useState(false);
  const write = (changed: string) => {
    setFault('');
    onDraft({ text: changed, after: written.after });
  };
  const saving = useWrite((body: Draft) => call(savePolicy, { params: { name }, body }), {
    outdates: [listPolicies],
    onSuccess(saved, sent) {
      onDraft({ text: sent.text, after: saved.version });
      toast('success', text.saved);
    },
    onError(error) {
      setFault((error instanceof RefusedCall && error.fields.text?.[0]) || '');
      toast('error', sayWhy(text.saveFailed, error));
    },
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (written.text.trim()) saving.write(written);
    else setFault(common.required);
  };
  return (
    <Stack gap="md">
      <Standing policy={policy} />
      {isOvertaken && (
        <OvertakenPolicy
          policy={policy}
          text={standing}
          onKeep={() => onDraft({ text: written.text, after: version })}
          onTake={() => onDraft(undefined)}
        />
      )}
      <form noValidate onSubmit={save} className={styles.policy}>
        <Stack gap="sm">
          <LongTextField
            label={text.text}
            name="text"
            description={places.length > 0 ? `${text.marks} ${text.places(places.join('، '))}` : text.marks}
            rows={20}
            maxLength={POLICY_LENGTH}
            required
            value={written.text}
            error={fault}
            onChange={({ currentTarget }) => write(currentTarget.value)}
          />
          <Group gap="sm">
            <ActionButton
              type="submit"
              isBusy={saving.isPending}
              disabled={isOvertaken || written.text === standing}
            >
              {text.save}
            </ActionButton>
            {written.text !== standing && (
              <Button variant="subtle" onClick={() => onDraft(undefined)}>
                {text.undo}
              </Button>
            )}
            {policy.text !== null && (
              <Button variant="subtle" onClick={() => putBack(true)}>
                {text.putBackAct}
              </Button>
            )}
          </Group>
        </Stack>
        <Preview name={name} written={written.text} />
      </form>
      {policy.versions.length > 0 && <PolicyVersions policy={policy} onTake={write} />}
      {isPuttingBack && (
        <PutBackPolicy policy={policy} onDone={() => onDraft(undefined)} onClose={() => putBack(false)} />
      )}
    </Stack>
  );
}

/** When and by whom the page was changed last, and the way to it. */
const Standing = ({ policy: { name, text: own, saved_at, saved_by } }: Pick<EditorProps, 'policy'>) => (
  <Group gap="sm" justify="space-between">
    <Text size="sm" c="dimmed">
      {saved_at === null || saved_by === null
        ? text.asDelivered
        : (own === null ? text.putBackBy : text.changed)(saved_by, formatMoment(saved_at))}
    </Text>
    <Anchor size="sm" to={`/journal/${name}`}>
      {text.openPage}
    </Anchor>
  </Group>
);

/** The page as readers will see it; a text is read after the typing, which does not wait for it. */
function Preview({ name, written }: { name: PolicyName; written: string }) {
  const { data: review } = useCall(getReviewPolicy, {});
  const shown = useDeferredValue(written);
  const sentence = review && decisionOn[name]?.(review);
  const { lead, sections } = linesOf(
    name,
    shown,
    sentence ? { sentence, title: text.whoDecides } : undefined,
  );
  return (
    // It scrolls, and so whoever has only keys must get into it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.policyPreview} aria-label={text.preview} tabIndex={0}>
      <Text size="sm" c="dimmed">
        {text.preview}
      </Text>
      <Text mt="sm" dir="auto">
        {lead}
      </Text>
      <Stack gap="md" mt="md">
        <PolicySections sections={sections} />
      </Stack>
    </section>
  );
}
