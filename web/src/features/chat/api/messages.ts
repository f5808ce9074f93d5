import { type ChatMessage, listMessages, markRead } from '@portal/contract/chat';
import { CHAT_PAGE_SIZE, PAGE_SIZE_MAX } from '@portal/contract/limits';
import { callApi } from '../../../platform/http/client.ts';

/** How a conversation is read; reading alone marks nothing as read. */
export type MessageSource = {
  /** The newest, oldest first. */
  newest: () => Promise<ChatMessage[]>;
  before: (seq: number) => Promise<ChatMessage[]>;
  after: (seq: number) => Promise<ChatMessage[]>;
  markRead: (seq: number) => Promise<unknown>;
};

/** A page after a number that has fewer than this is the last. */
export const PAGE_AFTER = PAGE_SIZE_MAX;

export function messageSource(roomId: number): MessageSource {
  const params = { id: roomId };
  const read = (query: { before?: number; after?: number; limit: number }) =>
    callApi(listMessages, { params, query: { ...query, markRead: 'false' } });
  return {
    newest: () => read({ limit: CHAT_PAGE_SIZE }),
    before: (seq) => read({ before: seq, limit: CHAT_PAGE_SIZE }),
    after: (seq) => read({ after: seq, limit: PAGE_AFTER }),
    markRead: (seq) => callApi(markRead, { params, body: { seq } }),
  };
}
