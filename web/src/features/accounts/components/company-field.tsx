import type { Company } from '@portal/contract/companies';
import { Field } from '#web/ui/field.tsx';
import { RetryBanner } from '#web/ui/retry-banner.tsx';
import { SearchableSelect } from '#web/ui/searchable-select.tsx';
import { Select } from '#web/ui/select.tsx';
import { usePublicCompanies } from '../api/public-companies.ts';

/** Up to this many companies are shown in the browser's own select. */
const NATIVE_SELECT_MAX = 8;

type CompanyFieldProps = {
  /** The name of the chosen company; empty if none is chosen. */
  value: string;
  onChange: (companyName: string) => void;
  onBlur: () => void;
  error: string | undefined;
  ref: (control: HTMLElement | null) => void;
};

export function CompanyField({ error, ...control }: CompanyFieldProps) {
  const companies = usePublicCompanies();
  if (companies.isError)
    return (
      <RetryBanner
        tone="danger"
        retrying={companies.isFetching}
        onRetry={() => void companies.refetch()}
      >
        The companies could not be loaded. {companies.error.message}
      </RetryBanner>
    );
  const hint =
    companies.data?.length === 0
      ? 'There is no company yet. An administrator has to create yours first.'
      : undefined;
  return (
    <Field label="Company" hint={hint} error={error} required>
      <CompanyChoice companies={companies.data} {...control} />
    </Field>
  );
}

type CompanyChoiceProps = Omit<CompanyFieldProps, 'error'> & {
  /** Undefined while the companies are loading. */
  companies: readonly Company[] | undefined;
};

function CompanyChoice({ companies, value, onChange, onBlur, ref }: CompanyChoiceProps) {
  if (companies === undefined || companies.length <= NATIVE_SELECT_MAX)
    return (
      <Select
        ref={ref}
        value={value}
        autoComplete="organization"
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      >
        <option value="">{companies === undefined ? 'Loading…' : 'Select your company'}</option>
        {companies?.map(({ id, name }) => (
          <option key={id} value={name}>
            {name}
          </option>
        ))}
      </Select>
    );
  const chosen = companies.find(({ name }) => name === value);
  return (
    <SearchableSelect
      ref={ref}
      options={companies.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={chosen === undefined ? null : String(chosen.id)}
      onChange={(id) =>
        onChange(companies.find((company) => String(company.id) === id)?.name ?? '')
      }
      onBlur={onBlur}
      placeholder="Search your company"
    />
  );
}
