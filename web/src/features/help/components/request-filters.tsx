import { type AssigneeFilter, assigneeFilter, type HelpStatus } from '@portal/contract/help';
import { useCompanies } from '#web/features/companies/api/companies.ts';
import { ChoiceFilter } from '#web/ui/choice-filter.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { CompanyFilter } from '#web/ui/company-filter.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import type { HelpFilter } from '../api/help-requests.ts';
import { statuses, statusLabels } from '../model/help-status.ts';

const assigneeLabels: Readonly<Record<AssigneeFilter, string>> = {
  me: 'Assigned to me',
  none: 'Unassigned',
};

type RequestFiltersProps = {
  filter: HelpFilter;
  /** The company cannot be chosen. */
  isOfOneCompany: boolean;
  onChange: (change: Partial<HelpFilter>) => void;
  onSearch: (search: string) => void;
};

type StatusChoice = HelpStatus | 'ALL';

const statusChoices: readonly { value: StatusChoice; label: string }[] = [
  { value: 'ALL', label: 'All' },
  ...statuses.map((status) => ({ value: status, label: statusLabels[status] })),
];

export function RequestFilters(props: RequestFiltersProps) {
  const { filter, isOfOneCompany, onChange, onSearch } = props;
  const companies = useCompanies();
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center gap-3 xl:grid',
        isOfOneCompany
          ? 'xl:grid-cols-[max-content_max-content_minmax(0,24rem)]'
          : 'xl:grid-cols-[max-content_max-content_minmax(0,4fr)_minmax(0,5fr)]',
      )}
    >
      <Segmented
        label="Status"
        options={statusChoices}
        value={filter.status ?? 'ALL'}
        onChange={(choice) => onChange({ status: choice === 'ALL' ? null : choice })}
      />
      <ChoiceFilter
        label="Assigned to"
        all="Any assignee"
        choices={assigneeFilter.options}
        labels={assigneeLabels}
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
      <SearchInput
        value={filter.search}
        onChange={onSearch}
        label="Search help requests"
        placeholder="Message or person"
        className="min-w-60 grow sm:max-w-sm xl:min-w-0"
      />
    </div>
  );
}
