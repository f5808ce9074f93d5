import { type ChatUser, isPeopleSearch } from '@portal/contract/chat';
import { CHAT_PEOPLE_BROWSED } from '@portal/contract/limits';
import UserSearch from 'lucide-react/icons/user-search';
import { useRef, useState } from 'react';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorCard } from '#web/ui/error-card.tsx';
import { Name } from '#web/ui/name.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { usePeople, usePeopleFailure } from '../api/people.ts';
import { useNearEnd } from '../model/use-near-end.ts';
import { chatTexts } from '../texts/catalogue.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { RoleBadge } from './person-badges.tsx';

type PeopleListProps = {
  onChoose: (userId: number) => void;
  /** The id of the user whose conversation is being opened; null if none is. */
  openingUserId: number | null;
};

/** The people whom the user can write to. */
export function PeopleList({ onChoose, openingUserId }: PeopleListProps) {
  const t = chatTexts().people;
  const [search, setSearch] = useState('');
  const people = usePeople(search);
  usePeopleFailure(people.error);
  const isFull = people.data !== undefined && people.data.length >= CHAT_PEOPLE_BROWSED;
  const isHintShown = !isPeopleSearch(search) && (search !== '' || isFull);
  return (
    <>
      <div className="p-3">
        <SearchInput
          value={search}
          onChange={setSearch}
          label={t.search}
          placeholder={t.searchPlaceholder}
        />
      </div>
      {isHintShown ? (
        <p role="status" className="px-4 pb-3 text-pretty text-sm text-text-muted">
          {t.typeMore}
        </p>
      ) : null}
      <People people={people} onChoose={onChoose} openingUserId={openingUserId} />
    </>
  );
}

function People(props: PeopleListProps & { people: ReturnType<typeof usePeople> }) {
  const { people, onChoose, openingUserId } = props;
  const t = chatTexts().people;
  const { data, error, isFetching, isFetchingNextPage, isPlaceholderData, refetch } = people;
  const list = useRef<HTMLDivElement>(null);
  const end = useNearEnd<HTMLDivElement>(list, () => {
    if (people.hasNextPage && !people.isFetching) void people.fetchNextPage();
  });
  if (data === undefined && error !== null)
    return (
      <ErrorCard
        className="m-3"
        title={t.notLoaded}
        message={error.message}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (data === undefined) return <ListSkeleton label={t.loading} />;
  if (data.length === 0) return <NoUsers />;
  return (
    <div ref={list} className="min-h-0 grow overflow-y-auto p-2 pt-0">
      <ul aria-label={t.list} aria-busy={isPlaceholderData}>
        {data.map((user) => (
          <li key={user.id}>
            <PersonRow user={user} isOpening={openingUserId === user.id} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {people.isFetchNextPageError ? (
        <MoreNotLoaded
          message={people.error.message}
          isRetrying={isFetchingNextPage}
          onRetry={() => void people.fetchNextPage()}
        />
      ) : (
        <div ref={end} className="grid h-10 place-items-center">
          {isFetchingNextPage ? <Spinner className="size-4!" /> : null}
        </div>
      )}
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
      className="flex w-full items-center gap-3 rounded-lg px-3 py-2.5 text-start hover:bg-hover focus-visible:-outline-offset-2"
    >
      <Avatar name={user.name} />
      <span className="grid min-w-0 grow grid-cols-1 gap-0.5">
        <span className="flex items-center justify-between gap-2">
          <Name className="truncate font-medium">{user.name}</Name>
          {isOpening ? <Spinner className="size-4!" /> : <RoleBadge user={user} />}
        </span>
        <Name className="truncate text-sm text-text-muted">{user.email}</Name>
        {user.company === null ? null : (
          <Name className="truncate text-text-muted text-xs">{user.company.name}</Name>
        )}
      </span>
    </button>
  );
}

type MoreNotLoadedProps = { message: string; isRetrying: boolean; onRetry: () => void };

/** Shown in place of the next page of people when it could not be loaded. */
function MoreNotLoaded({ message, isRetrying, onRetry }: MoreNotLoadedProps) {
  return (
    <div
      role="alert"
      data-no-toast="if-possible"
      className="grid justify-items-center gap-3 px-4 py-4 text-center text-sm"
    >
      <p className="text-pretty text-text-muted">{message}</p>
      <Button variant="outline" busy={isRetrying} busyLabel={uiTexts().retrying} onClick={onRetry}>
        {uiTexts().retry}
      </Button>
    </div>
  );
}

function NoUsers() {
  const t = chatTexts().people;
  return (
    <div role="status" className="grid justify-items-center gap-2 px-6 py-12 text-center">
      <UserSearch aria-hidden="true" className="size-8 text-text-muted" />
      <p className="font-medium">{t.none}</p>
      <p className="text-sm text-text-muted">{t.noneHint}</p>
    </div>
  );
}
