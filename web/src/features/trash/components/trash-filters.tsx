import { trashKind } from '@portal/contract/trash';
import Trash2 from 'lucide-react/icons/trash-2';
import { useCompanies } from '#web/features/companies/api/companies.ts';
import { ChoiceFilter } from '#web/ui/choice-filter.tsx';
import { CompanyFilter } from '#web/ui/company-filter.tsx';
import { countSet, ListFilters, searchBesideFilters } from '#web/ui/list-filters.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import { useDeletedCompanies } from '../api/trash.ts';
import type { TrashFilter } from '../model/trash-filter.ts';
import { kindLabels } from '../model/trash-words.ts';

type TrashFiltersProps = {
  filter: TrashFilter;
  onChange: (change: Partial<TrashFilter>) => void;
};

export function TrashFilters({ filter, onChange }: TrashFiltersProps) {
  const companies = useCompanies();
  const deleted = useDeletedCompanies();
  const inTrash = deleted.data?.map((company) => ({
    ...company,
    // Visible also where a long name leaves no place for the words.
    leading: <Trash2 aria-hidden="true" className="size-4 text-text-muted" />,
    detail: '(in the trash)',
  }));
  return (
    <ListFilters
      count={countSet([filter.kind, filter.company])}
      onClear={() => onChange({ kind: null, company: null })}
      search={
        <SearchInput
          value={filter.search}
          onChange={(search) => onChange({ search })}
          label="Search the trash"
          placeholder="Search names"
          className={`${searchBesideFilters} sm:w-72`}
        />
      }
    >
      <ChoiceFilter
        label="Kind"
        value={filter.kind}
        onChange={(kind) => onChange({ kind })}
        all="All kinds"
        choices={trashKind.options}
        labels={kindLabels}
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
