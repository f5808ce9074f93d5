/** Claims that let one of the browser's tabs, the first that asks, do what every tab could do. */

import { ownStorage } from '../session/own-storage.ts';
import { parseStoredJson } from '../storage/parse-stored-json.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';

/** Many more ids than are claimed between the requests of the first and the last tab for one id. */
const CLAIMS_MAX = 200;

type Locks = { request: (name: string, work: () => boolean) => Promise<boolean> };

export function createClaims(storage: SafeStorage, locks: Locks | undefined) {
  // Locks are missing outside secure contexts: two tabs may then do the same, which does no harm.
  const claim = async (key: string, work: () => boolean): Promise<boolean> =>
    locks === undefined ? work() : locks.request(key, work);

  return {
    /** Resolves with whether this tab is the first to claim the id. */
    claimOnce: (key: string, id: string): Promise<boolean> =>
      claim(key, () => {
        const taken = claimedIds(storage.read(key));
        if (taken.includes(id)) return false;
        storage.write(key, JSON.stringify([...taken, id].slice(-CLAIMS_MAX)));
        return true;
      }),
  };
}

/** Empty if other code has written to the storage. */
function claimedIds(text: string | null): readonly string[] {
  const taken = parseStoredJson(text);
  return Array.isArray(taken) ? taken.filter((id) => typeof id === 'string') : [];
}

export const { claimOnce } = createClaims(ownStorage, navigator.locks as Locks | undefined);
