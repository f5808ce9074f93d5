import { useEffect, useState } from 'react';
import { useCompanyFilter } from '#web/features/companies/api/companies.ts';
import { useGroupFilter } from '#web/features/groups/api/groups.ts';
import { CompanyFilter } from '#web/ui/company-filter.tsx';
import { Field } from '#web/ui/field.tsx';
import { GroupFilter } from '#web/ui/group-filter.tsx';
import { countSet, ListFilters } from '#web/ui/list-filters.tsx';
import { SearchableSelect } from '#web/ui/searchable-select.tsx';
import { type FeedbackView, useRatedModules } from '../api/feedback-list.ts';
import { feedbackTexts } from '../texts/catalogue.ts';

type FeedbackFiltersProps = {
  view: FeedbackView;
  /** The company cannot be chosen. */
  isOfOneCompany: boolean;
  /** The name of the module in the view, if it is known. */
  moduleName: string | undefined;
  onChange: (change: Partial<FeedbackView>) => void;
};

/** The filters by company, group and module. */
export function FeedbackFilters({
  view,
  isOfOneCompany,
  moduleName,
  onChange,
}: FeedbackFiltersProps) {
  const companies = useCompanyFilter();
  const groups = useGroupFilter(view.company);
  return (
    <ListFilters
      count={countSet([isOfOneCompany ? null : view.company, view.group, view.module])}
      onClear={() =>
        onChange({ group: null, module: null, ...(isOfOneCompany ? {} : { company: null }) })
      }
      className="sm:grid sm:grid-cols-2 sm:gap-4 lg:max-w-3xl"
    >
      {isOfOneCompany ? null : (
        <CompanyFilter
          {...companies}
          value={view.company}
          onChange={(company) => onChange({ company })}
        />
      )}
      {view.company === null ? null : (
        <GroupFilter {...groups} value={view.group} onChange={(group) => onChange({ group })} />
      )}
      <ModuleFilter
        key={view.company}
        company={view.company}
        group={view.group}
        value={view.module}
        name={moduleName}
        onChange={(module) => onChange({ module })}
      />
    </ListFilters>
  );
}

const EVERY_MODULE = 'ALL';

const idOf = (choice: string | null) =>
  choice === null || choice === EVERY_MODULE ? null : Number(choice);

type ModuleFilterProps = Pick<FeedbackView, 'company' | 'group'> & {
  value: number | null;
  name: string | undefined;
  onChange: (module: number | null) => void;
};

function ModuleFilter({ company, group, value, name, onChange }: ModuleFilterProps) {
  const t = feedbackTexts().filters;
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed.trim());
  const { data, isFetching } = useRatedModules(search, { company, group });
  const modules = (data?.modules ?? []).map((module) => ({
    value: String(module.id),
    label: module.name,
    // If a company is selected, its name is the same for all modules.
    detail: company === null ? module.company.name : undefined,
  }));
  const chosen = String(value);
  const isListed = value === null || modules.some((option) => option.value === chosen);
  const options = isListed
    ? modules
    : [{ value: chosen, label: name ?? t.chosenModule }, ...modules];
  return (
    <Field label={t.module}>
      <SearchableSelect
        options={[{ value: EVERY_MODULE, label: t.allModules }, ...options]}
        unlistedCount={(data?.total ?? 0) - modules.length}
        value={value === null ? EVERY_MODULE : chosen}
        onChange={(choice) => onChange(idOf(choice))}
        onType={setTyped}
        loading={isFetching}
        placeholder={t.searchModules}
      />
    </Field>
  );
}

/** Returns the value after it has not changed for `delayMs`, so that not every keystroke sends a request. */
function useDebouncedValue<Value>(value: Value, delayMs = 250): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debounced;
}
