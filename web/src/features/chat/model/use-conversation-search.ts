import { searchMessages } from '@portal/contract/chat';
import { useEffect, useState } from 'react';
import { callApi } from '#web/platform/http/client.ts';
import { useStore } from '#web/platform/state/use-store.ts';
import { createConversationSearch } from './conversation-search.ts';

/** `goTo` shows a message; the first that is given counts. */
export function useConversationSearch(roomId: number, goTo: (seq: number) => Promise<void>) {
  const [search] = useState(() =>
    createConversationSearch({
      ask: (text, before) =>
        callApi(searchMessages, { params: { id: roomId }, query: { text, before } }),
      goTo,
    }),
  );
  const state = useStore(search);
  useEffect(() => search.stop, [search]);
  return { search, state };
}
