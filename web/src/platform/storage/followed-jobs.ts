import { parseStoredJson } from './parse-stored-json.ts';
import { localStore } from './safe-storage.ts';
import { userKey } from './user-records.ts';

const keyOf = (userId: number) => userKey('followedJobs', userId);

/** The ids of the jobs that this user follows in this browser, the oldest first. */
export function readFollowedJobs(userId: number): readonly number[] {
  const stored = parseStoredJson(localStore.read(keyOf(userId)));
  return Array.isArray(stored) ? stored.filter((id) => Number.isSafeInteger(id)) : [];
}

export function storeFollowedJobs(userId: number, jobIds: readonly number[]): void {
  if (jobIds.length === 0) localStore.remove(keyOf(userId));
  else localStore.write(keyOf(userId), JSON.stringify(jobIds));
}

export function isFollowedJobsKey(key: string): boolean {
  return key.startsWith('followedJobs:');
}
