/** Messages that a user has begun and not sent, one for each chat. They survive a reload, and all tabs share them. */
import { CHAT_DRAFT_LENGTH_MAX, CHAT_DRAFTS_MAX } from '@portal/contract/limits';
import { useSyncExternalStore } from 'react';
import { ownStorage } from '#web/platform/session/own-storage.ts';
import { session } from '#web/platform/session/session-store.ts';
import { createEmitter } from '#web/platform/state/store.ts';
import { parseStoredJson } from '#web/platform/storage/parse-stored-json.ts';
import type { SafeStorage } from '#web/platform/storage/safe-storage.ts';
import { observeStorageChanges } from '#web/platform/storage/storage-changes.ts';
import { userKey } from '#web/platform/storage/user-records.ts';

type Dependencies = {
  readonly storage: SafeStorage;
  /** The id of the signed-in user; null if no user is signed in. */
  readonly ownerId: () => number | null;
  /** Calls back with the key that another tab changed, or null if all keys may have changed. */
  readonly observeStorageChanges: (onChange: (key: string | null) => void) => () => void;
  readonly now?: () => number;
};

type Draft = {
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly writtenAt: number;
};

const prefixOf = (ownerId: number) => `${userKey('chatDraft', ownerId)}:`;

export function createChatDrafts(dependencies: Dependencies) {
  const { storage, ownerId, observeStorageChanges, now = Date.now } = dependencies;
  const changes = createEmitter();
  let stopFollowing: (() => void) | null = null;
  /** The user whose drafts are loaded. */
  let owner: number | null = null;
  let drafts = new Map<number, Draft>();

  function load(): void {
    const known = owner === ownerId() ? drafts : new Map<number, Draft>();
    drafts = new Map();
    owner = ownerId();
    if (owner === null) return;
    const prefix = prefixOf(owner);
    for (const key of storage.keys(prefix)) {
      const draft = parseStoredJson(storage.read(key));
      // Other code may write to the storage.
      if (!isDraft(draft)) continue;
      const roomId = Number(key.slice(prefix.length));
      const same = known.get(roomId);
      // The draft that this page wrote last may be longer than its stored text.
      drafts.set(roomId, same?.writtenAt === draft.writtenAt ? same : draft);
    }
  }

  function current(): Map<number, Draft> {
    if (owner !== ownerId()) load();
    return drafts;
  }

  function follow(key: string | null): void {
    if (owner === null || !(key === null || key.startsWith(prefixOf(owner)))) return;
    load();
    changes.emit();
  }

  /** Removes the oldest drafts so that one more can be stored. */
  function removeOldest(ofOwner: number): void {
    const oldestFirst = [...drafts].sort(([, a], [, b]) => a.writtenAt - b.writtenAt);
    for (const [roomId] of oldestFirst.slice(0, Math.max(0, drafts.size - CHAT_DRAFTS_MAX + 1)))
      remove(ofOwner, roomId);
  }

  function remove(ofOwner: number, roomId: number): void {
    drafts.delete(roomId);
    storage.remove(prefixOf(ofOwner) + roomId);
  }

  function store(ofOwner: number, roomId: number, text: string): void {
    if (!drafts.has(roomId)) removeOldest(ofOwner);
    const writtenAt = now();
    drafts.set(roomId, { text, writtenAt });
    // The limit is far above the longest message. The page keeps the whole text in memory.
    const stored: Draft = { text: text.slice(0, CHAT_DRAFT_LENGTH_MAX), writtenAt };
    storage.write(prefixOf(ofOwner) + roomId, JSON.stringify(stored));
  }

  return {
    /** Forgets the drafts of a user who has left: the storage may have lost them. */
    followUser(): void {
      if (owner === null || owner === ownerId()) return;
      load();
      changes.emit();
    },
    /** Empty if there is no draft. */
    read: (roomId: number): string => current().get(roomId)?.text ?? '',
    /** An empty text removes the draft. */
    write(roomId: number, text: string): void {
      current();
      if (owner === null) return;
      if (text === '') remove(owner, roomId);
      else store(owner, roomId, text);
      changes.emit();
    },
    subscribe(listener: () => void): () => void {
      if (!changes.isObserved()) {
        // Other tabs may have changed drafts while nothing was subscribed.
        load();
        stopFollowing = observeStorageChanges(follow);
      }
      const unsubscribe = changes.subscribe(listener);
      return () => {
        unsubscribe();
        if (!changes.isObserved()) stopFollowing?.();
      };
    },
  };
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { text, writtenAt } = value as Partial<Draft>;
  return typeof text === 'string' && typeof writtenAt === 'number';
}

/** The drafts of the signed-in user. */
export const ownDrafts = createChatDrafts({
  storage: ownStorage,
  ownerId: () => session.current().user?.id ?? null,
  observeStorageChanges,
});
session.subscribe(ownDrafts.followUser);

export function useDraft(roomId: number): string {
  return useSyncExternalStore(ownDrafts.subscribe, () => ownDrafts.read(roomId));
}
