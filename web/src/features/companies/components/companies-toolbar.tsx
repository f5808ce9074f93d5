import type { ReactNode } from 'react';
import { Field } from '#web/ui/field.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import { Select } from '#web/ui/select.tsx';
import { type CompaniesView, SORT_KEYS, type SortKey } from '../model/company-rows.ts';

type CompaniesToolbarProps = {
  /** Shows the order in wide windows too, for cards, which have no header. */
  hasOrder?: boolean;
  /** Further controls. */
  children?: ReactNode;

  view: CompaniesView;
  onChange: (change: Partial<CompaniesView>) => void;
};

const orders: Readonly<Record<SortKey, string>> = {
  name: 'By name',
  people: 'Most people first',
  completed: 'Least completed first',
  stuck: 'Most stuck first',
  average: 'Lowest average first',
};
const DESCENDING: ReadonlySet<SortKey> = new Set(['people', 'stuck']);

/** The search, and for cards the order: in narrow windows the table becomes cards too. */
export function CompaniesToolbar(props: CompaniesToolbarProps) {
  const { view, onChange, hasOrder = false, children } = props;
  return (
    <div className="flex flex-wrap gap-3">
      <SearchInput
        value={view.search}
        onChange={(search) => onChange({ search })}
        label="Search companies"
        placeholder="Search companies"
        className="w-full sm:w-72"
      />
      <Field label="Order" hideLabel className={hasOrder ? 'max-sm:grow' : 'max-sm:grow sm:hidden'}>
        <Select
          value={view.sort}
          onChange={({ target }) => {
            const sort = SORT_KEYS.find((key) => key === target.value) ?? 'name';
            onChange({ sort, descending: DESCENDING.has(sort) });
          }}
        >
          {SORT_KEYS.map((key) => (
            <option key={key} value={key}>
              {orders[key]}
            </option>
          ))}
        </Select>
      </Field>
      {children}
    </div>
  );
}
