import {
  ANNOUNCEMENT_LENGTHS,
  createAnnouncement,
  editAnnouncement,
  listAnnouncements,
  listLatestAnnouncements,
  type ManagedAnnouncement,
} from '@mustalah/contract/announcements';
import { call } from '../../api.ts';
import { common } from '../../text/common.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { LongTextField, TextField } from '../../ui/field.tsx';
import { Stack } from '../../ui/flow.tsx';
import { toast } from '../../ui/toast.ts';
import { useFormWrite } from '../../use-form-write.ts';
import { sayWhy } from './say-why.ts';
import { announcementsText as text } from './text.ts';

/** What a write outdates that changes an announcement. */
export const toldOfAnnouncements = [listAnnouncements, listLatestAnnouncements] as const;

interface AnnouncementFormProps {
  /** Missing for a new one. */
  announcement?: ManagedAnnouncement;
  onClose: () => void;
}

/** Write an announcement, or change one. */
export function AnnouncementForm({ announcement, onClose }: AnnouncementFormProps) {
  const form = useFormWrite({
    initialValues: { title: announcement?.title ?? '', content: announcement?.content ?? '' },
    check: ({ title, content }) => ({
      ...(!title.trim() && { title: common.required }),
      ...(!content.trim() && { content: common.required }),
    }),
    onFaults: () => toast('error', text.required),
    send: (body) =>
      announcement
        ? call(editAnnouncement, { params: { id: announcement.id }, body })
        : call(createAnnouncement, { body }),
    outdates: toldOfAnnouncements,
    onSuccess() {
      toast('success', announcement ? text.saved : text.created);
      onClose();
    },
    onError: (error) => toast('error', sayWhy(text.saveFailed, error)),
  });
  return (
    <Dialog title={announcement ? text.editTitle : text.create} onClose={onClose} size="lg">
      <form {...form.props}>
        <Stack gap="md">
          <TextField
            {...form.inputFor('title')}
            label={text.announcementTitle}
            required
            dir="rtl"
            maxLength={ANNOUNCEMENT_LENGTHS.title}
            data-autofocus
          />
          <LongTextField
            {...form.inputFor('content')}
            label={text.content}
            required
            rows={6}
            dir="rtl"
            maxLength={ANNOUNCEMENT_LENGTHS.content}
          />
          <DialogActions onCancel={onClose} isBusy={form.isSending}>
            {announcement ? common.save : text.publish}
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}
