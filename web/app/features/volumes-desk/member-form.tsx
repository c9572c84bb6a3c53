import {
  addBoardMember,
  BOARD_ROLE_LENGTH,
  type BoardMember,
  editBoardMember,
  LAST_PLACE,
  listBoard,
} from '@mustalah/contract/journal/articles';
import { PAPER_LENGTHS } from '@mustalah/contract/journal/paper';
import { call } from '../../api.ts';
import { common } from '../../text/common.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { TextField } from '../../ui/field.tsx';
import { Stack } from '../../ui/flow.tsx';
import { toast } from '../../ui/toast.ts';
import { WholeNumberField } from '../../ui/whole-number-field.tsx';
import { useFormWrite } from '../../use-form-write.ts';
import { sayWhy } from './say-why.ts';
import { boardText as text } from './text.ts';

interface MemberFormProps {
  /** Missing for a new one. */
  member?: BoardMember;
  place: number;
  onClose: () => void;
}

/** Name a member of the board, or change what is said of one. */
export function MemberForm({ member, place, onClose }: MemberFormProps) {
  const form = useFormWrite({
    initialValues: {
      name: member?.name ?? '',
      latin_name: member?.latin_name ?? '',
      role: member?.role ?? '',
      affiliation: member?.affiliation ?? '',
      orcid: member?.orcid ?? '',
      place: String(place),
    },
    check: ({ name }) => (name.trim() ? {} : { name: common.required }),
    send: (body) =>
      member ? call(editBoardMember, { params: { id: member.id }, body }) : call(addBoardMember, { body }),
    outdates: [listBoard],
    onSuccess() {
      toast('success', text.saved);
      onClose();
    },
    onError: (error) => toast('error', sayWhy(text.saveFailed, error)),
  });
  return (
    <Dialog title={member ? text.editTitle(member.name) : text.add} onClose={onClose} size="lg">
      <form {...form.props}>
        <Stack gap="md">
          <TextField
            {...form.inputFor('name')}
            label={text.name}
            required
            maxLength={PAPER_LENGTHS.name}
            data-autofocus
          />
          <TextField
            {...form.inputFor('latin_name')}
            label={text.latinName}
            dir="ltr"
            maxLength={PAPER_LENGTHS.name}
          />
          <TextField {...form.inputFor('role')} label={text.role} maxLength={BOARD_ROLE_LENGTH} />
          <TextField
            {...form.inputFor('affiliation')}
            label={text.affiliation}
            maxLength={PAPER_LENGTHS.affiliation}
          />
          <TextField
            {...form.inputFor('orcid')}
            label={text.orcid}
            dir="ltr"
            placeholder="0000-0000-0000-0000"
            maxLength={PAPER_LENGTHS.orcid}
          />
          <WholeNumberField
            {...form.inputFor('place')}
            label={text.place}
            maxLength={String(LAST_PLACE).length}
          />
          <DialogActions onCancel={onClose} isBusy={form.isSending}>
            {text.save}
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}
