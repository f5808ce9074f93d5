import { randomUUID } from 'node:crypto';
import type { Bus, Json } from './bus.ts';
import { createOtherNodes, type PresenceMessage } from './other-nodes.ts';

/**
 * Which users are online: those with a socket on any process. Each process publishes its users on the bus, at every
 * change and with every beat. A process that publishes nothing while the bus works counts as dead, and its users as
 * offline. Nothing is stored, so nothing can be left behind.
 */
export interface Presence {
  /** A socket of the user was opened in this process. */
  enter(userId: number): void;
  /** A socket of the user was closed in this process. */
  leave(userId: number): void;
  isOnline(userId: number): boolean;
  /** Announces to the other processes that the users of this one are disconnected. */
  close(): void;
}

export interface PresenceOptions {
  readonly bus: Bus;
  /** Called in every process that detects the change; they differ by one beat at most. */
  readonly onChange: (userId: number, isOnline: boolean) => void;
  readonly beatMs?: number;
  /** A page that is reloaded reconnects within this time, and the user counts as online throughout. */
  readonly lingerMs?: number;
}

const TOPIC = 'live.presence';
const BEAT_MS = 3_000;
const LINGER_MS = 1_000;
/** A process that has missed this many beats counts as dead. */
const MISSED_BEATS = 3;

export function createPresence({
  bus,
  onChange,
  beatMs = BEAT_MS,
  lingerMs = LINGER_MS,
}: PresenceOptions): Presence {
  const node = randomUUID();
  /** Number of sockets by user; zero while the user may reconnect. */
  const socketCounts = new Map<number, number>();
  const lingering = new Map<number, NodeJS.Timeout>();
  let beatAt = performance.now();
  let isBusUnavailable = false;
  let isClosed = false;

  const publish = (message: PresenceMessage) => bus.publish(TOPIC, message as Json);
  const publishUsers = () => publish({ node, users: [...socketCounts.keys()] });
  const isOnline = (userId: number) => socketCounts.has(userId) || others.have(userId);

  /** Runs a change that concerns these users, and calls `onChange` for those whose state it changes. */
  function change(userIds: Iterable<number>, make: () => void): void {
    const before = new Map([...userIds].map((userId) => [userId, isOnline(userId)]));
    make();
    for (const [userId, was] of before) {
      const is = isOnline(userId);
      if (is !== was) onChange(userId, is);
    }
  }

  function publishOffline(userId: number): void {
    lingering.delete(userId);
    change([userId], () => socketCounts.delete(userId));
    publish({ node, left: userId });
  }

  const others = createOtherNodes({
    change,
    // The process may have existed long before this one, or have been taken for dead.
    onUnknown: () => publish({ node, hello: true }),
    onHello: publishUsers,
  });

  function receive(message: PresenceMessage): void {
    if (message.node !== node) others.receive(message);
  }

  /**
   * Missing messages mean death only while messages arrive at all. While the bus is unavailable, the other processes
   * keep their users; after its return they have {@link MISSED_BEATS} to announce themselves.
   */
  async function beat(): Promise<void> {
    const now = performance.now();
    const wasPaused = now - beatAt > 2 * beatMs;
    beatAt = now;
    publishUsers();
    const wasBusUnavailable = isBusUnavailable;
    isBusUnavailable = await bus.ping().then(
      () => false,
      () => true,
    );
    // After a pause of this process, messages of the others still wait to be read.
    if (wasPaused || wasBusUnavailable || isBusUnavailable) others.restartSilence();
    else if (!isClosed) others.removeSilent(MISSED_BEATS * beatMs);
  }

  const unsubscribe = bus.subscribe(TOPIC, (payload) => receive(payload as PresenceMessage));
  const beats = setInterval(() => void beat(), beatMs).unref();
  publish({ node, hello: true });

  return {
    isOnline,
    enter(userId) {
      clearTimeout(lingering.get(userId));
      lingering.delete(userId);
      const sockets = socketCounts.get(userId);
      change([userId], () => socketCounts.set(userId, (sockets ?? 0) + 1));
      if (sockets === undefined) publish({ node, entered: userId });
    },
    leave(userId) {
      if (isClosed) return;
      const sockets = (socketCounts.get(userId) ?? 1) - 1;
      socketCounts.set(userId, sockets);
      if (sockets === 0)
        lingering.set(userId, setTimeout(() => publishOffline(userId), lingerMs).unref());
    },
    close() {
      isClosed = true;
      clearInterval(beats);
      for (const timer of lingering.values()) clearTimeout(timer);
      unsubscribe();
      publish({ node, stopped: true });
    },
  };
}
