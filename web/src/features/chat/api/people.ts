import { isPeopleSearch, listChatUsers, openDirectRoom } from '@portal/contract/chat';
import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { callApi, callApiWithHeaders } from '#web/platform/http/client.ts';
import { callKey } from '#web/platform/query/call-query.ts';
import { noteRoom } from './rooms.ts';

/** The first people by name, or those that a search finds, as far as the list was scrolled. */
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

/** Opens the conversation with somebody, made if there was none. */
export function useOpenDirectRoom() {
  return useMutation({
    mutationFn: (userId: number) => callApi(openDirectRoom, { params: { userId } }),
    onSuccess: noteRoom,
  });
}
