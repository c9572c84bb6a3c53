import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { type ReviewTerm, rejectTerm } from '@mustalah/contract/terms/review';
import { TERM_LIMITS } from '@mustalah/contract/terms/term';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call, sayFailure } from '../../api.ts';
import { common } from '../../text/common.ts';
import { toast } from '../../ui/toast.ts';
import { text } from './text.ts';

interface RejectModalProps {
  term: ReviewTerm;
  onClose: () => void;
  onDone: () => void;
}

export function RejectModal({ term, onClose, onDone }: RejectModalProps) {
  const [reason, setReason] = useState('');
  const rejection = useMutation({
    mutationFn: () => call(rejectTerm, { params: { id: term.id }, body: { reason } }),
    onSuccess() {
      toast('success', text.rejected);
      onClose();
      onDone();
    },
    onError: (error) => toast('error', sayFailure(error, text.rejectFailed)),
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={text.rejectTitle(term.arabic)}
      closeButtonProps={{ 'aria-label': common.close }}
    >
      <Stack gap="md">
        <Text size="sm">{text.rejectWarning}</Text>
        <Textarea
          label={text.reason}
          description={text.reasonHint}
          name="reason"
          rows={3}
          dir="rtl"
          maxLength={TERM_LIMITS.reason}
          value={reason}
          onChange={({ currentTarget: { value } }) => setReason(value)}
          data-autofocus
        />
        <Group justify="end">
          <Button variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button color="red" disabled={rejection.isPending} onClick={() => rejection.mutate()}>
            {text.reject}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
