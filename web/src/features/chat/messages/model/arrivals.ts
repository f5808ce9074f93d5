/** Where every message passes that reaches this tab otherwise than by reading a page of a conversation. */
import type { ChatMessage } from '@portal/contract/chat';
import { createEmitter } from '#web/platform/state/store.ts';

const arrivals = createEmitter<ChatMessage>();

export const onArrival = arrivals.subscribe;

export function messageArrived(message: ChatMessage): void {
  arrivals.emit(message);
}
