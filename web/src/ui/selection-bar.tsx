import X from 'lucide-react/icons/x';
import { Button } from './button.tsx';
import type { Elements } from './elements.ts';
import { uiTexts } from './texts/catalogue.ts';

type SelectionBarProps = {
  /** How much is selected: '3 trainees selected'; null if nothing is. */
  text: string | null;
  /** The words of the button that selects all rows of all pages; null if they are selected. */
  selectAll: string | null;
  onSelectAll: () => void;
  onClear: () => void;
  /** The actions on the selected rows. */
  children: Elements;
};

/** The actions on the selected rows, at the lower edge of the window while the list is shown. */
export function SelectionBar(props: SelectionBarProps) {
  const t = uiTexts().selection;
  const { text, selectAll, onSelectAll, onClear, children } = props;
  return (
    <>
      <p role="status" className="sr-only">
        {text}
      </p>
      {text === null ? null : (
        <section
          aria-label={t.label}
          data-no-toast
          className="sticky bottom-3 z-20 grid gap-2 rounded-xl border bg-surface-raised p-3 text-sm shadow-lg"
        >
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1 max-sm:gap-x-2">
            <p className="font-medium tabular-nums">{text}</p>
            {selectAll === null ? null : (
              <Button size="sm" variant="ghost" className="max-sm:px-1" onClick={onSelectAll}>
                {selectAll}
              </Button>
            )}
            <Button
              size="sm"
              variant="ghost"
              className="-me-1 ms-auto max-sm:px-2"
              onClick={onClear}
            >
              <X aria-hidden="true" className="sm:hidden" />
              <span className="max-sm:sr-only">{t.clear}</span>
            </Button>
          </div>
          {children}
        </section>
      )}
    </>
  );
}
