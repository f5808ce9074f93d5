import type { PublicCompany } from '@portal/contract/companies';
import { mediaUrl } from '#web/platform/http/media-url.ts';
import { CompanyMark } from '#web/ui/company-mark.tsx';
import { Field } from '#web/ui/field.tsx';
import { Name } from '#web/ui/name.tsx';
import { RetryBanner } from '#web/ui/retry-banner.tsx';
import { SearchableSelect } from '#web/ui/searchable-select.tsx';
import { Select } from '#web/ui/select.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { usePublicCompanies } from '../api/public-companies.ts';
import { companyHint } from '../model/join-hints.ts';
import { accountsTexts } from '../texts/catalogue.ts';

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
  const { fields, signUp } = accountsTexts();
  const companies = usePublicCompanies();
  if (companies.isError)
    return (
      <RetryBanner
        tone="danger"
        retrying={companies.isFetching}
        onRetry={() => void companies.refetch()}
      >
        {signUp.companiesNotLoaded(companies.error.message)}
      </RetryBanner>
    );
  return (
    <Field
      label={fields.company}
      hint={hintFor(companies.data, control.value)}
      error={error}
      required
    >
      <CompanyChoice companies={companies.data} {...control} />
    </Field>
  );
}

function hintFor(companies: readonly PublicCompany[] | undefined, chosen: string) {
  if (companies?.length === 0) return accountsTexts().signUp.noCompany;
  return companyHint(companies?.find(({ name }) => name === chosen));
}

type LinkedCompanyProps = { company: PublicCompany; error: string | undefined };

/** The company of a sign-up link, which cannot be changed. */
export function LinkedCompany({ company, error }: LinkedCompanyProps) {
  const { name, logo } = company;
  return (
    <div className="grid gap-1.5">
      <p className="font-medium text-sm">{accountsTexts().fields.company}</p>
      <p className="flex min-w-0 items-center gap-3">
        <CompanyMark name={name} logoUrl={logo === null ? null : mediaUrl(logo)} size="md" />
        <Name className="wrap-anywhere font-medium">{name}</Name>
      </p>
      {error === undefined ? (
        <p className="text-sm text-text-muted">{companyHint(company)}</p>
      ) : (
        <p className="text-danger-text text-sm">{error}</p>
      )}
    </div>
  );
}

type CompanyChoiceProps = Omit<CompanyFieldProps, 'error'> & {
  /** Undefined while the companies are loading. */
  companies: readonly PublicCompany[] | undefined;
};

function CompanyChoice({ companies, value, onChange, onBlur, ref }: CompanyChoiceProps) {
  const t = accountsTexts().signUp;
  if (companies === undefined || companies.length <= NATIVE_SELECT_MAX)
    return (
      <Select
        ref={ref}
        value={value}
        autoComplete="organization"
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      >
        <option value="">{companies === undefined ? uiTexts().loading : t.selectCompany}</option>
        {companies?.map(({ id, name }) => (
          <option key={id} value={name} translate="no">
            {name}
          </option>
        ))}
      </Select>
    );
  const chosen = companies.find(({ name }) => name === value);
  return (
    <SearchableSelect
      ref={ref}
      options={companies.map(({ id, name }) => ({ value: String(id), label: name, isName: true }))}
      value={chosen === undefined ? null : String(chosen.id)}
      onChange={(id) =>
        onChange(companies.find((company) => String(company.id) === id)?.name ?? '')
      }
      onBlur={onBlur}
      placeholder={t.searchCompany}
    />
  );
}
