import { trashKind } from '@portal/contract/trash';
import Trash2 from 'lucide-react/icons/trash-2';
import { useCompanies } from '#web/features/companies/api/companies.ts';
import { ChoiceFilter } from '#web/ui/choice-filter.tsx';
import { CompanyFilter } from '#web/ui/company-filter.tsx';
import { countSet, ListFilters, searchBesideFilters } from '#web/ui/list-filters.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import { useDeletedCompanies } from '../api/trash.ts';
import type { TrashFilter } from '../model/trash-filter.ts';
import { trashTexts } from '../texts/catalogue.ts';

type TrashFiltersProps = {
  filter: TrashFilter;
  onChange: (change: Partial<TrashFilter>) => void;
};

export function TrashFilters({ filter, onChange }: TrashFiltersProps) {
  const { kinds, filters: t } = trashTexts();
  const companies = useCompanies();
  const deleted = useDeletedCompanies();
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
      <ChoiceFilter
        label={t.kind}
        value={filter.kind}
        onChange={(kind) => onChange({ kind })}
        all={t.allKinds}
        choices={trashKind.options}
        labels={kinds}
        className="w-full sm:w-48"
      />
      <CompanyFilter
        companies={[...(companies.data ?? []), ...(inTrash ?? [])]}
        loading={companies.isPending || deleted.isPending}
        value={filter.company}
        onChange={(company) => onChange({ company })}
        hideLabel
        className="w-full sm:w-64"
      />
    </ListFilters>
  );
}
