import { randomUUID } from 'node:crypto';
import type { Bus, Json } from './bus.ts';

/**
 * Who is online: whoever has a socket on any process. Each process tells the others over the bus whom
 * it has, at every change and with every beat; one that falls silent has died, and takes its people
 * with it. Nothing is stored, so nothing is left behind, and without other processes it just works.
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

type Message =
  | { readonly node: string; readonly users: readonly number[] }
  | { readonly node: string; readonly entered: number }
  | { readonly node: string; readonly left: number }
  | { readonly node: string; readonly hello: true }
  | { readonly node: string; readonly gone: true };

interface OtherNode {
  readonly users: Set<number>;
  /** On this process's own clock, in ms. */
  heardAt: number;
}

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
  const others = new Map<string, OtherNode>();
  let beatAt = performance.now();

  const say = (message: Message) => bus.publish(TOPIC, message as Json);
  const sayAll = () => say({ node, users: [...here.keys()] });
  const isOnline = (userId: number) =>
    here.has(userId) || [...others.values()].some(({ users }) => users.has(userId));

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

  function knownNode(name: string): OtherNode {
    const known = others.get(name);
    if (known !== undefined) return known;
    const found: OtherNode = { users: new Set(), heardAt: performance.now() };
    others.set(name, found);
    // It may have been there long before us, or have been taken for dead.
    say({ node, hello: true });
    return found;
  }

  function forget(name: string): void {
    const users = others.get(name)?.users ?? [];
    change(users, () => others.delete(name));
  }

  function replace(other: OtherNode, users: ReadonlySet<number>): void {
    change([...users.symmetricDifference(other.users)], () => {
      other.users.clear();
      for (const userId of users) other.users.add(userId);
    });
  }

  function hear(message: Message): void {
    if (message.node === node) return;
    if ('gone' in message) forget(message.node);
    else hearFrom(knownNode(message.node), message);
  }

  function hearFrom(other: OtherNode, message: Exclude<Message, { gone: true }>): void {
    other.heardAt = performance.now();
    if ('users' in message) replace(other, new Set(message.users));
    else if ('entered' in message)
      change([message.entered], () => other.users.add(message.entered));
    else if ('left' in message) change([message.left], () => other.users.delete(message.left));
    else sayAll();
  }

  function beat(): void {
    const now = performance.now();
    // After a pause of our own, the others' words are still waiting to be read.
    const wasAsleep = now - beatAt > 2 * beatMs;
    beatAt = now;
    for (const [name, other] of others) {
      if (wasAsleep) other.heardAt = now;
      else if (now - other.heardAt > MISSED_BEATS * beatMs) forget(name);
    }
    sayAll();
  }

  const unsubscribe = bus.subscribe(TOPIC, (payload) => hear(payload as Message));
  const beats = setInterval(beat, beatMs).unref();
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
      const sockets = (here.get(userId) ?? 1) - 1;
      here.set(userId, sockets);
      if (sockets === 0) lingering.set(userId, setTimeout(() => depart(userId), lingerMs).unref());
    },
    close() {
      clearInterval(beats);
      for (const timer of lingering.values()) clearTimeout(timer);
      unsubscribe();
      say({ node, gone: true });
    },
  };
}
