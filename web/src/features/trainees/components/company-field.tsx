import { useCompanies } from '#web/features/companies/api/companies.ts';
import { Field } from '#web/ui/field.tsx';
import { RetryBanner } from '#web/ui/retry-banner.tsx';
import { SearchableSelect } from '#web/ui/searchable-select.tsx';
import { traineeTexts } from '../texts/catalogue.ts';

type CompanyFieldProps = {
  /** The companies that can be chosen; undefined until they are loaded. */
  choices: readonly { readonly name: string }[] | undefined;
  /** The name of the chosen company; empty if none is chosen. */
  value: string;
  onChange: (companyName: string) => void;
  onBlur: () => void;
  readOnly: boolean;
  hint: string | undefined;
  error: string | undefined;
  ref: (control: HTMLElement | null) => void;
};

export function CompanyField(props: CompanyFieldProps) {
  const { choices = [], value, onChange, hint, error, ...control } = props;
  const t = traineeTexts().form;
  const companies = useCompanies();
  if (companies.isError && companies.data === undefined)
    return (
      <RetryBanner
        tone="danger"
        retrying={companies.isFetching}
        onRetry={() => void companies.refetch()}
      >
        {t.companiesNotLoaded(companies.error.message)}
      </RetryBanner>
    );
  return (
    <Field label={t.company} hint={hint} error={error} required>
      <SearchableSelect
        {...control}
        options={choices.map(({ name }) => ({
          value: name,
          label: name,
          isName: true,
        }))}
        value={value === '' ? null : value}
        onChange={(name) => onChange(name ?? '')}
        loading={companies.isPending}
        placeholder={t.searchCompanies}
        emptyText={t.noCompanies}
      />
    </Field>
  );
}
