import { SEARCH_MAX } from '@portal/contract/limits';
import { classNames } from '#web/ui/class-names.ts';
import type { Elements } from '#web/ui/elements.ts';
import { ErrorCard } from '#web/ui/error-card.tsx';
import { LoadMoreButton } from '#web/ui/load-more-button.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx';
import { StaleBanner } from '#web/ui/stale-banner.tsx';

/** The parts of an infinite query that the list shows. */
interface LoadedPeople<Person> {
  readonly data: { readonly people: readonly Person[]; readonly total: number } | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly isPlaceholderData: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
  readonly refetch: () => Promise<unknown>;
}

type PeopleSearchProps<Person> = {
  list: LoadedPeople<Person>;
  search: string;
  onSearch: (search: string) => void;
  words: {
    readonly label: string;
    readonly search: string;
    readonly found: (count: number) => string;
    readonly loading: string;
    readonly loadFailed: string;
    readonly showMore: string;
    readonly noMatch: (search: string) => string;
  };
  /** Shown in place of the list, and of the search, if there are no people at all. */
  none: Elements;
  /** Draws the list as a card, for a list that is not in a dialog. */
  isCard?: boolean;
  row: (person: Person) => Elements;
};

/** People by name, a page at a time, with a search. */
export function PeopleSearch<Person>(props: PeopleSearchProps<Person>) {
  const { list, search, onSearch, words, none, isCard = false } = props;
  const { data, isPlaceholderData } = list;
  if (data?.total === 0 && search === '' && !isPlaceholderData) return none;
  return (
    <div className="grid grid-cols-1 gap-4">
      <SearchInput
        value={search}
        onChange={(text) => onSearch(text.slice(0, SEARCH_MAX))}
        label={words.search}
        className={isCard ? 'sm:w-72' : undefined}
      />
      <p role="status" className="sr-only">
        {data === undefined || search === '' || isPlaceholderData ? '' : words.found(data.total)}
      </p>
      <LoadFailure list={list} title={words.loadFailed} />
      <FoundPeople {...props} />
    </div>
  );
}

function LoadFailure({ list, title }: { list: LoadedPeople<unknown>; title: string }) {
  const { data, error, isFetching } = list;
  if (error === null) return null;
  const retry = { retrying: isFetching, onRetry: () => void list.refetch() };
  return data === undefined ? (
    <ErrorCard title={title} message={error.message} {...retry} />
  ) : (
    <StaleBanner failure={title} message={error.message} {...retry} />
  );
}

function FoundPeople<Person>(props: PeopleSearchProps<Person>) {
  const { list, search, words, isCard = false, row } = props;
  const { data, error, isPlaceholderData } = list;
  if (data === undefined) return error === null ? <PeopleSkeleton label={words.loading} /> : null;
  if (data.total === 0)
    return isPlaceholderData ? null : (
      <p className="wrap-anywhere py-6 text-center text-sm text-text-muted">
        {words.noMatch(search)}
      </p>
    );
  return (
    <>
      <ul
        aria-label={words.label}
        aria-busy={isPlaceholderData || undefined}
        className={classNames(
          'grid grid-cols-1 divide-y aria-busy:opacity-60',
          isCard && 'rounded-xl border bg-surface px-4 shadow-xs sm:px-5',
        )}
      >
        {data.people.map(row)}
      </ul>
      <LoadMoreButton list={list} size="sm">
        {words.showMore}
      </LoadMoreButton>
    </>
  );
}

const ROWS = ['w-2/5', 'w-1/2', 'w-1/3'];

function PeopleSkeleton({ label }: { label: string }) {
  return (
    <SkeletonRegion label={label} className="grid divide-y">
      {ROWS.map((width) => (
        <div key={width} className="flex h-16 items-center gap-3">
          <Skeleton className="size-8 shrink-0 rounded-full! max-sm:hidden" />
          <Skeleton className={`h-3.5 ${width}`} />
          <Skeleton className="ms-auto h-8 w-20" />
        </div>
      ))}
    </SkeletonRegion>
  );
}
