import { parseStoredJson } from './parse-stored-json.ts';
import { localStore } from './safe-storage.ts';

const PREFIX = 'followedJobs:';

/** The ids of the jobs that this user follows in this browser, the oldest first. */
export function readFollowedJobs(userId: number): readonly number[] {
  const stored = parseStoredJson(localStore.read(PREFIX + userId));
  return Array.isArray(stored) ? stored.filter((id) => Number.isSafeInteger(id)) : [];
}

export function storeFollowedJobs(userId: number, jobIds: readonly number[]): void {
  if (jobIds.length === 0) localStore.remove(PREFIX + userId);
  else localStore.write(PREFIX + userId, JSON.stringify(jobIds));
}

export function isFollowedJobsKey(key: string): boolean {
  return key.startsWith(PREFIX);
}
