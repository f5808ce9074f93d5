import { parsedJson } from '../storage/parsed-json.ts';
import { localStore, type SafeStorage } from '../storage/safe-storage.ts';
import type { TabLocks } from './tab-locks.ts';

/** Far more than happen between the first tab that hears of something and the last. */
const REMEMBERED = 200;

/** Whoever of the browser's tabs asks first for an id gets it; nobody gets it again. */
export function createClaimOnce(storage: SafeStorage, locks: TabLocks | undefined) {
  return async function claimOnce(key: string, id: string): Promise<boolean> {
    const claim = () => {
      const taken = takenIn(storage.read(key));
      if (taken.includes(id)) return false;
      storage.write(key, JSON.stringify([...taken, id].slice(-REMEMBERED)));
      return true;
    };
    // Missing outside secure contexts: two tabs may then say the same, which is no harm.
    return locks === undefined ? claim() : locks.request(key, claim);
  };
}

/** None where somebody else has written there. */
function takenIn(text: string | null): readonly string[] {
  const taken = parsedJson(text);
  return Array.isArray(taken) ? taken.filter((id) => typeof id === 'string') : [];
}

export const claimOnce = createClaimOnce(localStore, navigator.locks as TabLocks | undefined);
