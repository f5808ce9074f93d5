import { isPeopleSearch, listChatUsers, openDirectRoom } from '@portal/contract/chat';
import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '#web/platform/http/api-error.ts';
import { callApi, callApiWithHeaders } from '#web/platform/http/client.ts';
import { callKey } from '#web/platform/query/call-query.ts';
import { toast } from '#web/ui/toast.ts';
import { chatTexts } from '../texts/catalogue.ts';
import { changeRooms, refreshRooms, withRoom } from './rooms.ts';

/** The loaded pages of the people that match a search; without a search, of all people by name. */
export function usePeople(typed: string) {
  const search = isPeopleSearch(typed) ? typed : '';
  return useInfiniteQuery({
    queryKey: [...callKey(listChatUsers), 'pages', search],
    queryFn: async ({ pageParam: cursor, signal }) => {
      const query = { search, cursor };
      const { body, headers } = await callApiWithHeaders(listChatUsers, { query, signal });
      return { people: body, nextCursor: headers.next };
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: ({ pages }) => pages.flatMap(({ people }) => people),
    placeholderData: keepPreviousData,
  });
}

/** Opens the room with a person and creates it if there is none. */
export function useOpenDirectRoom() {
  return useMutation({
    mutationFn: (userId: number) => callApi(openDirectRoom, { params: { userId } }),
    onSuccess(room) {
      changeRooms((rooms) => withRoom(rooms, room));
      // A list that is on its way may have been composed without the room.
      void refreshRooms();
    },
  });
}

/** Shows a toast once when the people could not be loaded, with the server's message if there is one. */
export function usePeopleFailure(error: Error | null): void {
  useEffect(() => {
    if (error !== null) toast.error(peopleFailure(error), { id: 'people-failure' });
  }, [error]);
}

export function peopleFailure(error: Error): string {
  const t = chatTexts().people;
  if (!(error instanceof ApiError)) return t.failedToFetch;
  const { reason } = error;
  return reason === null ? t.failedForUnknownReason : t.failedBecause(reason);
}
