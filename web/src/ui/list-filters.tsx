import ListFilter from 'lucide-react/icons/list-filter';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import type { Elements } from './elements.ts';
import { Folded } from './folded.tsx';
import { uiTexts } from './texts/catalogue.ts';

type ListFiltersProps = {
  /** The search, which is always visible. */
  search?: Elements;
  /** The filters, and the order. */
  children: Elements;
  /** The words of the button on a phone, 'Filters' unless given. */
  label?: string | undefined;
  /** The number of filters that are set, without the search. */
  count: number;
  /** Clears the filters, not the search. */
  onClear: () => void;
  className?: string | undefined;
};

/** The search and the filters of a list; on a phone the filters fold into one button, which says how many are set. */
export function ListFilters(props: ListFiltersProps) {
  const t = uiTexts().filters;
  const { search, children, label = t.label, count, onClear, className } = props;
  return (
    <div className={classNames('flex flex-wrap gap-3', className)}>
      {search}
      <Folded
        label={count === 0 ? label : `${label} · ${count}`}
        icon={<ListFilter aria-hidden="true" />}
      >
        {children}
        {count === 0 ? null : (
          <Button variant="ghost" onClick={onClear} className="sm:hidden">
            {t.clear}
          </Button>
        )}
      </Folded>
    </div>
  );
}

/** The number of the given filters that are set. */
export function countSet(filters: readonly unknown[]): number {
  return filters.filter((filter) => filter !== null && filter !== '').length;
}

/** The search of `ListFilters`: on a phone it leaves room for the button beside it. */
export const searchBesideFilters = 'max-sm:min-w-0 max-sm:grow max-sm:basis-36';
