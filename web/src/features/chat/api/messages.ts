import { type ChatMessage, listMessages, markRead, searchMessages } from '@portal/contract/chat';
import { CHAT_PAGE_SIZE } from '@portal/contract/limits';
import { callApi } from '#web/platform/http/client.ts';

/** Reads the pages of a conversation, without marking them as read. */
export type MessageSource = {
  /**
   * The newest messages, oldest first. A page of fewer than {@link CHAT_PAGE_SIZE} is the last one in its direction.
   */
  newest: () => Promise<ChatMessage[]>;
  before: (seq: number) => Promise<ChatMessage[]>;
  after: (seq: number) => Promise<ChatMessage[]>;
};

export function messageSource(roomId: number): MessageSource {
  const params = { id: roomId };
  const read = (query: { before?: number; after?: number }) =>
    callApi(listMessages, {
      params,
      query: { ...query, limit: CHAT_PAGE_SIZE, markRead: 'false' },
    });
  return {
    newest: () => read({}),
    before: (seq) => read({ before: seq }),
    after: (seq) => read({ after: seq }),
  };
}

/** The newest `limit` messages of a room, oldest first, without marking them as read. */
export function newestMessages(
  roomId: number,
  limit: number,
  signal: AbortSignal,
): Promise<ChatMessage[]> {
  const query = { limit, markRead: 'false' } as const;
  return callApi(listMessages, { params: { id: roomId }, query, signal });
}

/** The call continues when the page is left, so that the last messages seen are marked too. */
export function markReadUpTo(roomId: number, seq: number): Promise<unknown> {
  return callApi(markRead, {
    params: { id: roomId },
    body: { seq },
    keepalive: true,
    isRepeatable: true,
  });
}

/** Searches the messages of a room before a number; from the newest one if the number is null. */
export function searchRoom(roomId: number, text: string, before: number | null) {
  return callApi(searchMessages, { params: { id: roomId }, query: { text, before } });
}
