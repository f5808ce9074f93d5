import { BULK_IDS_MAX } from '@portal/contract/limits';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Button } from '#web/ui/button.tsx';
import { SelectionBar } from '#web/ui/selection-bar.tsx';
import type { useSelectedRequests } from '../model/use-selected-requests.ts';
import { helpTexts } from '../texts/catalogue.ts';

type ClosingBarProps = {
  selected: ReturnType<typeof useSelectedRequests>;
  onClose: () => void;
  /** Called after the selection was cleared, with the clicked button. */
  onCleared: () => void;
};

/** The number of selected requests, and the button that closes them. */
export function ClosingBar({ selected, onClose, onCleared }: ClosingBarProps) {
  const { isAll, count, openCount } = selected;
  const t = helpTexts().closing;
  const hasMore = !isAll && openCount !== undefined && openCount > count;
  // With one left, 'All 1' would be wrong.
  const text = isAll && count > 1 ? t.allSelected(count) : t.selected(count);
  return (
    <SelectionBar
      text={count === 0 ? null : text}
      selectAll={hasMore ? t.selectAll(openCount) : null}
      onSelectAll={selected.selectAll}
      onClear={() => {
        selected.clear();
        onCleared();
      }}
    >
      {!isAll && count > BULK_IDS_MAX ? (
        <p>{t.tooMany(BULK_IDS_MAX)}</p>
      ) : (
        <div className="flex">
          <Button size="sm" variant="outline" className="max-sm:grow" onClick={onClose}>
            <CircleCheck aria-hidden="true" />
            <span>{t.close(count)}</span>
          </Button>
        </div>
      )}
    </SelectionBar>
  );
}
