import { activityAction } from '@portal/contract/activity';
import { useCompanyFilter } from '#web/features/companies/api/companies.ts';
import { useOnlyCompany } from '#web/platform/session/use-reach.ts';
import { ChoiceFilter } from '#web/ui/choice-filter.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { CompanyFilter } from '#web/ui/company-filter.tsx';
import { DayInput } from '#web/ui/day-input.tsx';
import { countSet, ListFilters, searchBesideFilters } from '#web/ui/list-filters.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import type { ActivityFilter } from '../model/activity-filter.ts';
import { activityTexts, activityWords } from '../texts/catalogue.ts';

type ActivityFiltersProps = {
  filter: ActivityFilter;
  onChange: (change: Partial<ActivityFilter>) => void;
};

export function ActivityFilters({ filter, onChange }: ActivityFiltersProps) {
  const { filters: t } = activityTexts();
  const companies = useCompanyFilter();
  const hasOneCompany = useOnlyCompany() !== null;
  return (
    <ListFilters
      count={countSet([filter.action, filter.company, filter.from, filter.to])}
      onClear={() => onChange({ action: null, company: null, from: null, to: null })}
      className={classNames(
        'xl:grid',
        hasOneCompany
          ? 'xl:grid-cols-[minmax(0,6fr)_minmax(0,5fr)_auto]'
          : 'xl:grid-cols-[minmax(0,6fr)_minmax(0,5fr)_minmax(0,5fr)_auto]',
      )}
      search={
        <SearchInput
          value={filter.search}
          onChange={(search) => onChange({ search })}
          label={t.search}
          placeholder={t.placeholder}
          className={`${searchBesideFilters} sm:w-72 xl:w-full`}
        />
      }
    >
      <ChoiceFilter
        label={t.change}
        value={filter.action}
        onChange={(action) => onChange({ action })}
        all={t.allChanges}
        choices={activityAction.options}
        labels={activityWords().actions}
        className="w-full sm:w-56 xl:w-full"
      />
      {hasOneCompany ? null : (
        <CompanyFilter
          {...companies}
          value={filter.company}
          onChange={(company) => onChange({ company })}
          hideLabel
          className="w-full sm:w-64 xl:w-full"
        />
      )}
      <div className="flex w-full gap-3 max-sm:flex-col sm:w-auto">
        <DayInput label={t.from} value={filter.from} onChange={(from) => onChange({ from })} />
        <DayInput label={t.to} value={filter.to} onChange={(to) => onChange({ to })} />
      </div>
    </ListFilters>
  );
}
