import { statusFilter, traineeSort } from '@portal/contract/trainees';
import { useCompanyFilter } from '#web/features/companies/api/companies.ts';
import { useGroupFilter } from '#web/features/groups/api/groups.ts';
import { CompanyFilter } from '#web/ui/company-filter.tsx';
import { Field } from '#web/ui/field.tsx';
import { GroupFilter } from '#web/ui/group-filter.tsx';
import { countSet, ListFilters, searchBesideFilters } from '#web/ui/list-filters.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import { Select } from '#web/ui/select.tsx';
import { NO_DUE_DATES } from '../model/due-filter.ts';
import {
  isStandingSort,
  sortLabels,
  statusLabels,
  type TraineeFilter,
  type TraineeListView,
} from '../model/list-view.ts';
import { traineeTexts } from '../texts/catalogue.ts';
import { ModuleFilter } from './module-filter.tsx';
import { StandingFilters } from './standing-filters.tsx';

type ListToolbarProps = {
  view: TraineeListView;
  /** The company cannot be chosen. */
  isOfOneCompany: boolean;
  /** People of a company with rules are among them. */
  hasStandings: boolean;
  onSearch: (search: string) => void;
  onFilter: (change: Partial<TraineeFilter>) => void;
  onSort: (sort: TraineeListView['sort']) => void;
};

export function ListToolbar({
  view,
  isOfOneCompany,
  hasStandings,
  onSearch,
  onFilter,
  onSort,
}: ListToolbarProps) {
  const t = traineeTexts().list;
  const companies = useCompanyFilter();
  const groups = useGroupFilter(view.company);
  return (
    <ListFilters
      count={countSet([
        isOfOneCompany ? null : view.company,
        view.group,
        view.module,
        view.status,
        view.standing,
        view.dueFrom ?? view.dueUntil,
      ])}
      onClear={() =>
        onFilter({
          status: null,
          group: null,
          module: null,
          standing: null,
          ...NO_DUE_DATES,
          ...(isOfOneCompany ? {} : { company: null }),
        })
      }
      search={
        <SearchInput
          value={view.search}
          onChange={onSearch}
          label={t.search}
          placeholder={t.searchPlaceholder}
          className={`${searchBesideFilters} sm:min-w-60 sm:grow sm:basis-60 sm:max-w-sm`}
        />
      }
    >
      {isOfOneCompany ? null : (
        <CompanyFilter
          {...companies}
          value={view.company}
          onChange={(company) => onFilter({ company })}
          hideLabel
          className="max-sm:w-full sm:w-60"
        />
      )}
      {view.company === null ? null : (
        <GroupFilter
          {...groups}
          value={view.group}
          onChange={(group) => onFilter({ group })}
          hideLabel
          className="max-sm:w-full sm:max-w-56"
        />
      )}
      {view.company === null ? null : (
        <ModuleFilter
          key={view.company}
          companyId={view.company}
          value={view.module}
          onChange={(module) => onFilter({ module })}
        />
      )}
      <Field label={t.status} hideLabel className="max-sm:w-full">
        <Select
          value={view.status ?? ''}
          onChange={({ target }) => {
            const chosen = statusFilter.safeParse(target.value);
            onFilter({ status: chosen.success ? chosen.data : null });
          }}
        >
          <option value="">{t.everyStatus}</option>
          {Object.entries(statusLabels()).map(([status, label]) => (
            <option key={status} value={status}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      {hasStandings ? <StandingFilters filter={view} onFilter={onFilter} /> : null}
      <Field label={t.sortBy} hideLabel className="max-sm:grow">
        <Select
          value={view.sort}
          onChange={({ target }) => {
            const chosen = traineeSort.safeParse(target.value);
            if (chosen.success) onSort(chosen.data);
          }}
        >
          {Object.entries(sortLabels())
            .filter(([sort]) => hasStandings || !isStandingSort(sort))
            .map(([sort, label]) => (
              <option key={sort} value={sort}>
                {label}
              </option>
            ))}
        </Select>
      </Field>
    </ListFilters>
  );
}
