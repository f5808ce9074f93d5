import { trashKind } from '@portal/contract/trash';
import Trash2 from 'lucide-react/icons/trash-2';
import { useCompanies } from '#web/features/companies/api/companies.ts';
import { CompanyFilter } from '#web/ui/company-filter.tsx';
import { Field } from '#web/ui/field.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import { Select } from '#web/ui/select.tsx';
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
    <div className="flex flex-wrap gap-3">
      <SearchInput
        value={filter.search}
        onChange={(search) => onChange({ search })}
        label="Search the trash"
        placeholder="Search names"
        className="w-full sm:w-72"
      />
      <Field label="Kind" hideLabel className="w-full sm:w-48">
        <Select
          value={filter.kind ?? ''}
          onChange={({ target }) =>
            onChange({ kind: trashKind.safeParse(target.value).data ?? null })
          }
        >
          <option value="">All kinds</option>
          {trashKind.options.map((kind) => (
            <option key={kind} value={kind}>
              {kindLabels[kind]}
            </option>
          ))}
        </Select>
      </Field>
      <CompanyFilter
        companies={[...(companies.data ?? []), ...(inTrash ?? [])]}
        loading={companies.isPending || deleted.isPending}
        value={filter.company}
        onChange={(company) => onChange({ company })}
        hideLabel
        className="w-full sm:w-64"
      />
    </div>
  );
}
