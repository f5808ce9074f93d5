import { type ChatMessage, listMessages, markRead } from '@portal/contract/chat';
import { CHAT_PAGE_SIZE } from '@portal/contract/limits';
import { callApi } from '../../../platform/http/client.ts';

/** How a conversation is read; reading alone marks nothing as read. */
export type MessageSource = {
  /** The newest, oldest first; a page of fewer than {@link CHAT_PAGE_SIZE} is the last in its direction. */
  newest: () => Promise<ChatMessage[]>;
  before: (seq: number) => Promise<ChatMessage[]>;
  after: (seq: number) => Promise<ChatMessage[]>;
  markRead: (seq: number) => Promise<unknown>;
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
    markRead: (seq) => callApi(markRead, { params, body: { seq }, isRepeatable: true }),
  };
}
