import { BULK_IDS_MAX } from '@portal/contract/limits';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Button } from '#web/ui/button.tsx';
import { formatCount } from '#web/ui/format/format-count.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { SelectionBar } from '#web/ui/selection-bar.tsx';
import type { useSelectedRequests } from '../model/use-selected-requests.ts';

type ClosingBarProps = {
  selected: ReturnType<typeof useSelectedRequests>;
  onClose: () => void;
  /** Called after the selection was cleared, with the clicked button. */
  onCleared: () => void;
};

/** The number of selected requests, and the button that closes them. */
export function ClosingBar({ selected, onClose, onCleared }: ClosingBarProps) {
  const { isAll, count, openCount } = selected;
  const hasMore = !isAll && openCount !== undefined && openCount > count;
  return (
    <SelectionBar
      text={count === 0 ? null : selectedText(isAll, count)}
      selectAll={hasMore ? `Select all ${formatNumber(openCount)} open ones found` : null}
      onSelectAll={selected.selectAll}
      onClear={() => {
        selected.clear();
        onCleared();
      }}
    >
      {!isAll && count > BULK_IDS_MAX ? (
        <p>
          At most {formatNumber(BULK_IDS_MAX)} requests can be selected one by one. Narrow the list
          by a filter, and select all that are found.
        </p>
      ) : (
        <div className="flex">
          <Button size="sm" variant="outline" className="max-sm:grow" onClick={onClose}>
            <CircleCheck aria-hidden="true" />
            Close {formatCount(count, 'request')}
          </Button>
        </div>
      )}
    </SelectionBar>
  );
}

function selectedText(isAll: boolean, count: number): string {
  // With one left, 'All 1' would be wrong.
  return isAll && count > 1
    ? `All ${formatCount(count, 'open request')} found are selected`
    : `${formatCount(count, 'request')} selected`;
}
