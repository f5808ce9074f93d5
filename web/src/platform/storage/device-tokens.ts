import { normalizedKey } from '@portal/contract/text-rules';
import type { SafeStorage } from './safe-storage.ts';
import { localStore } from './safe-storage.ts';

const PREFIX = 'deviceToken:';

/** The token that makes this browser a known one of the account with this email. It survives the session. */
export function readDeviceToken(email: string, storage: SafeStorage = localStore): string | null {
  return storage.read(keyOf(email));
}

export function saveDeviceToken(email: string, token: string, storage = localStore): void {
  storage.write(keyOf(email), token);
}

/**
 * A short hash, so that the emails of all users of a shared computer cannot be read there. Two accounts with the same
 * hash only overwrite each other's token.
 */
function keyOf(email: string): string {
  const bytes = new TextEncoder().encode(normalizedKey(email));
  // FNV-1a, 32 bits: crypto.subtle is missing where the portal is served without HTTPS.
  const hash = bytes.reduce((sum, byte) => Math.imul(sum ^ byte, 0x01000193), 0x811c9dc5);
  return PREFIX + (hash >>> 0).toString(36);
}
