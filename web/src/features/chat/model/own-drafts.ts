/** The drafts of the signed-in user. */
import { useSyncExternalStore } from 'react';
import { session } from '#web/platform/session/session-store.ts';
import { localStore } from '#web/platform/storage/safe-storage.ts';
import { observeStorageChanges } from '#web/platform/storage/storage-changes.ts';
import { createChatDrafts } from './drafts.ts';

export const ownDrafts = createChatDrafts({
  storage: localStore,
  ownerId: () => session.current().user?.id ?? null,
  observeStorageChanges,
});

export function useDraft(roomId: number): string {
  return useSyncExternalStore(ownDrafts.subscribe, () => ownDrafts.read(roomId));
}
