import { assigneeFilter, type HelpStatus } from '@portal/contract/help';
import { useCompanies } from '#web/features/companies/api/companies.ts';
import { ChoiceFilter } from '#web/ui/choice-filter.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { CompanyFilter } from '#web/ui/company-filter.tsx';
import { countSet, ListFilters, searchBesideFilters } from '#web/ui/list-filters.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import type { HelpFilter } from '../api/help-requests.ts';
import { statuses } from '../model/help-status.ts';
import { helpTexts } from '../texts/catalogue.ts';

type RequestFiltersProps = {
  filter: HelpFilter;
  /** The company cannot be chosen. */
  isOfOneCompany: boolean;
  onChange: (change: Partial<HelpFilter>) => void;
  onSearch: (search: string) => void;
};

type StatusChoice = HelpStatus | 'ALL';

function statusChoices(): { value: StatusChoice; label: string }[] {
  const t = helpTexts();
  return [
    { value: 'ALL', label: t.filters.all },
    ...statuses.map((status) => ({ value: status, label: t.statuses[status] })),
  ];
}

export function RequestFilters(props: RequestFiltersProps) {
  const { filter, isOfOneCompany, onChange, onSearch } = props;
  const companies = useCompanies();
  const t = helpTexts().filters;
  return (
    <ListFilters
      count={countSet([filter.status, filter.assignee, isOfOneCompany ? null : filter.company])}
      onClear={() =>
        onChange({ status: null, assignee: null, ...(isOfOneCompany ? {} : { company: null }) })
      }
      className={classNames(
        'items-center xl:grid',
        isOfOneCompany
          ? 'xl:grid-cols-[minmax(0,24rem)_max-content_max-content]'
          : 'xl:grid-cols-[minmax(0,5fr)_max-content_max-content_minmax(0,4fr)]',
      )}
      search={
        <SearchInput
          value={filter.search}
          onChange={onSearch}
          label={t.search}
          placeholder={t.searchPlaceholder}
          className={`${searchBesideFilters} sm:min-w-60 sm:grow sm:max-w-sm xl:min-w-0`}
        />
      }
    >
      <Segmented
        label={t.status}
        options={statusChoices()}
        value={filter.status ?? 'ALL'}
        onChange={(choice) => onChange({ status: choice === 'ALL' ? null : choice })}
      />
      <ChoiceFilter
        label={t.assignee}
        all={t.anyAssignee}
        choices={assigneeFilter.options}
        labels={t.assignees}
        value={filter.assignee}
        onChange={(assignee) => onChange({ assignee })}
        className="max-sm:w-full"
      />
      {isOfOneCompany ? null : (
        <CompanyFilter
          companies={companies.data}
          loading={companies.isPending}
          value={filter.company}
          onChange={(company) => onChange({ company })}
          hideLabel
          className="w-full sm:w-64 xl:w-full"
        />
      )}
    </ListFilters>
  );
}
