import type { ChatUser } from '@portal/contract/chat';
import UserSearch from 'lucide-react/icons/user-search';
import { useRef, useState } from 'react';
import { Avatar } from '../../../ui/avatar.tsx';
import { ErrorCard } from '../../../ui/error-card.tsx';
import { SearchInput } from '../../../ui/search-input.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { usePeople } from '../api/people.ts';
import { ListSkeleton } from '../components/list-skeleton.tsx';
import { RoleBadge } from '../components/person-badges.tsx';
import { useNearEnd } from '../use-near-end.ts';
import { usePeopleFailure } from './use-people-failure.ts';

type PeopleListProps = {
  onChoose: (userId: number) => void;
  /** Whose conversation is being opened. */
  opening: number | null;
};

/** Everybody whom one can write to. */
export function PeopleList({ onChoose, opening }: PeopleListProps) {
  const [search, setSearch] = useState('');
  const people = usePeople(search);
  usePeopleFailure(people.error);
  return (
    <>
      <div className="p-3">
        <SearchInput
          value={search}
          onChange={setSearch}
          label="Search users"
          placeholder="Search users by name or email..."
        />
      </div>
      <People people={people} onChoose={onChoose} opening={opening} />
    </>
  );
}

function People(props: PeopleListProps & { people: ReturnType<typeof usePeople> }) {
  const { people, onChoose, opening } = props;
  const { data, error, isFetching, isFetchingNextPage, isPlaceholderData, refetch } = people;
  const list = useRef<HTMLDivElement>(null);
  const end = useNearEnd<HTMLDivElement>(list, () => {
    if (people.hasNextPage && !people.isFetching) void people.fetchNextPage();
  });
  if (data === undefined && error !== null)
    return (
      <ErrorCard
        className="m-3"
        title="The list of people could not be loaded"
        message={error.message}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (data === undefined) return <ListSkeleton label="Loading people…" />;
  if (data.length === 0) return <Nobody />;
  return (
    <div ref={list} className="min-h-0 grow overflow-y-auto p-2 pt-0">
      <ul aria-label="People" aria-busy={isPlaceholderData}>
        {data.map((user) => (
          <li key={user.id}>
            <PersonRow user={user} isOpening={opening === user.id} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      <div ref={end} className="grid h-10 place-items-center">
        {isFetchingNextPage ? <Spinner className="size-4" /> : null}
      </div>
    </div>
  );
}

type PersonRowProps = {
  user: ChatUser;
  isOpening: boolean;
  onChoose: (userId: number) => void;
};

function PersonRow({ user, isOpening, onChoose }: PersonRowProps) {
  return (
    <button
      type="button"
      aria-busy={isOpening || undefined}
      onClick={() => onChoose(user.id)}
      className="flex w-full items-center gap-3 rounded-lg px-3 py-2.5 text-left hover:bg-hover focus-visible:-outline-offset-2"
    >
      <Avatar name={user.name} />
      <span className="grid min-w-0 grow gap-0.5">
        <span className="flex items-center justify-between gap-2">
          <bdi className="truncate font-medium">{user.name}</bdi>
          {isOpening ? <Spinner className="size-4" /> : <RoleBadge user={user} />}
        </span>
        <span className="truncate text-sm text-text-muted">{user.email}</span>
        {user.company === null ? null : (
          <bdi className="truncate text-text-muted text-xs">{user.company.name}</bdi>
        )}
      </span>
    </button>
  );
}

function Nobody() {
  return (
    <div role="status" className="grid justify-items-center gap-2 px-6 py-12 text-center">
      <UserSearch aria-hidden="true" className="size-8 text-text-muted" />
      <p className="font-medium">Nobody found</p>
      <p className="text-sm text-text-muted">Try another part of the name or email.</p>
    </div>
  );
}
