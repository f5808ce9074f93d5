/**
 * A file that no row names is listed with the date, stays where it is, and is removed 30 days later. A
 * file that a row names again, as after a restored database, is no longer listed.
 */
import type { Db } from '#server/platform/database/schema.ts';
import type { Logger } from '#server/platform/log.ts';
import type { MediaStore } from '#server/platform/media/media-store.ts';
import { startTimeSlice } from '#server/platform/time-slice.ts';
import { inBatches, MEDIA_BATCH } from './batches.ts';
import * as queries from './quarantine-queries.ts';
import { filterUsed } from './queries.ts';
import { removeFiles } from './stored-file.ts';
import type { MediaSurvey } from './survey.ts';

export const QUARANTINE_DAYS = 30;
const QUARANTINE_MS = QUARANTINE_DAYS * 86_400_000;

/** Quarantined files that one log line names. */
const NAMED_MAX = 20;

interface Dependencies {
  readonly db: Db;
  readonly media: MediaStore;
  readonly now: () => number;
  readonly log: Logger;
}

/** Milliseconds since 1970; the first sweep after that removes the file. */
export function removalTime(foundAt: number): number {
  return foundAt + QUARANTINE_MS;
}

/**
 * Brings the quarantine up to date with the survey and returns how many files it removed because their
 * time was over. Rejects with the reason of `ending` when that ends it.
 */
export async function updateQuarantine(
  deps: Dependencies,
  survey: MediaSurvey,
  ending?: AbortSignal,
): Promise<number> {
  await add(deps, survey.orphans);
  await releaseOthers(deps, survey);
  return await removeDue(deps, survey.quarantined, ending);
}

async function add({ db, now, log }: Dependencies, orphans: MediaSurvey['orphans']): Promise<void> {
  if (orphans.length === 0) return;
  const foundAt = now();
  for await (const files of inBatches(orphans)) await queries.quarantine(db, files, foundAt);
  log.warn(
    {
      files: orphans.length,
      named: orphans.slice(0, NAMED_MAX).map(({ key }) => key),
      removedFrom: new Date(removalTime(foundAt)).toISOString(),
    },
    `media files that no row names are in quarantine and will be removed in ${QUARANTINE_DAYS} days`,
  );
}

/** Releases files that a row names again and files that no longer exist. */
async function releaseOthers({ db }: Dependencies, survey: MediaSurvey): Promise<void> {
  const waiting = new Set([...survey.orphans, ...survey.quarantined].map(({ key }) => key));
  const slice = startTimeSlice();
  for (let after = ''; ; ) {
    const keys = await queries.listQuarantinedKeys(db, after, MEDIA_BATCH);
    const others = keys.filter((key) => !waiting.has(key));
    if (others.length > 0) await queries.release(db, others);
    if (keys.length < MEDIA_BATCH) return;
    after = keys.at(-1) ?? after;
    if (slice.isOver) await slice.next();
  }
}

async function removeDue(
  deps: Dependencies,
  quarantined: MediaSurvey['quarantined'],
  ending: AbortSignal | undefined,
): Promise<number> {
  const { db, now } = deps;
  const due = quarantined.filter(({ foundAt }) => removalTime(foundAt) <= now());
  let count = 0;
  for await (const files of inBatches(due)) {
    const keys = files.map(({ key }) => key);
    const used = await filterUsed(db, keys);
    const removed: string[] = [];
    for (const key of keys.filter((each) => !used.has(each))) {
      ending?.throwIfAborted();
      removed.push(...(await removeFiles(deps, [key])));
    }
    if (removed.length > 0) await queries.release(db, removed);
    count += removed.length;
  }
  return count;
}
