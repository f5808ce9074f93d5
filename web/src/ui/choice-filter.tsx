import { Field } from './field.tsx';
import { Select } from './select.tsx';

type ChoiceFilterProps<Choice extends string> = {
  /** Read aloud, not shown. */
  label: string;
  /** Null for all. */
  value: Choice | null;
  onChange: (value: Choice | null) => void;
  /** The words for no filter. */
  all: string;
  choices: readonly Choice[];
  labels: Readonly<Record<Choice, string>>;
  className?: string;
};

/** A select that limits a list to the rows of one kind. */
export function ChoiceFilter<Choice extends string>(props: ChoiceFilterProps<Choice>) {
  const { label, value, onChange, all, choices, labels, className } = props;
  return (
    <Field label={label} hideLabel className={className}>
      <Select
        value={value ?? ''}
        onChange={({ target }) =>
          onChange(choices.find((choice) => choice === target.value) ?? null)
        }
      >
        <option value="">{all}</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {labels[choice]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
