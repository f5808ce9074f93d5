import { standingFilter } from '@portal/contract/standing-filter';
import { standingFilterWords } from '#web/features/standing/api/standing-words.ts';
import { ChoiceFilter } from '#web/ui/choice-filter.tsx';
import { Field } from '#web/ui/field.tsx';
import { countSet, ListFilters } from '#web/ui/list-filters.tsx';
import { Select } from '#web/ui/select.tsx';
import { type MatrixFilter, useMatrixModules } from '../api/matrix.ts';
import { matrixTexts } from '../texts/catalogue.ts';

type MatrixFiltersProps = {
  companyId: number;
  filter: MatrixFilter;
  onFilter: (change: Partial<MatrixFilter>) => void;
};

/** The filters by standing and module. The group is chosen above, for the whole page. */
export function MatrixFilters({ companyId, filter, onFilter }: MatrixFiltersProps) {
  const t = matrixTexts().filters;
  const { standing, module } = filter;
  return (
    <ListFilters
      count={countSet([standing, module])}
      onClear={() => onFilter({ standing: null, module: null })}
    >
      <ChoiceFilter
        label={t.standing}
        value={standing}
        onChange={(chosen) => onFilter({ standing: chosen })}
        all={t.everyStanding}
        choices={standingFilter.options}
        labels={standingFilterWords()}
        className="max-sm:w-full"
      />
      <ModuleFilter
        companyId={companyId}
        value={module}
        onChange={(chosen) => onFilter({ module: chosen })}
      />
    </ListFilters>
  );
}

type ModuleFilterProps = {
  companyId: number;
  value: number | null;
  onChange: (module: number | null) => void;
};

function ModuleFilter({ companyId, value, onChange }: ModuleFilterProps) {
  const t = matrixTexts().filters;
  const { data: modules = [] } = useMatrixModules(companyId);
  const isListed = value === null || modules.some(({ id }) => id === value);
  return (
    <Field label={t.module} hideLabel className="max-sm:w-full sm:w-56">
      <Select
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{t.everyModule}</option>
        {isListed ? null : <option value={value}>{t.chosenModule}</option>}
        {modules.map(({ id, name }) => (
          <option key={id} value={id} translate="no">
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
