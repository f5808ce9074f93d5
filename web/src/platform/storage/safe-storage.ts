/**
 * Storage that never throws. Browsers refuse it in some private modes, when it is full, or by the user's
 * settings; values are then kept in memory as long as the page lives.
 */
export type SafeStorage = {
  read: (key: string) => string | null;
  write: (key: string, value: string) => void;
  remove: (key: string) => void;
  /** The stored keys with this prefix. */
  keys: (prefix: string) => string[];
};

export function createSafeStorage(getStorage: () => Storage): SafeStorage {
  const refused = new Map<string, string>();

  function attempt<T>(act: (storage: Storage) => T, otherwise: T): T {
    try {
      return act(getStorage());
    } catch {
      return otherwise;
    }
  }

  return {
    read: (key) => refused.get(key) ?? attempt((storage) => storage.getItem(key), null),
    write(key, value) {
      const isKept = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (isKept) refused.delete(key);
      else refused.set(key, value);
    },
    remove(key) {
      refused.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
    keys(prefix) {
      const stored = attempt((storage) => Object.keys(storage), []);
      return [...new Set([...stored, ...refused.keys()])].filter((key) => key.startsWith(prefix));
    },
  };
}

export const localStore = createSafeStorage(() => window.localStorage);

/** The storage of this tab alone, which survives a reload. */
export const tabStore = createSafeStorage(() => window.sessionStorage);
