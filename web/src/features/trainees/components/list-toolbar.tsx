import { traineeSort } from '@portal/contract/trainees';
import { Field } from '#web/ui/field.tsx';
import { RecordFilter } from '#web/ui/record-filter.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import { Select } from '#web/ui/select.tsx';
import { useCompanies } from '../api/companies.ts';
import { sortLabels, type TraineeListView } from '../model/list-view.ts';

type ListToolbarProps = {
  view: TraineeListView;
  onSearch: (search: string) => void;
  onCompany: (company: number | null) => void;
  onSort: (sort: TraineeListView['sort']) => void;
};

export function ListToolbar({ view, onSearch, onCompany, onSort }: ListToolbarProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <SearchInput
        value={view.search}
        onChange={onSearch}
        label="Search trainees"
        placeholder="Search name, email or company"
        className="min-w-60 grow sm:max-w-sm"
      />
      <CompanyFilter company={view.company} onChange={onCompany} />
      <Field label="Sort by" hideLabel className="max-sm:grow">
        <Select
          value={view.sort}
          onChange={({ target }) => {
            const chosen = traineeSort.safeParse(target.value);
            if (chosen.success) onSort(chosen.data);
          }}
        >
          {Object.entries(sortLabels).map(([sort, label]) => (
            <option key={sort} value={sort}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}

type CompanyFilterProps = { company: number | null; onChange: (company: number | null) => void };

function CompanyFilter({ company, onChange }: CompanyFilterProps) {
  const { data = [], isPending } = useCompanies();
  return (
    <Field label="Company" hideLabel className="max-sm:w-full sm:w-60">
      <RecordFilter
        records={data}
        all="All companies"
        value={company}
        onChange={onChange}
        loading={isPending}
        placeholder="Search companies"
      />
    </Field>
  );
}
