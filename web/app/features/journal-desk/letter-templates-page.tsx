import {
  type LetterSide,
  type LetterTemplate,
  listTemplates,
  previewTemplate,
  resetTemplate,
  saveTemplate,
  TEMPLATE_LENGTHS,
} from '@mustalah/contract/journal/templates';
import { useState } from 'react';
import { call, sayFailure } from '../../api.ts';
import { DeskNav } from '../../domain/journal-strip.tsx';
import { privatePageMeta } from '../../page-meta.ts';
import { common } from '../../text/common.ts';
import { formatMoment } from '../../text/format.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Empty } from '../../ui/empty.tsx';
import { LongTextField, TextField } from '../../ui/field.tsx';
import { Group, Stack } from '../../ui/flow.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { useCall } from '../../use-call.ts';
import { useFormWrite } from '../../use-form-write.ts';
import { useWrite } from '../../use-write.ts';
import { LetterAsRead } from './letter-as-read.tsx';
import { templatesText as text } from './text.ts';

export const meta = () => privatePageMeta(text.title);

const sides = (['author', 'reviewer', 'editor'] as const).map((name) => ({ name, title: text.sides[name] }));

/** Every letter that the journal sends, for its editors to word. */
export default function LetterTemplatesPage() {
  const { data, isError, refetch } = useCall(listTemplates, {});
  const [side, setSide] = useState<LetterSide>('author');
  const [openedId, open] = useState<string | null>(null);
  const opened = data?.find(({ id }) => id === openedId);
  return (
    <PageFrame title={text.title} lead={text.lead}>
      <DeskNav />
      <Tabs label={text.sidesLabel} tabs={sides} value={side} onChange={setSide}>
        <DataTable
          label={text.table}
          rows={data?.filter(({ to }) => to === side)}
          keyOf={({ id }) => id}
          columns={columnsWith(open)}
          failure={isError ? { message: text.loadFailed, onRetry: () => void refetch() } : null}
          empty={<Empty title={text.none} />}
        />
      </Tabs>
      {opened && <TemplateDialog key={opened.changed_at} letter={opened} onClose={() => open(null)} />}
    </PageFrame>
  );
}

const columnsWith = (open: (id: string) => void): Column<LetterTemplate>[] => [
  { key: 'occasion', title: text.occasion, cell: ({ occasion }) => occasion },
  { key: 'subject', title: text.subject, cell: ({ subject }) => <bdi>{subject}</bdi> },
  {
    key: 'changed',
    title: text.state,
    cell: ({ changed_at, changed_by }) =>
      changed_at === null ? (
        <Text size="sm" c="dimmed">
          {text.asDelivered}
        </Text>
      ) : (
        <Stack gap={4} align="start">
          <Badge color="gold">{text.changed}</Badge>
          <Text size="xs" c="dimmed">
            <bdi>{changed_by}</bdi> · {formatMoment(changed_at)}
          </Text>
        </Stack>
      ),
  },
  {
    key: 'actions',
    title: text.actions,
    isNarrow: true,
    cell: ({ id, occasion }) => (
      <Button size="xs" variant="default" aria-label={text.editOf(occasion)} onClick={() => open(id)}>
        {text.edit}
      </Button>
    ),
  },
];

/** A letter to be worded, looked at with values for example, kept, or put back. */
function TemplateDialog({ letter, onClose }: { letter: LetterTemplate; onClose: () => void }) {
  const { id, places, changed_at } = letter;
  const params = { id };
  const [shown, show] = useState<{ subject: string; body: string } | null>(null);
  const form = useFormWrite({
    initialValues: { subject: letter.subject, body: letter.body },
    check: ({ subject }) => (subject.trim() ? {} : { subject: common.required }),
    send: (body) => call(saveTemplate, { params, body }),
    outdates: [listTemplates],
    onSuccess() {
      toast('success', text.saved);
      onClose();
    },
    onError: (error) => toast('error', sayFailure(error, text.saveFailed)),
  });
  const previewing = useWrite(() => call(previewTemplate, { params, body: form.values }), {
    outdates: [],
    onSuccess: show,
    onError: (error) => {
      show(null);
      toast('error', sayFailure(error, text.previewFailed));
    },
  });
  const resetting = useWrite(() => call(resetTemplate, { params }), {
    outdates: [listTemplates],
    onSuccess() {
      toast('success', text.putBack);
      onClose();
    },
    onError: (error) => toast('error', sayFailure(error, text.saveFailed)),
  });
  return (
    <Dialog title={letter.occasion} onClose={onClose} size="lg">
      <form {...form.props}>
        <Stack gap="md">
          <TextField
            {...form.inputFor('subject')}
            label={text.subject}
            required
            maxLength={TEMPLATE_LENGTHS.subject}
          />
          <LongTextField
            {...form.inputFor('body')}
            label={text.body}
            rows={10}
            maxLength={TEMPLATE_LENGTHS.body}
          />
          <div>
            <Text size="sm" fw={600}>
              {text.places}
            </Text>
            <Text size="sm" c="dimmed">
              {places
                .map(({ name, is_needed }) => (is_needed ? text.neededPlace(name) : `{${name}}`))
                .join('، ')}
            </Text>
          </div>
          {shown && <LetterAsRead letter={shown} label={text.preview} />}
          <Group gap="sm">
            <ActionButton variant="default" isBusy={previewing.isPending} onClick={() => previewing.write()}>
              {text.preview}
            </ActionButton>
            {changed_at !== null && (
              <ActionButton variant="subtle" isBusy={resetting.isPending} onClick={() => resetting.write()}>
                {text.putBackAct}
              </ActionButton>
            )}
          </Group>
          <DialogActions onCancel={onClose} isBusy={form.isSending}>
            {text.save}
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}
