import { useEffect } from 'react';
import { useAddressState } from '#web/platform/routing/address-state.ts';
import { useActivity } from '../api/activity.ts';
import { type ActivityFilter, ALL_CHANGES, filterSchema } from './activity-filter.ts';

/** The changes that match the filter in the address, and the function that changes the filter. */
export function useActivityList() {
  const [filter, setFilter] = useAddressState(filterSchema, ALL_CHANGES);
  const changes = useActivity(filter);
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = changes;
  // A page of a search can be empty before the end of the list: then the next page is loaded automatically.
  const isSearching = data?.length === 0 && hasNextPage;
  useEffect(() => {
    if (isSearching && !isFetching && !isError) void fetchNextPage();
  }, [isSearching, isFetching, isError, fetchNextPage]);
  const choose = (change: Partial<ActivityFilter>) =>
    setFilter((shown) => ({ ...shown, ...change }), { preventScrollReset: true, replace: true });
  return { filter, changes, isSearching, choose };
}
