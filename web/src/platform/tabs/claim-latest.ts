import { localStore, type SafeStorage } from '../storage/safe-storage.ts';
import type { TabLocks } from './tab-locks.ts';

/** Whoever of the browser's tabs asks first for something, or for something later, gets it; once. */
export function createClaims(storage: SafeStorage, locks: TabLocks | undefined) {
  return async function claimLatest(key: string, value: number): Promise<boolean> {
    const claim = () => {
      if (Number(storage.read(key) ?? 0) >= value) return false;
      storage.write(key, String(value));
      return true;
    };
    // Missing outside secure contexts: two tabs may then say the same, which is no harm.
    return locks === undefined ? claim() : locks.request(key, claim);
  };
}

export const claimLatest = createClaims(localStore, navigator.locks as TabLocks | undefined);
