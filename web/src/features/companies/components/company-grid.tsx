import { memo } from 'react';
import { useShownLanguage } from '#web/platform/language/shown-language.ts';
import { useIsPrinting } from '#web/platform/printing/use-printing.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useIsRestDue } from '#web/ui/use-is-rest-due.ts';
import { useNearView } from '#web/ui/use-near-view.ts';
import { type CompanyRow, figureWords, type SortKey } from '../model/company-rows.ts';
import { CompanyCard } from './company-card.tsx';

type CompanyGridProps = {
  /** In the order of the view. */
  rows: readonly CompanyRow[];
  sort: SortKey;
  companyAddress: (companyId: number) => string;
  onEdit: (company: CompanyRow) => void;
  onDelete: (company: CompanyRow) => void;
};

/** These cards are always whole: they are shown first, before it is known which are close to the window. */
const FIRST_WHOLE = 24;

/**
 * All companies as cards. A card far from the window has only its name: so the list of a screen reader, the tab order
 * and the browser's own search are complete, and 500 companies are shown quickly.
 */
export const CompanyGrid = memo(function CompanyGrid({ rows, sort, ...acts }: CompanyGridProps) {
  useShownLanguage();
  const isPrinting = useIsPrinting();
  // No deferred value: the collection is one already, and what is in it is rendered at once.
  const hasAll = useIsRestDue();
  return (
    <ul className={gridClass}>
      {rows.map((row, index) => {
        const figure = figureWords(row, sort);
        const className = classNames(cellClass, figure === null ? heightClass : tallerClass);
        const isShown = hasAll || isPrinting || index < FIRST_WHOLE;
        // As high as the card, so that the browser finds the place again to which the admin returns.
        if (!isShown) return <li key={row.id} className={className} />;
        return (
          <Cell
            key={row.id}
            row={row}
            figure={figure}
            className={className}
            isFirst={index < FIRST_WHOLE}
            isPrinting={isPrinting}
            {...acts}
          />
        );
      })}
    </ul>
  );
});

type CellProps = Omit<CompanyGridProps, 'rows' | 'sort'> & {
  row: CompanyRow;
  /** The figure by which the companies are ordered, in words. */
  figure: string | null;
  className: string;
  isFirst: boolean;
  isPrinting: boolean;
};

const Cell = memo(function Cell(props: CellProps) {
  const { row, figure, className, isFirst, isPrinting, companyAddress, onEdit, onDelete } = props;
  useShownLanguage();
  const { ref, isNear } = useNearView();
  return (
    <li ref={ref} className={className}>
      <CompanyCard
        company={row}
        figure={figure}
        isWhole={isNear || isFirst || isPrinting}
        to={companyAddress(row.id)}
        onEdit={() => onEdit(row)}
        onDelete={() => onDelete(row)}
      />
    </li>
  );
});

// Only cards in view are laid out and painted. The padding leaves room for the outline and shadow of a card, which would
// be cut off.
const cellClass =
  '-m-1.5 min-w-0 p-1.5 [content-visibility:auto] [contain-intrinsic-height:auto_0px]';

// A card in short, or not laid out, is as high as a whole one with a name of one line: Back finds the place again.
const heightClass = 'min-h-23 sm:min-h-51.75';
const tallerClass = 'min-h-28 sm:min-h-56.75';

export const gridClass = 'grid gap-3 sm:gap-4 sm:grid-cols-2 lg:grid-cols-3';
