import type { Reviewer } from '@mustalah/contract/journal/desk';
import { FigureRows } from '../../domain/figures.tsx';
import { formatInteger } from '../../text/format.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { text } from './text.ts';

/** Who a reviewer is, and how much they were asked for. */
export const ReviewerDialog = ({
  reviewer,
  onClose,
}: {
  reviewer: Reviewer | undefined;
  onClose: () => void;
}) => (
  <Dialog title={text.reviewerTitle(reviewer?.name || text.unavailable)} onClose={onClose}>
    <FigureRows
      figures={[
        { label: text.name, value: reviewer?.name || text.unavailable },
        { label: text.email, value: reviewer?.email || text.unavailable },
        { label: text.expertise, value: reviewer?.expertise || text.unspecified },
        { label: text.affiliation, value: reviewer?.affiliation || text.unspecified },
        { label: text.orcid, value: reviewer?.orcid || text.unspecified },
        {
          label: text.assignedCount,
          value: reviewer ? formatInteger(reviewer.assigned_count) : text.unknown,
        },
        { label: text.openCount, value: reviewer ? formatInteger(reviewer.open_count) : text.unknown },
      ]}
    />
  </Dialog>
);
