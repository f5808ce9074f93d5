import { type ChatMessage, listMessages, markRead } from '@portal/contract/chat';
import { CHAT_PAGE_SIZE } from '@portal/contract/limits';
import { callApi } from '#web/platform/http/client.ts';

/** How a conversation is read; reading alone marks nothing as read. */
export type MessageSource = {
  /** The newest, oldest first; a page of fewer than {@link CHAT_PAGE_SIZE} is the last in its direction. */
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

/** The call outlives the page, so that what was seen last is read too. */
export function markReadUpTo(roomId: number, seq: number): Promise<unknown> {
  return callApi(markRead, {
    params: { id: roomId },
    body: { seq },
    keepalive: true,
    isRepeatable: true,
  });
}
