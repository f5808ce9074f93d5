import type { Job } from '@portal/contract/jobs';
import { session } from '#web/platform/session/session-store.ts';
import { createStore } from '#web/platform/state/store.ts';
import { parseStoredJson } from '#web/platform/storage/parse-stored-json.ts';
import { tabStore } from '#web/platform/storage/safe-storage.ts';
import { rememberJob } from '../api/job.ts';

type ShownJob = { readonly userId: number; readonly jobId: number };

const KEY = 'shownJobs';

/** The jobs that were started in this tab and not dismissed, newest first; they survive a reload. */
export const shownJobs = createStore<readonly ShownJob[]>(storedJobs());

/** Shows the progress of a started job, on this page and on those that the admin visits next. */
export function showJob(job: Job): void {
  const { user } = session.current();
  if (user === null) return;
  rememberJob(job);
  change([{ userId: user.id, jobId: job.id }, ...without(job.id)]);
}

export function hideJob(jobId: number): void {
  change(without(jobId));
}

function without(jobId: number): ShownJob[] {
  return shownJobs.current().filter((shown) => shown.jobId !== jobId);
}

function change(next: readonly ShownJob[]): void {
  tabStore.write(KEY, JSON.stringify(next));
  shownJobs.set(next);
}

function storedJobs(): ShownJob[] {
  const stored = parseStoredJson(tabStore.read(KEY));
  return Array.isArray(stored) ? stored.filter(isShownJob) : [];
}

function isShownJob(value: unknown): value is ShownJob {
  if (typeof value !== 'object' || value === null) return false;
  const { userId, jobId } = value as Record<string, unknown>;
  return typeof userId === 'number' && typeof jobId === 'number';
}
