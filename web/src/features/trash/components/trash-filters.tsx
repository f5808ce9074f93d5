import Trash2 from 'lucide-react/icons/trash-2';
import { useCompanyFilter } from '#web/features/companies/api/companies.ts';
import { useOnlyCompany, useReach } from '#web/platform/session/use-reach.ts';
import { ChoiceFilter } from '#web/ui/choice-filter.tsx';
import { CompanyFilter } from '#web/ui/company-filter.tsx';
import { countSet, ListFilters, searchBesideFilters } from '#web/ui/list-filters.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import { useDeletedCompanies } from '../api/trash.ts';
import { kindsOf, type TrashFilter } from '../model/trash-filter.ts';
import { trashTexts } from '../texts/catalogue.ts';

type TrashFiltersProps = {
  filter: TrashFilter;
  onChange: (change: Partial<TrashFilter>) => void;
};

export function TrashFilters({ filter, onChange }: TrashFiltersProps) {
  const { kinds, filters: t } = trashTexts();
  const reach = useReach();
  const kindsHere = kindsOf(reach);
  const { loading, ...companies } = useCompanyFilter();
  const deleted = useDeletedCompanies(kindsHere.includes('company'));
  const inTrash = deleted.data?.map((company) => ({
    ...company,
    // Visible also where a long name leaves no place for the words.
    leading: <Trash2 aria-hidden="true" className="size-4 text-text-muted" />,
    detail: t.inTrash,
  }));
  return (
    <ListFilters
      count={countSet([filter.kind, filter.company])}
      onClear={() => onChange({ kind: null, company: null })}
      search={
        <SearchInput
          value={filter.search}
          onChange={(search) => onChange({ search })}
          label={t.search}
          placeholder={t.placeholder}
          className={`${searchBesideFilters} sm:w-72`}
        />
      }
    >
      {kindsHere.length > 1 ? (
        <ChoiceFilter
          label={t.kind}
          value={filter.kind}
          onChange={(kind) => onChange({ kind })}
          all={t.allKinds}
          choices={kindsHere}
          labels={kinds}
          className="w-full sm:w-48"
        />
      ) : null}
      {useOnlyCompany() === null ? (
        <CompanyFilter
          {...companies}
          companies={[...(companies.companies ?? []), ...(inTrash ?? [])]}
          loading={loading || deleted.isLoading}
          value={filter.company}
          onChange={(company) => onChange({ company })}
          hideLabel
          className="w-full sm:w-64"
        />
      ) : null}
    </ListFilters>
  );
}
