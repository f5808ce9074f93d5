import { useCompanyModules } from '#web/features/modules/api/modules.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { traineeTexts } from '../texts/catalogue.ts';

type ModuleFilterProps = {
  companyId: number;
  /** Null for the whole training. */
  value: number | null;
  onChange: (module: number | null) => void;
};

/** A select for the module of a company in which trainees have the chosen status. */
export function ModuleFilter({ companyId, value, onChange }: ModuleFilterProps) {
  const t = traineeTexts().list;
  const { data: modules } = useCompanyModules(companyId);
  const isListed = value === null || modules?.some(({ id }) => id === value);
  return (
    <Field label={t.statusInModule} hideLabel className="max-sm:w-full sm:w-56">
      <Select
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{t.inTraining}</option>
        {isListed ? null : (
          <option value={value}>
            {modules === undefined ? t.inChosenModule : t.inDeletedModule}
          </option>
        )}
        {modules?.map(({ id, name }) => (
          <option key={id} value={id}>
            {t.inModule(name)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
