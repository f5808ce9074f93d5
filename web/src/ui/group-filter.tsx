import { Field } from './field.tsx';
import { Select } from './select.tsx';
import { uiTexts } from './texts/catalogue.ts';

/** The id of a group, or those who are in none. */
type ChosenGroup = number | 'none';

type GroupFilterProps = {
  /** The groups of one company; undefined while they are loading. */
  groups: readonly { readonly id: number; readonly name: string }[] | undefined;
  /** Null for the trainees of all groups and of none. */
  value: ChosenGroup | null;
  onChange: (group: ChosenGroup | null) => void;
  /** Trainees in no group are no choice. */
  withoutNone?: boolean;
  /** The admin sees only the members of these groups. */
  isLimited?: boolean;
  hideLabel?: boolean;
  className?: string | undefined;
};

/**
 * A select for one group of a company. Absent for a company without groups, and for an admin who sees only one. A chosen
 * group that does not exist any more is shown as deleted.
 */
export function GroupFilter(props: GroupFilterProps) {
  const { groups, value, onChange, isLimited = false, hideLabel, className } = props;
  const { groupFilter: t, limited } = uiTexts();
  const withoutNone = props.withoutNone === true || isLimited;
  const choices = groups?.length ?? 0;
  const isListed =
    value === null || value === 'none' || groups?.some(({ id }) => id === value) === true;
  if (value === null && choices === 0) return null;
  if (isLimited && isListed && choices === 1) return null;
  return (
    <Field label={t.label} hideLabel={hideLabel} className={className}>
      <Select value={value ?? ''} onChange={({ target }) => onChange(chosenGroup(target.value))}>
        <option value="">{isLimited ? limited.all : t.all}</option>
        {isListed ? null : (
          <option value={value}>{groups === undefined ? t.chosen : t.deleted}</option>
        )}
        {groups?.map(({ id, name }) => (
          <option key={id} value={id} translate="no">
            {name}
          </option>
        ))}
        {withoutNone ? null : <option value="none">{t.none}</option>}
      </Select>
    </Field>
  );
}

function chosenGroup(value: string): ChosenGroup | null {
  if (value === '') return null;
  return value === 'none' ? value : Number(value);
}
