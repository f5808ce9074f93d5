import type { Elements } from './elements.ts';
import { Field } from './field.tsx';
import { SearchableSelect } from './searchable-select.tsx';

type CompanyOption = {
  readonly id: number;
  readonly name: string;
  /** Shown before the name. */
  readonly leading?: Elements;
  /** Shown after the name. */
  readonly detail?: string;
};

type CompanyFilterProps = {
  /** Undefined while the companies are loading. */
  companies: readonly CompanyOption[] | undefined;
  loading: boolean;
  /** The id of the chosen company; null for all of them. */
  value: number | null;
  onChange: (company: number | null) => void;
  hideLabel?: boolean;
  className?: string;
};

const ALL = { value: 'ALL', label: 'All companies' };

/** A select for one company or all of them. A chosen company that is not among them any more is shown as deleted. */
export function CompanyFilter(props: CompanyFilterProps) {
  const { companies = [], loading, value, onChange, hideLabel, className } = props;
  const options = companies.map(({ id, name, leading, detail }) => ({
    value: String(id),
    label: name,
    isName: true,
    leading,
    detail,
  }));
  // Those that are not loaded yet may have it.
  const isDeleted = !loading && props.companies?.every(({ id }) => id !== value);
  const deleted =
    value !== null && isDeleted ? [{ value: String(value), label: 'Deleted company' }] : [];
  return (
    <Field label="Company" hideLabel={hideLabel} className={className}>
      <SearchableSelect
        options={[ALL, ...deleted, ...options]}
        value={value === null ? ALL.value : String(value)}
        onChange={(choice) =>
          onChange(choice === null || choice === ALL.value ? null : Number(choice))
        }
        loading={loading}
        placeholder="Search companies"
      />
    </Field>
  );
}
