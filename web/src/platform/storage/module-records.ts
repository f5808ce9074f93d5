import { ownStorage } from '../session/own-storage.ts';
import { session } from '../session/session-store.ts';
import { parseStoredJson } from './parse-stored-json.ts';
import type { SafeStorage } from './safe-storage.ts';
import { type UserRecordKind, userKey } from './user-records.ts';

type Dependencies = { storage: SafeStorage; userId: () => number | null };

/** The record of one user and one module. */
export type UserRecord<T> = {
  read: () => T | null;
  write: (record: T) => void;
  remove: () => void;
};

/**
 * Small records of a user in this browser, one for each module, under one storage key for each kind. `toRecord` returns
 * null for a value of another shape, which counts as missing, because other code may write to the storage.
 */
export function createModuleRecords<T>(
  kind: UserRecordKind,
  toRecord: (value: unknown) => T | null,
  dependencies: Dependencies = {
    storage: ownStorage,
    userId: () => session.current().user?.id ?? null,
  },
) {
  const { storage, userId } = dependencies;

  function recordAt(key: string): UserRecord<T> {
    return {
      read: () => toRecord(parseStoredJson(storage.read(key))),
      write: (record) => storage.write(key, JSON.stringify(record)),
      remove: () => storage.remove(key),
    };
  }

  const prefixOf = (owner: number | null) => `${userKey(kind, owner ?? 'none')}:`;
  const current = (moduleId: number) => recordAt(`${prefixOf(userId())}${moduleId}`);

  return {
    /** The record of the user who is signed in now. */
    read: (moduleId: number): T | null => current(moduleId).read(),
    write: (moduleId: number, record: T): void => current(moduleId).write(record),
    remove: (moduleId: number): void => current(moduleId).remove(),
    /** The record of this user, even if another user has logged in when it is used. */
    of: (owner: number, moduleId: number): UserRecord<T> =>
      recordAt(`${prefixOf(owner)}${moduleId}`),
    /** The ids of the modules for which this user has a record. */
    modulesOf(owner: number): number[] {
      const prefix = prefixOf(owner);
      return storage.keys(prefix).map((key) => Number(key.slice(prefix.length)));
    },
  };
}
