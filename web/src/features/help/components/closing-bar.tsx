import { BULK_IDS_MAX } from '@portal/contract/limits';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Button } from '#web/ui/button.tsx';
import { formatCount } from '#web/ui/format/format-count.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { selectedText } from '#web/ui/selected-text.ts';
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
      text={
        count === 0 ? null : selectedText({ count, isAll, thing: 'request', found: 'open request' })
      }
      selectAll={hasMore ? `Select all ${formatNumber(openCount)} open ones found` : null}
      onSelectAll={selected.selectAll}
      onClear={() => {
        selected.clear();
        onCleared();
      }}
    >
      {!isAll && count > BULK_IDS_MAX ? (
        <p>{`At most ${formatNumber(BULK_IDS_MAX)} requests can be selected one by one. Narrow the list by a filter, and select all that are found.`}</p>
      ) : (
        <div className="flex">
          <Button size="sm" variant="outline" className="max-sm:grow" onClick={onClose}>
            <CircleCheck aria-hidden="true" />
            <span>{`Close ${formatCount(count, 'request')}`}</span>
          </Button>
        </div>
      )}
    </SelectionBar>
  );
}
