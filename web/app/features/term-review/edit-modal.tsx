import type { ReviewTerm } from '@mustalah/contract/terms/review';
import { Dialog } from '../../ui/dialog.tsx';
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
    <Dialog title={text.editTitle(term.arabic)} onClose={onClose} size="lg">
      <EditForm
        term={term}
        categories={categories}
        onCancel={onClose}
        onConflict={onDone}
        onDone={() => {
          onClose();
          onDone();
        }}
      />
    </Dialog>
  );
}
