import { searchKey } from '@portal/contract/text-keys';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { Checkbox } from './checkbox.tsx';
import { Input } from './input.tsx';
import { isComposing } from './is-composing.ts';
import { Name } from './name.tsx';
import { uiTexts } from './texts/catalogue.ts';

/** The number of names that are listed without a search. */
const WITHOUT_SEARCH = 10;

type NamedCheckboxesProps = {
  options: readonly { id: number; name: string }[];
  /** Chosen ones that do not exist any more, which the search does not hide. */
  deleted: readonly number[];
  deletedLabel: string;
  value: readonly number[];
  onToggle: (id: number) => void;
  /** The label of the search. */
  search: string;
  /** About the number of chosen ones, of which the search may hide some. */
  chosen: (count: number) => string;
  /** The first checkbox. */
  ref?: Ref<HTMLInputElement>;
};

/** Names as checkboxes, with a search where they are many. */
export function NamedCheckboxes(props: NamedCheckboxesProps) {
  const { options, deleted, deletedLabel, value, onToggle, search, chosen, ref } = props;
  const [typed, setTyped] = useState('');
  const hasSearch = options.length > WITHOUT_SEARCH;
  const key = hasSearch ? searchKey(typed) : '';
  const rows = [
    ...options
      .filter(({ name }) => searchKey(name).includes(key))
      .map(({ id, name }) => ({ id, label: <Name className="wrap-anywhere">{name}</Name> })),
    ...deleted.map((id) => ({ id, label: deletedLabel })),
  ];
  return (
    <>
      {hasSearch ? (
        <Input
          type="search"
          dir="auto"
          autoComplete="off"
          aria-label={search}
          placeholder={search}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={keepForm}
        />
      ) : null}
      <div className="max-h-44 overflow-y-auto rounded-md border px-3 py-1.5">
        {rows.map(({ id, label }, index) => (
          <Checkbox
            key={id}
            ref={index === 0 ? ref : undefined}
            label={label}
            checked={value.includes(id)}
            onChange={() => onToggle(id)}
          />
        ))}
        {rows.length === 0 ? (
          <p className="py-1 text-sm text-text-muted">{uiTexts().list.noMatch}</p>
        ) : null}
      </div>
      {hasSearch && value.length > 0 ? (
        <p className="text-sm text-text-muted tabular-nums">{chosen(value.length)}</p>
      ) : null}
    </>
  );
}

/** Enter in the search does not send the form. */
function keepForm(event: KeyboardEvent) {
  if (event.key === 'Enter' && !isComposing(event)) event.preventDefault();
}
