import { SearchableSelect } from './searchable-select.tsx';

type RecordFilterProps = {
  records: readonly { readonly id: number; readonly name: string }[];
  /** What stands for no filter: 'All companies'. */
  all: string;
  /** Of the chosen record; null for all of them. */
  value: number | null;
  onChange: (id: number | null) => void;
  loading: boolean;
  placeholder: string;
};

const ALL = 'ALL';

/** One record of many by its name, or all of them. */
export function RecordFilter({ records, all, value, onChange, ...list }: RecordFilterProps) {
  const options = records.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <SearchableSelect
      {...list}
      options={[{ value: ALL, label: all }, ...options]}
      value={value === null ? ALL : String(value)}
      onChange={(choice) => onChange(choice === null || choice === ALL ? null : Number(choice))}
    />
  );
}
