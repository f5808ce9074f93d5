import { useEffect } from 'react';
import { useLiveFrame, useLiveReopened } from '#web/platform/live/use-live.ts';
import { useAddressState } from '#web/platform/routing/address-state.ts';
import { useFocusAfterChange } from '#web/platform/routing/focus-main.ts';
import { refreshTrashHere, useTrash } from '../api/trash.ts';
import { ALL_TRASH, filterSchema, type TrashFilter } from './trash-filter.ts';

/** The deletions that match the filter in the address, and the function that changes the filter. */
export function useTrashList() {
  const [filter, setFilter] = useAddressState(filterSchema, ALL_TRASH);
  const entries = useTrash(filter);
  useLiveFrame('TRASH_CHANGED', () => void refreshTrashHere());
  useLiveReopened(refreshTrashHere);
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = entries;
  // The focused entry can disappear by the action of another admin.
  useFocusAfterChange(data?.map(({ deletionId }) => deletionId).join());
  // A page of a search can be empty before the end of the list: then the next page is loaded automatically.
  const isSearching = data?.length === 0 && hasNextPage;
  useEffect(() => {
    if (isSearching && !isFetching && !isError) void fetchNextPage();
  }, [isSearching, isFetching, isError, fetchNextPage]);
  const choose = (change: Partial<TrashFilter>) =>
    setFilter((shown) => ({ ...shown, ...change }), { preventScrollReset: true, replace: true });
  return { filter, entries, isSearching, choose };
}
