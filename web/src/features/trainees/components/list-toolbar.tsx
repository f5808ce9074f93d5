import { Field } from '../../../ui/field.tsx';
import { SearchInput } from '../../../ui/search-input.tsx';
import { Select } from '../../../ui/select.tsx';
import { isTraineeSort, sortLabels, type TraineeListView } from '../list-view.ts';

type ListToolbarProps = {
  view: TraineeListView;
  onSearch: (search: string) => void;
  onSort: (sort: TraineeListView['sort']) => void;
};

export function ListToolbar({ view, onSearch, onSort }: ListToolbarProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <SearchInput
        value={view.search}
        onChange={onSearch}
        label="Search trainees"
        placeholder="Search name, email or company"
        className="min-w-60 grow sm:max-w-sm"
      />
      <Field label="Sort by" hideLabel className="max-sm:grow">
        <Select
          value={view.sort}
          onChange={({ target }) => {
            if (isTraineeSort(target.value)) onSort(target.value);
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
