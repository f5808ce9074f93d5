import { randomUUID } from 'node:crypto';
import type { Bus, Json } from './bus.ts';
import { createOtherNodes, type PresenceMessage } from './other-nodes.ts';

/**
 * Who is online: whoever has a socket on any process. Each process tells the others over the bus whom
 * it has, at every change and with every beat; one that falls silent while the bus works has died, and
 * takes its people with it. Nothing is stored, so nothing is left behind, and without other processes it
 * just works.
 */
export interface Presence {
  /** A socket of the user opened here. */
  enter(userId: number): void;
  /** A socket of the user closed here. */
  leave(userId: number): void;
  isOnline(userId: number): boolean;
  /** Tells the other processes that those of this one are gone. */
  close(): void;
}

export interface PresenceOptions {
  readonly bus: Bus;
  /** Called on every process that notices; there is a beat between them at most. */
  readonly onChange: (userId: number, isOnline: boolean) => void;
  readonly beatMs?: number;
  /** A page that is loaded anew is back within this time, and was never offline. */
  readonly lingerMs?: number;
}

const TOPIC = 'live.presence';
const BEAT_MS = 3_000;
const LINGER_MS = 1_000;
/** A process that missed this many beats has died. */
const MISSED_BEATS = 3;

export function createPresence({
  bus,
  onChange,
  beatMs = BEAT_MS,
  lingerMs = LINGER_MS,
}: PresenceOptions): Presence {
  const node = randomUUID();
  /** Sockets by user; zero while the user may come back. */
  const here = new Map<number, number>();
  const lingering = new Map<number, NodeJS.Timeout>();
  let beatAt = performance.now();
  let isBusAway = false;
  let isClosed = false;

  const say = (message: PresenceMessage) => bus.publish(TOPIC, message as Json);
  const sayAll = () => say({ node, users: [...here.keys()] });
  const isOnline = (userId: number) => here.has(userId) || others.have(userId);

  /** Makes a change that concerns these users, and tells of those for whom it made a difference. */
  function change(userIds: Iterable<number>, make: () => void): void {
    const before = new Map([...userIds].map((userId) => [userId, isOnline(userId)]));
    make();
    for (const [userId, was] of before) {
      const is = isOnline(userId);
      if (is !== was) onChange(userId, is);
    }
  }

  function depart(userId: number): void {
    lingering.delete(userId);
    change([userId], () => here.delete(userId));
    say({ node, left: userId });
  }

  const others = createOtherNodes({
    change,
    // It may have been there long before us, or have been taken for dead.
    onUnknown: () => say({ node, hello: true }),
    onHello: sayAll,
  });

  function hear(message: PresenceMessage): void {
    if (message.node !== node) others.hear(message);
  }

  /**
   * Silence means death only while messages arrive at all. While the bus is away the other processes
   * keep their users; from its return on they have {@link MISSED_BEATS} to announce themselves.
   */
  async function beat(): Promise<void> {
    const now = performance.now();
    const wasAsleep = now - beatAt > 2 * beatMs;
    beatAt = now;
    sayAll();
    const wasBusAway = isBusAway;
    isBusAway = await bus.ping().then(
      () => false,
      () => true,
    );
    // After a pause of this process, the messages of the others are still waiting to be read.
    if (wasAsleep || wasBusAway || isBusAway) others.excuseSilence();
    else if (!isClosed) others.forgetSilent(MISSED_BEATS * beatMs);
  }

  const unsubscribe = bus.subscribe(TOPIC, (payload) => hear(payload as PresenceMessage));
  const beats = setInterval(() => void beat(), beatMs).unref();
  say({ node, hello: true });

  return {
    isOnline,
    enter(userId) {
      clearTimeout(lingering.get(userId));
      lingering.delete(userId);
      const sockets = here.get(userId);
      change([userId], () => here.set(userId, (sockets ?? 0) + 1));
      if (sockets === undefined) say({ node, entered: userId });
    },
    leave(userId) {
      if (isClosed) return;
      const sockets = (here.get(userId) ?? 1) - 1;
      here.set(userId, sockets);
      if (sockets === 0) lingering.set(userId, setTimeout(() => depart(userId), lingerMs).unref());
    },
    close() {
      isClosed = true;
      clearInterval(beats);
      for (const timer of lingering.values()) clearTimeout(timer);
      unsubscribe();
      say({ node, gone: true });
    },
  };
}
