import type { Group } from '@portal/contract/groups';
import { searchKey } from '@portal/contract/text-keys';
import SearchX from 'lucide-react/icons/search-x';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import { groupsTexts } from '../texts/catalogue.ts';
import { GroupTable } from './group-table.tsx';

/** The number of groups that are listed without a search. */
const WITHOUT_SEARCH = 10;

type GroupListProps = {
  companyId: number;
  groups: readonly Group[];
  onRename: (group: Group) => void;
  onDelete: (group: Group) => void;
  onFocusLost: () => void;
};

/** The groups by name; many of them with a search. */
export function GroupList({ groups, onFocusLost, ...acts }: GroupListProps) {
  const t = groupsTexts();
  const [typed, setTyped] = useState('');
  const hasSearch = groups.length > WITHOUT_SEARCH;
  const search = hasSearch ? typed : '';
  const key = searchKey(search);
  const found = groups.filter(({ name }) => searchKey(name).includes(key));

  function showAll() {
    setTyped('');
    onFocusLost();
  }

  return (
    <>
      {hasSearch ? (
        <SearchInput value={typed} onChange={setTyped} label={t.search} className="sm:w-72" />
      ) : null}
      <p role="status" className="sr-only">
        {search === '' ? '' : t.found(found.length, groups.length)}
      </p>
      {found.length > 0 ? (
        <GroupTable groups={found} {...acts} />
      ) : (
        <EmptyState
          illustration={<SearchX />}
          title={t.noneFound.title}
          action={
            <Button variant="outline" onClick={showAll}>
              {t.noneFound.showAll}
            </Button>
          }
        >
          {t.noneFound.text(search)}
        </EmptyState>
      )}
    </>
  );
}
