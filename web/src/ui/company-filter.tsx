import type { Elements } from './elements.ts';
import { Field } from './field.tsx';
import { SearchableSelect } from './searchable-select.tsx';
import { uiTexts } from './texts/catalogue.ts';

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
  /** The admin sees only these companies. */
  isLimited?: boolean;
  /** The id of the chosen company; null for all of them. */
  value: number | null;
  onChange: (company: number | null) => void;
  hideLabel?: boolean;
  className?: string;
};

const ALL = 'ALL';

/** A select for one company or all of them. A chosen company that is not among them any more is shown as deleted. */
export function CompanyFilter(props: CompanyFilterProps) {
  const { companies = [], loading, isLimited = false, value, onChange } = props;
  const { hideLabel, className } = props;
  const { companyFilter: t, limited } = uiTexts();
  const options = companies.map(({ id, name, leading, detail }) => ({
    value: String(id),
    label: name,
    isName: true,
    leading,
    detail,
  }));
  // Those that are not loaded yet may have it.
  const isDeleted = !loading && props.companies?.every(({ id }) => id !== value);
  const deleted = value !== null && isDeleted ? [{ value: String(value), label: t.deleted }] : [];
  return (
    <Field label={t.label} hideLabel={hideLabel} className={className}>
      <SearchableSelect
        options={[{ value: ALL, label: isLimited ? limited.all : t.all }, ...deleted, ...options]}
        value={value === null ? ALL : String(value)}
        onChange={(choice) => onChange(choice === null || choice === ALL ? null : Number(choice))}
        loading={loading}
        placeholder={t.search}
      />
    </Field>
  );
}
