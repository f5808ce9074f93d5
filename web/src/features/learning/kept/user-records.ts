import { session } from '../../../platform/session/session-store.ts';
import { localStore, type SafeStorage } from '../../../platform/storage/safe-storage.ts';

type Dependencies = { storage: SafeStorage; userId: () => number | null };

/**
 * Small records of the signed-in user in this browser, one per module, below one storage key per kind.
 * What is not of the expected shape counts as missing: anybody may write there.
 */
export function createUserRecords<T>(
  kind: string,
  isRecord: (value: unknown) => value is T,
  dependencies: Dependencies = {
    storage: localStore,
    userId: () => session.current().user?.id ?? null,
  },
) {
  const { storage, userId } = dependencies;
  const keyOf = (moduleId: number) => `${kind}:${userId() ?? 'nobody'}:${moduleId}`;
  return {
    read(moduleId: number): T | null {
      const value = parsedOrNull(storage.read(keyOf(moduleId)));
      return isRecord(value) ? value : null;
    },
    write: (moduleId: number, record: T): void =>
      storage.write(keyOf(moduleId), JSON.stringify(record)),
    remove: (moduleId: number): void => storage.remove(keyOf(moduleId)),
  };
}

export type UserRecords<T> = ReturnType<typeof createUserRecords<T>>;

function parsedOrNull(json: string | null): unknown {
  if (json === null) return null;
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
