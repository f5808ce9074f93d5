import { BULK_IDS_MAX } from '@portal/contract/limits';
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import MailPlus from 'lucide-react/icons/mail-plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { Button } from '#web/ui/button.tsx';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { selectedText } from '#web/ui/selected-text.ts';
import { SelectionBar } from '#web/ui/selection-bar.tsx';
import type { useSelection } from '../model/use-selection.ts';
import type { BulkKind } from './bulk-dialogs.tsx';

type BulkBarProps = {
  selection: ReturnType<typeof useSelection>;
  /** The number of trainees that the list finds on all pages. */
  total: number;
  onAction: (kind: BulkKind) => void;
  /** Called after the selection was cleared, with the clicked button. */
  onCleared: () => void;
};

/** The actions on the selected trainees, at the lower edge of the window while the list is shown. */
export function BulkBar({ selection, total, onAction, onCleared }: BulkBarProps) {
  const count = selection.count(total);
  const isTooLarge = !selection.isAll && count > BULK_IDS_MAX;
  const isComplete = selection.isAll || count >= total;
  return (
    <SelectionBar
      text={count === 0 ? null : selectedText({ count, isAll: selection.isAll, thing: 'trainee' })}
      selectAll={isComplete ? null : `Select all ${formatNumber(total)} found`}
      onSelectAll={selection.selectAll}
      onClear={() => {
        selection.clear();
        onCleared();
      }}
    >
      {isTooLarge ? (
        <p>
          <span>{`At most ${formatNumber(BULK_IDS_MAX)} trainees can be selected one by one.`}</span>{' '}
          <span>Narrow the list by a search or a company, and select all that are found.</span>
        </p>
      ) : (
        <div className="flex flex-wrap gap-2 max-sm:*:grow">
          <Button size="sm" variant="outline" onClick={() => onAction('move')}>
            <ArrowRightLeft aria-hidden="true" />
            <span>
              <span>Move</span>
              <span className="max-sm:sr-only"> to another company</span>
            </span>
          </Button>
          <Button size="sm" variant="outline" onClick={() => onAction('invite')}>
            <MailPlus aria-hidden="true" />
            <span>
              <span>Resend</span>
              <span className="max-sm:sr-only"> invitations</span>
            </span>
          </Button>
          <Button
            size="sm"
            variant="outline"
            className="text-danger-text"
            onClick={() => onAction('delete')}
          >
            <Trash2 aria-hidden="true" />
            <span>Delete</span>
          </Button>
        </div>
      )}
    </SelectionBar>
  );
}
