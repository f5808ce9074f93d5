import { activityAction } from '@portal/contract/activity';
import { useCompanies } from '#web/features/companies/api/companies.ts';
import { CompanyFilter } from '#web/ui/company-filter.tsx';
import { Field } from '#web/ui/field.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import { Select } from '#web/ui/select.tsx';
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
      <Field label="Change" hideLabel className="w-full sm:w-56">
        <Select
          value={filter.action ?? ''}
          onChange={({ target }) =>
            onChange({ action: activityAction.safeParse(target.value).data ?? null })
          }
        >
          <option value="">All changes</option>
          {activityAction.options.map((action) => (
            <option key={action} value={action}>
              {actionLabels[action]}
            </option>
          ))}
        </Select>
      </Field>
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
