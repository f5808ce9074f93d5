import { platformTexts } from '../texts/catalogue.ts';
import type { PlatformTexts } from '../texts/en.ts';
import type { SafeStorage } from './safe-storage.ts';

type Loss = keyof PlatformTexts['losses'];

/**
 * The kinds of records that are stored for one user, each with the text about what a logout would lose of it; null if
 * the user would miss nothing. The key of a record begins with {@link userKey}.
 */
export const USER_RECORDS = {
  chatOutbox: 'chatOutbox',
  chatDraft: 'chatDraft',
  helpDraft: 'helpDraft',
  quizAnswers: 'quizAnswers',
  watchReport: 'watchReport',
  followedJobs: null,
  noticed: null,
} as const satisfies Record<string, Loss | null>;

export type UserRecordKind = keyof typeof USER_RECORDS;

/** The loss of these records by a logout, in words; null if the user would miss nothing. */
export function lossOf(kind: UserRecordKind): string | null {
  const loss = USER_RECORDS[kind];
  return loss === null ? null : platformTexts().losses[loss];
}

export const userKey = (kind: UserRecordKind, userId: number | 'none') => `${kind}:${userId}`;

/** The user to whom a stored record belongs; null if it is no record of a user. */
export function ownerOf(key: string): number | null {
  const [, kind = '', id] = /^(\w+):(\d+)(?::|$)/.exec(key) ?? [];
  return Object.hasOwn(USER_RECORDS, kind) ? Number(id) : null;
}

/** The keys that a logout leaves: choices for this browser and the mark of the logout; tokens of known browsers stay too. */
const KEPT: readonly string[] = ['theme', 'notificationSettings', 'loggedOut'];

const isKept = (key: string) => KEPT.includes(key) || key.startsWith('deviceToken:');

/** Removes all that the portal has stored for the user who logs out. A new key is removed too, unless it is kept. */
export function removeAfterLogout(storage: SafeStorage): void {
  for (const key of storage.keys('')) if (!isKept(key)) storage.remove(key);
}

/** Removes the records of all other users when this one logs in. */
export function removeRecordsOfOthers(storage: SafeStorage, userId: number): void {
  for (const key of storage.keys('')) {
    const owner = ownerOf(key);
    if (owner !== null && owner !== userId) storage.remove(key);
  }
}
