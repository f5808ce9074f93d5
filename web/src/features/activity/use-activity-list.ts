import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { type ActivityFilter, addressOf, filterOf } from './activity-filter.ts';
import { useActivity } from './api/activity.ts';

/** The changes of the filter that the address names, and how to choose another. */
export function useActivityList() {
  const [address, setAddress] = useSearchParams();
  const filter = filterOf(address);
  const changes = useActivity(filter);
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = changes;
  // A page of a search may be empty before the end: then the next is looked through by itself.
  const isSearching = data?.length === 0 && hasNextPage;
  useEffect(() => {
    if (isSearching && !isFetching && !isError) void fetchNextPage();
  }, [isSearching, isFetching, isError, fetchNextPage]);
  const choose = (change: Partial<ActivityFilter>) =>
    setAddress(addressOf({ ...filter, ...change }), { preventScrollReset: true, replace: true });
  return { filter, changes, isSearching, choose };
}
