import { assigneeFilter, type HelpStatus } from '@portal/contract/help';
import { useCompanyFilter } from '#web/features/companies/api/companies.ts';
import { useGroupFilter } from '#web/features/groups/api/groups.ts';
import { ChoiceFilter } from '#web/ui/choice-filter.tsx';
import { CompanyFilter } from '#web/ui/company-filter.tsx';
import { GroupFilter } from '#web/ui/group-filter.tsx';
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
  const companies = useCompanyFilter();
  const groups = useGroupFilter(filter.company);
  const t = helpTexts().filters;
  return (
    <ListFilters
      count={countSet([
        ...[filter.status, filter.assignee, filter.group],
        isOfOneCompany ? null : filter.company,
      ])}
      onClear={() =>
        onChange({
          ...{ status: null, assignee: null, group: null },
          ...(isOfOneCompany ? {} : { company: null }),
        })
      }
      className="items-center"
      search={
        <SearchInput
          value={filter.search}
          onChange={onSearch}
          label={t.search}
          placeholder={t.searchPlaceholder}
          className={`${searchBesideFilters} sm:min-w-36 sm:max-w-sm sm:grow sm:basis-36`}
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
          {...companies}
          value={filter.company}
          onChange={(company) => onChange({ company })}
          hideLabel
          className="w-full sm:w-64 xl:w-36 xl:max-w-sm xl:grow"
        />
      )}
      {filter.company === null ? null : (
        <GroupFilter
          {...groups}
          value={filter.group}
          onChange={(group) => onChange({ group })}
          hideLabel
          className="max-sm:w-full sm:max-w-48"
        />
      )}
    </ListFilters>
  );
}
