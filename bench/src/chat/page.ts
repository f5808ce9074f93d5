/** A visible chat page without a browser: the code of the web client over real connections. */
import { setTimeout as pause } from 'node:timers/promises';
import {
  type ChatMessage,
  getUnreadCount,
  listMessages,
  listRooms,
  sendMessage,
} from '@portal/contract/chat';
import { CHAT_POLL_MS } from '@portal/contract/limits';
import { LIVE_PATH, LIVE_SUBPROTOCOL } from '@portal/contract/live';
import { WebSocket } from 'ws';
import type { ClientCode, OpenSocket } from './client-code.ts';
import type { Member } from './crowd.ts';

export interface Page {
  readonly userId: number;
  readonly roomId: number;
  readonly isConnected: () => boolean;
  /** When the present connection opened, in ms of `performance.now()`. */
  readonly connectedAt: () => number;
  /** Connected, and everything that was missed has been fetched. */
  readonly isCaughtUp: () => boolean;
  /**
   * Has stopped reconnecting until a poll succeeds, the page becomes visible, the network returns or the user clicks.
   */
  readonly hasGivenUp: () => boolean;
  /** Number of messages that are written and not acknowledged. */
  readonly unsent: () => number;
  readonly shown: () => readonly ChatMessage[];
  /** The texts written on this page, in order. */
  readonly written: readonly string[];
  write(text: string): void;
  close(): void;
}

export interface PageOptions {
  readonly origin: string;
  readonly code: ClientCode;
  readonly random: () => number;
  /** Called whenever the page has caught up after a gap. */
  readonly onCaughtUp: () => void;
}

interface Entry {
  readonly id: string;
  readonly chatRoomId: number;
  readonly content: string;
}

export function openPage(member: Member, options: PageOptions): Page {
  const { code, origin, random, onCaughtUp } = options;
  const { userId, roomId } = member;
  const written: string[] = [];
  const calls = code.createOpenCalls?.();
  const callApi = clientOf(member, options, calls);

  const messages = (query: { before?: number; after?: number }) =>
    callApi(listMessages, { params: { id: roomId }, query: { ...query, markRead: 'false' } });
  const conversation = code.createConversation({
    newest: () => messages({}),
    before: (before: number) => messages({ before }),
    after: (after: number) => messages({ after }),
    markRead: () => Promise.resolve(),
  });
  const arrived = (message: ChatMessage) => {
    outbox.seen(message);
    conversation.receive(message);
  };
  const outbox = code.createOutbox({
    ownerId: userId,
    storage: code.createSafeStorage(inMemory),
    send: ({ id: clientMessageId, chatRoomId, content }: Entry) =>
      callApi(sendMessage, {
        body: { chatRoomId, content, senderId: userId, clientMessageId },
        isRepeatable: true,
      }),
    onDelivered: arrived,
    onRefused: () => undefined,
    link: null,
  });

  const rooms = createQuery(code, (signal) => callApi(listRooms, { signal }));
  const unread = createQuery(code, (signal) => callApi(getUnreadCount, { signal }));
  const store = code.createLiveStore();
  let gap = 0;
  let isCaughtUp = false;
  let connectedAt = 0;
  store.onFrame('NEW_MESSAGE', arrived);
  const followStatus = () => {
    if (store.status() === 'connected') outbox.wake();
    else isCaughtUp = false;
  };
  (store.subscribe ?? store.observe)?.(followStatus);
  store.onReopened(async () => {
    gap += 1;
    const own = gap;
    connectedAt = performance.now();
    const [isRead] = await Promise.all([conversation.catchUp(), rooms.refresh(), unread.refresh()]);
    recordRead(own, isRead);
    return isRead !== false;
  });
  /** A poll can fetch what the first read after a gap did not. */
  function recordRead(ofGap: number, isRead: unknown): void {
    const isCurrent = ofGap === gap && store.status() === 'connected';
    if (gap === 0 || isRead === false || !isCurrent || isCaughtUp) return;
    isCaughtUp = true;
    onCaughtUp();
  }
  const group = code.joinTabGroup({
    credentials: { token: member.token, userId },
    store,
    calls: calls ?? { repeat: () => undefined },
    subscriptions: () => [{ type: 'JOIN_CHAT_ROOM', payload: { chatRoomId: roomId } }],
    link: null,
    onSessionEnded: () => {
      throw new Error('A session has ended');
    },
    connect: (who: object, callbacks: object) =>
      code.createConnection(who, callbacks, openSocketAt(origin)),
  });
  calls?.onAnswered(() => {
    outbox.answered();
    if (store.status() !== 'connected') group.answered();
  });
  calls?.onSlow(() => {
    if (store.status() === 'connected') group.wake();
  });

  function poll(): void {
    const own = gap;
    void conversation.catchUp().then((isRead) => recordRead(own, isRead));
    unread.poll();
  }
  let interval: NodeJS.Timeout | undefined;
  const firstPoll = setTimeout(() => {
    poll();
    interval = setInterval(poll, CHAT_POLL_MS);
  }, random() * CHAT_POLL_MS);

  return {
    userId,
    roomId,
    isConnected: () => store.status() === 'connected',
    connectedAt: () => connectedAt,
    isCaughtUp: () => isCaughtUp,
    hasGivenUp: () => store.status() === 'disconnected',
    unsent: () => outbox.entries().length,
    shown: () => (conversation.current ?? conversation.view)?.().messages ?? [],
    written,
    write(text) {
      written.push(text);
      outbox.write(roomId, text);
    },
    close() {
      clearTimeout(firstPoll);
      clearInterval(interval);
      outbox.close();
      group.leave();
    },
  };
}

function clientOf({ userId, token }: Member, { code, origin }: PageOptions, calls?: object) {
  const session = code.createSessionStore(code.createSafeStorage(inMemory));
  const user = { id: userId, name: 'Person', email: 'person@crowd.test' };
  session.start({ token, user: { ...user, role: 'TRAINEE', company: null } });
  const fetchHere = (path: string, init: RequestInit) => fetch(`${origin}${path}`, init);
  return code.createClient({ fetch: fetchHere, session, calls }).callApi;
}

/** Reads like the query client of the web app: one read at a time, repeated after failures. */
function createQuery(code: ClientCode, read: (signal: AbortSignal) => Promise<unknown>) {
  let underway: AbortController | null = null;

  async function fetchNow(): Promise<void> {
    const own = new AbortController();
    underway = own;
    for (let failures = 0; underway === own; failures += 1) {
      try {
        await read(own.signal);
        break;
      } catch (error) {
        if (own.signal.aborted || !code.shouldRetry(failures, error)) break;
        await pause(code.retryDelay(failures));
      }
    }
    if (underway === own) underway = null;
  }
  return {
    /** Does nothing during a read. */
    poll: (): void => void (underway === null && fetchNow()),
    /** Replaces a read that has not ended. */
    refresh(): Promise<void> {
      underway?.abort();
      return fetchNow();
    },
  };
}

/** Where a browser refuses storage, the client stores everything in memory. */
function inMemory(): never {
  throw new Error('There is no storage');
}

function openSocketAt(origin: string): OpenSocket {
  return (userId, token) => {
    const address = `${origin.replace('http', 'ws')}${LIVE_PATH}?userId=${userId}`;
    const socket = new WebSocket(address, [LIVE_SUBPROTOCOL, token]);
    // The close event follows, as in a browser.
    socket.on('error', () => undefined);
    return socket;
  };
}
