import { BULK_IDS_MAX } from '@portal/contract/limits';
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import MailPlus from 'lucide-react/icons/mail-plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { Button } from '#web/ui/button.tsx';
import { SelectionBar } from '#web/ui/selection-bar.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import type { useSelection } from '../model/use-selection.ts';
import { traineeTexts } from '../texts/catalogue.ts';
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
  const t = traineeTexts().bulk;
  const count = selection.count(total);
  const isTooLarge = !selection.isAll && count > BULK_IDS_MAX;
  const isComplete = selection.isAll || count >= total;
  // With one left, 'All 1' would be wrong.
  const text = selection.isAll && count > 1 ? t.allSelected(count) : t.selected(count);
  return (
    <SelectionBar
      text={count === 0 ? null : text}
      selectAll={isComplete ? null : t.selectAll(total)}
      onSelectAll={selection.selectAll}
      onClear={() => {
        selection.clear();
        onCleared();
      }}
    >
      {isTooLarge ? (
        <p>
          <span>{t.atMost(BULK_IDS_MAX)}</span> <span>{t.narrow}</span>
        </p>
      ) : (
        <div className="flex flex-wrap gap-2 max-sm:*:grow">
          <Button size="sm" variant="outline" onClick={() => onAction('move')}>
            <ArrowRightLeft aria-hidden="true" />
            <span>
              <span aria-hidden="true" className="sm:hidden">
                {t.moveShort}
              </span>
              <span className="max-sm:sr-only">{t.move}</span>
            </span>
          </Button>
          <Button size="sm" variant="outline" onClick={() => onAction('invite')}>
            <MailPlus aria-hidden="true" />
            <span>
              <span aria-hidden="true" className="sm:hidden">
                {t.inviteShort}
              </span>
              <span className="max-sm:sr-only">{t.invite}</span>
            </span>
          </Button>
          <Button
            size="sm"
            variant="outline"
            className="text-danger-text!"
            onClick={() => onAction('delete')}
          >
            <Trash2 aria-hidden="true" />
            <span>{uiTexts().delete}</span>
          </Button>
        </div>
      )}
    </SelectionBar>
  );
}
