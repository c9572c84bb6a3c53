import { approveTerm, type ReviewTerm, rejectTerm } from '@mustalah/contract/terms/review';
import { TERM_LIMITS } from '@mustalah/contract/terms/term';
import { useState } from 'react';
import { call, sayFailure } from '../../api.ts';
import { toldOfTerms } from '../../domain/outdated.ts';
import { NeedsDefinition } from '../../domain/status-badge.tsx';
import { rejectionText } from '../../domain/text.ts';
import { common } from '../../text/common.ts';
import { formatDay } from '../../text/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { LongTextField } from '../../ui/field.tsx';
import { Group, Stack } from '../../ui/flow.tsx';
import { Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { useFormWrite } from '../../use-form-write.ts';
import { ReasonChips } from './reason-chips.tsx';
import styles from './term-review.module.css';
import { text } from './text.ts';

export type Act = 'approve' | 'reject';

interface TogetherDialogProps {
  act: Act;
  /** As they were when the dialog was opened: what is read here is what is decided on. */
  terms: readonly ReviewTerm[];
  onClose: () => void;
  onDone: () => void;
}

interface Refused {
  term: ReviewTerm;
  why: string;
}

/** Several terms whole, what will happen to them, and one decision on all; each that is refused says why, and the rest are done. */
export function TogetherDialog({ act, terms, onClose, onDone }: TogetherDialogProps) {
  const [done, setDone] = useState(0);
  const [refused, setRefused] = useState<readonly Refused[] | null>(null);
  const isRejection = act === 'reject';
  const form = useFormWrite({
    initialValues: { reason: '' },
    // guard: Whoever rejects several terms says why (together.test.tsx) ‹isRejection && !reason.trim() → false›
    check: ({ reason }) => (isRejection && !reason.trim() ? { reason: text.reasonMissing } : {}),
    async send({ reason }) {
      setDone(0);
      const failed: Refused[] = [];
      for (const [place, term] of terms.entries()) {
        const why = await decide(term, isRejection ? reason : null);
        if (why !== null) failed.push({ term, why });
        setDone(place + 1);
      }
      return failed;
    },
    outdates: toldOfTerms,
    onSuccess(failed) {
      onDone();
      const count = terms.length - failed.length;
      if (count > 0) toast('success', isRejection ? text.allRejectedNow(count) : text.allApproved(count));
      if (failed.length === 0) onClose();
      else setRefused(failed);
    },
  });
  const title = isRejection ? text.rejectTogether(terms.length) : text.approveTogether(terms.length);
  // What is under way cannot be called back.
  const close = () => form.isSending || onClose();
  return (
    <Dialog title={title} onClose={close} size="lg">
      {refused ? (
        <Stack gap="md">
          {refused.map(({ term, why }) => (
            <Alert key={term.id} color="gold" title={term.arabic}>
              {why}
            </Alert>
          ))}
          <Group justify="end">
            <Button variant="default" onClick={onClose} data-autofocus>
              {common.close}
            </Button>
          </Group>
        </Stack>
      ) : (
        <form {...form.props}>
          <Stack gap="md">
            <Text size="sm">{isRejection ? text.rejectTogetherWarning : text.approveTogetherWarning}</Text>
            <ul className={styles.preview} aria-label={text.chosenTerms}>
              {terms.map((term) => (
                <Preview key={term.id} term={term} />
              ))}
            </ul>
            {isRejection && (
              <>
                <ReasonChips
                  chosen={form.values.reason}
                  onChoose={(reason) => form.setFieldValue('reason', reason)}
                />
                <LongTextField
                  {...form.inputFor('reason')}
                  label={rejectionText.reason}
                  description={text.reasonOfAll}
                  required
                  rows={3}
                  dir="rtl"
                  maxLength={TERM_LIMITS.reason}
                />
              </>
            )}
            {form.isSending && (
              <Text size="sm" aria-live="polite">
                {text.decided(done, terms.length)}
              </Text>
            )}
            <DialogActions
              onCancel={close}
              isBusy={form.isSending}
              {...(isRejection && { color: 'red' as const })}
            >
              {isRejection ? text.rejectAll : text.approveAll}
            </DialogActions>
          </Stack>
        </form>
      )}
    </Dialog>
  );
}

/** One of them, whole. */
const Preview = ({ term }: { term: ReviewTerm }) => (
  <li>
    <span className="term">{term.arabic}</span>{' '}
    <bdi lang="en" className={styles.latin}>
      {term.latin}
    </bdi>{' '}
    <Badge variant="outline" color="gray">
      {term.category_name}
    </Badge>{' '}
    {term.needs_definition && <NeedsDefinition />}
    <p dir="auto">{term.definition}</p>
    <Text size="xs" c="dimmed">
      {text.by} <bdi>{term.submitter_name}</bdi> · {formatDay(term.created_at)}
      {term.author && ` · ${text.record(term.author.approved, term.author.rejected)}`}
    </Text>
  </li>
);

/** Why it could not be decided on; null when it was. */
async function decide({ id, updated_at }: ReviewTerm, reason: string | null): Promise<string | null> {
  try {
    // guard: Of several terms too, what was read is what is decided on (together.test.tsx) ‹{ params: { id }, body: { updated_at } } → { params: { id }, body: {} }›
    if (reason === null) await call(approveTerm, { params: { id }, body: { updated_at } });
    else await call(rejectTerm, { params: { id }, body: { reason, updated_at } });
    return null;
  } catch (error) {
    return sayFailure(error, text.decisionNotSent);
  }
}
