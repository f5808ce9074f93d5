import { BULK_IDS_MAX } from '@portal/contract/limits';
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import MailPlus from 'lucide-react/icons/mail-plus';
import Trash2 from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { Button } from '#web/ui/button.tsx';
import { formatCount } from '#web/ui/format/format-count.ts';
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
  return (
    <>
      <p role="status" className="sr-only">
        {count === 0 ? '' : selectedText(selection.isAll, count)}
      </p>
      {count === 0 ? null : (
        <section
          aria-label="Selection"
          data-no-toast
          className="sticky bottom-3 z-20 grid gap-2 rounded-xl border bg-surface-raised p-3 text-sm shadow-lg"
        >
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1 max-sm:gap-x-2">
            <p className="font-medium tabular-nums">{selectedText(selection.isAll, count)}</p>
            {selection.isAll || count >= total ? null : (
              <Button
                size="sm"
                variant="ghost"
                className="max-sm:px-1"
                onClick={selection.selectAll}
              >
                Select all {total.toLocaleString()} found
              </Button>
            )}
            <Button
              size="sm"
              variant="ghost"
              className="-mr-1 ml-auto max-sm:px-2"
              onClick={() => {
                selection.clear();
                onCleared();
              }}
            >
              <X aria-hidden="true" className="sm:hidden" />
              <span className="max-sm:sr-only">Clear selection</span>
            </Button>
          </div>
          {isTooLarge ? (
            <p>
              At most {BULK_IDS_MAX.toLocaleString()} trainees can be selected one by one. Narrow
              the list by a search or a company, and select all that are found.
            </p>
          ) : (
            <div className="flex flex-wrap gap-2 max-sm:*:grow">
              <Button size="sm" variant="outline" onClick={() => onAction('move')}>
                <ArrowRightLeft aria-hidden="true" />
                Move<span className="max-sm:sr-only"> to another company</span>
              </Button>
              <Button size="sm" variant="outline" onClick={() => onAction('invite')}>
                <MailPlus aria-hidden="true" />
                Resend<span className="max-sm:sr-only"> invitations</span>
              </Button>
              <Button
                size="sm"
                variant="outline"
                className="text-danger-text"
                onClick={() => onAction('delete')}
              >
                <Trash2 aria-hidden="true" />
                Delete
              </Button>
            </div>
          )}
        </section>
      )}
    </>
  );
}

function selectedText(isAll: boolean, count: number): string {
  return isAll
    ? `All ${formatCount(count, 'trainee')} found are selected`
    : `${formatCount(count, 'trainee')} selected`;
}
