/** Where every message passes that reaches this tab otherwise than by reading a page of a conversation. */
import type { ChatMessage } from '@portal/contract/chat';

type Listener = (message: ChatMessage) => void;

const listeners = new Set<Listener>();

export function onArrival(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function messageArrived(message: ChatMessage): void {
  for (const listener of listeners) listener(message);
}
