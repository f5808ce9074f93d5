import type { Elements } from '#web/ui/elements.ts';
import { Field } from '#web/ui/field.tsx';
import { ListFilters, searchBesideFilters } from '#web/ui/list-filters.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import { Select } from '#web/ui/select.tsx';
import { type CompaniesView, FIRST_VIEW, SORT_KEYS, type SortKey } from '../model/company-rows.ts';
import { companiesTexts } from '../texts/catalogue.ts';

type CompaniesToolbarProps = {
  /** Shows the order in wide windows too, for cards, which have no header. */
  hasOrder?: boolean;
  /** Offers the orders by the percentage of trainees who are up to date. */
  hasUpToDate: boolean;
  /** Further controls. */
  children?: Elements;

  view: CompaniesView;
  onChange: (change: Partial<CompaniesView>) => void;
};

/** `-` is the opposite order, as in the list of trainees. */
const ORDERS: readonly (SortKey | `-${SortKey}`)[] = [
  'name',
  '-name',
  '-people',
  'people',
  '-completed',
  'completed',
  '-stuck',
  'stuck',
  '-average',
  'average',
];

const UP_TO_DATE_ORDERS = ['-upToDate', 'upToDate'] as const;

/** The search, and for cards the order: in narrow windows the table becomes cards too. */
export function CompaniesToolbar(props: CompaniesToolbarProps) {
  const { view, onChange, hasOrder = false, hasUpToDate, children } = props;
  const hasOrders = hasUpToDate || view.sort === 'upToDate';
  const t = companiesTexts().toolbar;
  return (
    <ListFilters
      label={t.view}
      count={0}
      onClear={() => onChange(FIRST_VIEW)}
      search={
        <SearchInput
          value={view.search}
          onChange={(search) => onChange({ search })}
          label={t.search}
          placeholder={t.search}
          className={`${searchBesideFilters} sm:w-72`}
        />
      }
    >
      <Field
        label={t.order}
        hideLabel
        className={hasOrder ? 'max-sm:grow' : 'max-sm:grow sm:hidden'}
      >
        <Select
          value={`${view.descending ? '-' : ''}${view.sort}`}
          onChange={({ target }) => {
            const sort = SORT_KEYS.find((key) => [key, `-${key}`].includes(target.value)) ?? 'name';
            onChange({ sort, descending: target.value !== sort });
          }}
        >
          {[...ORDERS, ...(hasOrders ? UP_TO_DATE_ORDERS : [])].map((order) => (
            <option key={order} value={order}>
              {t.orders[order]}
            </option>
          ))}
        </Select>
      </Field>
      {children}
    </ListFilters>
  );
}
