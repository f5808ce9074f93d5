import { session } from '../platform/session/session-store.ts';
import { localStore } from '../platform/storage/safe-storage.ts';
import {
  lossOf,
  USER_RECORDS,
  type UserRecordKind,
  userKey,
} from '../platform/storage/user-records.ts';
import { nextTask } from '../platform/time/next-task.ts';
import { openWorkHere, openWorkInOtherTabs } from './open-work.ts';
import { appTexts } from './texts/catalogue.ts';

/** Returns in words each thing that a logout would lose now. Sends what can be sent before. */
export async function logoutLosses(): Promise<readonly string[]> {
  const [inOtherTabs] = await Promise.all([openWorkInOtherTabs(), sendWatchReports()]);
  const t = appTexts().logout;
  return [
    ...openWorkHere().map((kind) => t.work[kind]),
    ...inOtherTabs.map((kind) => t.workInOtherTab[kind]),
    ...storedLosses(),
  ];
}

function storedKinds(): readonly UserRecordKind[] {
  const userId = session.current().user?.id;
  if (userId === undefined) return [];
  const kinds = Object.keys(USER_RECORDS) as UserRecordKind[];
  return kinds.filter((kind) => localStore.keys(`${userKey(kind, userId)}:`).length > 0);
}

function storedLosses(): readonly string[] {
  return storedKinds().flatMap((kind) => lossOf(kind) ?? []);
}

/** Longer than an answer takes on most networks, in ms; without an answer the user is asked. */
const SENDING_MS = 2_000;

/** Stops videos, whose player then reports what was played, and sends the reports of earlier visits. */
async function sendWatchReports(): Promise<void> {
  for (const video of document.querySelectorAll('video')) video.pause();
  // A paused video reports in a task of its own.
  await nextTask();
  const { user } = session.current();
  if (user === null || !storedKinds().includes('watchReport')) return;
  const limit = new Promise((resolve) => setTimeout(resolve, SENDING_MS));
  const sent = import('../features/learning/api/watching.ts').then(({ deliverStoredReports }) =>
    deliverStoredReports(user.id),
  );
  // Without the code or the network the reports stay stored, and the question names them.
  await Promise.race([limit, sent.catch(() => undefined)]);
}
