import { activityAction } from '@portal/contract/activity';
import { useCompanies } from '#web/features/companies/api/companies.ts';
import { ChoiceFilter } from '#web/ui/choice-filter.tsx';
import { CompanyFilter } from '#web/ui/company-filter.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import type { ActivityFilter } from '../model/activity-filter.ts';
import { actionLabels } from '../model/sentences.ts';

type ActivityFiltersProps = {
  filter: ActivityFilter;
  onChange: (change: Partial<ActivityFilter>) => void;
};

export function ActivityFilters({ filter, onChange }: ActivityFiltersProps) {
  const companies = useCompanies();
  return (
    <div className="flex flex-wrap gap-3">
      <SearchInput
        value={filter.search}
        onChange={(search) => onChange({ search })}
        label="Search activity"
        placeholder="Search who, what or company"
        className="w-full sm:w-72"
      />
      <ChoiceFilter
        label="Change"
        value={filter.action}
        onChange={(action) => onChange({ action })}
        all="All changes"
        choices={activityAction.options}
        labels={actionLabels}
        className="w-full sm:w-56"
      />
      <CompanyFilter
        companies={companies.data}
        loading={companies.isPending}
        value={filter.company}
        onChange={(company) => onChange({ company })}
        hideLabel
        className="w-full sm:w-64"
      />
    </div>
  );
}
