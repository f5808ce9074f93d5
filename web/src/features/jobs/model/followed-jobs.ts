import { session } from '#web/platform/session/session-store.ts';
import { createStore } from '#web/platform/state/store.ts';
import {
  isFollowedJobsKey,
  readFollowedJobs,
  storeFollowedJobs,
} from '#web/platform/storage/followed-jobs.ts';
import { observeStorageChanges } from '#web/platform/storage/storage-changes.ts';

const NONE: readonly number[] = [];
const store = createStore(NONE);

function userId(): number | null {
  return session.current().user?.id ?? null;
}

function load(): void {
  const id = userId();
  const stored = id === null ? NONE : readFollowedJobs(id);
  // An equal list stays the same object, so that nothing is rendered again.
  if (String(stored) !== String(store.current())) store.set(stored);
}

load();
session.subscribe(load);
observeStorageChanges((key) => {
  if (key === null || isFollowedJobsKey(key)) load();
});

function save(jobIds: readonly number[]): void {
  const id = userId();
  if (id !== null) storeFollowedJobs(id, jobIds);
  store.set(jobIds);
}

/** The ids of the jobs whose progress is shown to the signed-in user, in all tabs and after a reload. */
export const followedJobs = {
  current: store.current,
  subscribe: store.subscribe,
  follow(jobId: number): void {
    if (!store.current().includes(jobId)) save([...store.current(), jobId]);
  },
  dismiss(jobId: number): void {
    save(store.current().filter((id) => id !== jobId));
  },
};
