/** The modules of the web client, of this checkout or of another one to compare with. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Call } from '@portal/contract/call';
import type { ChatMessage } from '@portal/contract/chat';
import type { WebSocket } from 'ws';

/** Declares only what the measurements use, so that an older checkout fits as well. */
export interface ClientCode {
  createClient(resources: object): { callApi: CallApi };
  /** Null in checkouts whose calls have no time limit. */
  readonly createOpenCalls: (() => OpenCalls) | null;
  createSessionStore(storage: SafeStorage): { start(session: object): void };
  createSafeStorage(getStorage: () => never): SafeStorage;
  createLiveStore(): LiveStore;
  createConnection(who: object, callbacks: object, openSocket: OpenSocket): object;
  joinTabGroup(options: object): { wake(): void; answered(): void; leave(): void };
  createConversation(source: object): Conversation;
  createOutbox(options: object): Outbox;
  shouldRetry(failures: number, error: unknown): boolean;
  retryDelay(retry: number): number;
}

type CallApi = (call: Call, request: object) => Promise<unknown>;

export type OpenSocket = (userId: number, token: string) => WebSocket;

type SafeStorage = { readonly keys: (prefix: string) => string[] };

interface OpenCalls {
  onAnswered(listener: () => void): void;
  onSlow(listener: () => void): void;
}

interface LiveStore {
  status(): 'connected' | 'connecting' | 'disconnected' | 'refused';
  /** Older checkouts call it `observe`. */
  readonly subscribe?: (listener: () => void) => unknown;
  readonly observe?: (listener: () => void) => unknown;
  onFrame(type: string, handler: (message: ChatMessage) => void): unknown;
  onReopened(handler: () => Promise<boolean>): unknown;
}

interface Conversation {
  /** Older checkouts do not return whether everything was read. */
  catchUp(): Promise<unknown>;
  receive(message: ChatMessage): void;
  readonly current?: () => ConversationView;
  /** Older checkouts call it `view`. */
  readonly view?: () => ConversationView;
}

interface ConversationView {
  readonly messages: readonly ChatMessage[];
}

interface Outbox {
  entries(): readonly object[];
  seen(message: ChatMessage): void;
  write(chatRoomId: number, content: string): void;
  wake(): void;
  answered(): void;
  close(): void;
}

const FILES = [
  'platform/http/client.ts',
  'platform/http/open-calls.ts',
  'platform/session/session-store.ts',
  'platform/storage/safe-storage.ts',
  'platform/live/live-store.ts',
  'platform/live/connection.ts',
  'platform/live/tab-group.ts',
  'features/chat/messages/model/conversation.ts',
  'features/chat/outbox/model/outbox.ts',
  'platform/query/retry.ts',
  // Older checkouts have these modules in other places.
  'features/chat/messages/conversation.ts',
  'features/chat/outbox/outbox.ts',
];

/** @param root the folder of a checkout */
export async function loadClientCode(root: string): Promise<ClientCode> {
  const paths = FILES.map((file) => join(root, 'web/src', file)).filter(existsSync);
  const modules = await Promise.all(paths.map((path) => import(path) as Promise<object>));
  return Object.assign({ createOpenCalls: null }, ...modules) as unknown as ClientCode;
}
