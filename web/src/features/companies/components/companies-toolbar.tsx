import type { Elements } from '#web/ui/elements.ts';
import { Field } from '#web/ui/field.tsx';
import { ListFilters, searchBesideFilters } from '#web/ui/list-filters.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import { Select } from '#web/ui/select.tsx';
import { type CompaniesView, FIRST_VIEW, SORT_KEYS, type SortKey } from '../model/company-rows.ts';

type CompaniesToolbarProps = {
  /** Shows the order in wide windows too, for cards, which have no header. */
  hasOrder?: boolean;
  /** Further controls. */
  children?: Elements;

  view: CompaniesView;
  onChange: (change: Partial<CompaniesView>) => void;
};

/** `-` is the opposite order, as in the list of trainees. */
const orders: Readonly<Record<SortKey | `-${SortKey}`, string>> = {
  name: 'Name A–Z',
  '-name': 'Name Z–A',
  '-people': 'Most people first',
  people: 'Fewest people first',
  '-completed': 'Most completed first',
  completed: 'Least completed first',
  '-stuck': 'Most stuck first',
  stuck: 'Fewest stuck first',
  '-average': 'Highest average first',
  average: 'Lowest average first',
};

/** The search, and for cards the order: in narrow windows the table becomes cards too. */
export function CompaniesToolbar(props: CompaniesToolbarProps) {
  const { view, onChange, hasOrder = false, children } = props;
  return (
    <ListFilters
      label="View"
      count={0}
      onClear={() => onChange(FIRST_VIEW)}
      search={
        <SearchInput
          value={view.search}
          onChange={(search) => onChange({ search })}
          label="Search companies"
          placeholder="Search companies"
          className={`${searchBesideFilters} sm:w-72`}
        />
      }
    >
      <Field label="Order" hideLabel className={hasOrder ? 'max-sm:grow' : 'max-sm:grow sm:hidden'}>
        <Select
          value={`${view.descending ? '-' : ''}${view.sort}`}
          onChange={({ target }) => {
            const sort = SORT_KEYS.find((key) => [key, `-${key}`].includes(target.value)) ?? 'name';
            onChange({ sort, descending: target.value !== sort });
          }}
        >
          {Object.entries(orders).map(([order, label]) => (
            <option key={order} value={order}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      {children}
    </ListFilters>
  );
}
