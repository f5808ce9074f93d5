/**
 * The client of one user on a bad connection: it repeats each message until it is acknowledged, and its socket is cut.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Session } from '@portal/contract/accounts';
import type { ChatMessage } from '@portal/contract/chat';
import { LIVE_PATH, LIVE_SUBPROTOCOL, type ServerFrame } from '@portal/contract/live';

export interface Faults {
  /** Requests whose answer is discarded after the server may have committed. */
  droppedAnswers: number;
  retries: number;
  cutSockets: number;
}

interface Line {
  readonly origin: string;
  readonly random: () => number;
  readonly faults: Faults;
}

export type Talker = ReturnType<typeof createTalker>;

const DROPPED = 0.05;
const PAGE = 50;

export function createTalker({ token, user }: Session, { origin, random, faults }: Line) {
  /** The messages that this client shows, by room and number. */
  const shown = new Map<number, Map<number, ChatMessage>>();
  /** Ids that the server has acknowledged, by room, in the order of sending. */
  const acknowledged = new Map<number, string[]>();
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  let socket: WebSocket | undefined;
  let isListening = true;

  function show(message: ChatMessage): void {
    const room = shown.get(message.chatRoomId) ?? new Map<number, ChatMessage>();
    shown.set(message.chatRoomId, room);
    const known = room.get(message.seq);
    if (known !== undefined && known.id !== message.id)
      throw new Error(`Two messages with number ${message.seq} in room ${message.chatRoomId}`);
    room.set(message.seq, message);
  }

  /** Returns null if no answer arrived. Throws on a refusal, because none is expected. */
  async function post(body: string): Promise<ChatMessage | null> {
    try {
      const isDropped = random() < DROPPED;
      // Short enough to end before, during and after the commit.
      const signal = isDropped ? AbortSignal.timeout(Math.ceil(random() * 8)) : null;
      if (isDropped) faults.droppedAnswers += 1;
      const response = await fetch(`${origin}/api/chat/send`, {
        method: 'POST',
        headers,
        body,
        signal,
      });
      if (response.ok) return (await response.json()) as ChatMessage;
      if (response.status !== 429 && response.status < 500)
        throw new Error(`Refused: ${await response.text()}`);
      await pause(Number(response.headers.get('retry-after') ?? 0) * 1_000);
      return null;
    } catch (error) {
      if (isLost(error)) return null;
      throw error;
    }
  }

  async function say(chatRoomId: number, content: string): Promise<void> {
    const clientMessageId = randomUUID();
    const body = JSON.stringify({ chatRoomId, content, senderId: user.id, clientMessageId });
    for (;;) {
      const message = await post(body);
      if (message === null) {
        faults.retries += 1;
        await pause(20 + random() * 80);
        continue;
      }
      if (message.content !== content) throw new Error('Another message was acknowledged');
      show(message);
      const ids = acknowledged.get(chatRoomId) ?? [];
      acknowledged.set(chatRoomId, ids);
      ids.push(clientMessageId);
      return;
    }
  }

  function listen(): void {
    const url = `${origin.replace('http', 'ws')}${LIVE_PATH}?userId=${user.id}`;
    const opened = new WebSocket(url, [LIVE_SUBPROTOCOL, token]);
    socket = opened;
    opened.addEventListener('message', ({ data }) => {
      const frame = JSON.parse(String(data)) as ServerFrame;
      if (frame.type === 'NEW_MESSAGE') show(frame.payload);
    });
    // A refused connection also emits the close event.
    opened.addEventListener('error', () => undefined);
    opened.addEventListener('close', () => {
      if (isListening) setTimeout(listen, 50 + random() * 150);
    });
  }

  /** Fetches by number what the socket did not deliver. */
  async function catchUp(roomId: number): Promise<void> {
    const room = shown.get(roomId) ?? new Map<number, ChatMessage>();
    shown.set(roomId, room);
    for (;;) {
      let after = 0;
      while (room.has(after + 1)) after += 1;
      const query = `after=${after}&limit=${PAGE}&markRead=false`;
      const response = await fetch(`${origin}/api/chat/rooms/${roomId}/messages?${query}`, {
        headers,
      });
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
      const page = (await response.json()) as ChatMessage[];
      for (const message of page) show(message);
      if (page.length === 0) return;
    }
  }

  listen();
  return {
    userId: user.id,
    acknowledged,
    say,
    cutSocket(): void {
      faults.cutSockets += 1;
      socket?.close();
    },
    catchUp,
    shownIn: (roomId: number): readonly ChatMessage[] =>
      [...(shown.get(roomId) ?? new Map<number, ChatMessage>()).entries()]
        .sort(([a], [b]) => a - b)
        .map(([, message]) => message),
    stop(): void {
      isListening = false;
      socket?.close();
    },
  };
}

/** The errors with which `fetch` rejects when the connection or the server fails, and when the client aborts. */
function isLost(error: unknown): boolean {
  return (
    error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError')
  );
}
