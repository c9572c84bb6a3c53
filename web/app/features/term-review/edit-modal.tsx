import { Modal } from '@mantine/core';
import type { ReviewTerm } from '@mustalah/contract/terms/review';
import { common } from '../../text/common.ts';
import { EditForm } from './edit-form.tsx';
import { text } from './text.ts';

interface EditModalProps {
  term: ReviewTerm;
  categories: string[];
  onClose: () => void;
  onDone: () => void;
}

export function EditModal({ term, categories, onClose, onDone }: EditModalProps) {
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={text.editTitle(term.arabic)}
      closeButtonProps={{ 'aria-label': common.close }}
    >
      <EditForm
        term={term}
        categories={categories}
        onCancel={onClose}
        onDone={() => {
          onClose();
          onDone();
        }}
      />
    </Modal>
  );
}
