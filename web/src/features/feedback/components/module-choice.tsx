import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { feedbackTexts } from '../texts/catalogue.ts';

export type CompletedModule = { readonly id: number; readonly name: string };

type ModuleChoiceProps = {
  modules: readonly CompletedModule[];
  value: number;
  onChange: (moduleId: number) => void;
  disabled: boolean;
};

export function ModuleChoice({ modules, value, onChange, disabled }: ModuleChoiceProps) {
  return (
    <Field label={feedbackTexts().form.module}>
      <Select
        value={value}
        disabled={disabled}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        {modules.map(({ id, name }) => (
          <option key={id} value={id} dir="auto">
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
