import { localStore, type SafeStorage } from '../storage/safe-storage.ts';
import { ownerOf } from '../storage/user-records.ts';
import { session } from './session-store.ts';

/**
 * The storage for records of users. Nothing is written for a user who has left: a page that closes after a logout would
 * store again what the logout has removed.
 */
export const ownStorage: SafeStorage = {
  ...localStore,
  write(key, value) {
    const owner = ownerOf(key);
    if (owner === null || owner === session.current().user?.id) localStore.write(key, value);
  },
};
