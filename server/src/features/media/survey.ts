/** Compares the files of the media store with the rows that name them. Changes nothing. */
import type { Db } from '#server/platform/database/schema.ts';
import type { MediaStore } from '#server/platform/media/media-store.ts';
import { startTimeSlice } from '#server/platform/time-slice.ts';
import { inBatches, MEDIA_BATCH } from './batches.ts';
import { findQuarantined, type QuarantinedMedia, type UnknownMedia } from './quarantine-queries.ts';
import * as queries from './queries.ts';

/** A file younger than this may belong to an upload of another process, whose row is about to be written. */
const YOUNG_MS = 60 * 60 * 1000;

export interface SurveyDependencies {
  readonly db: Db;
  readonly media: Pick<MediaStore, 'list' | 'stat'>;
  readonly now: () => number;
  /** Only this process writes to the media store: a file older than `startedAt` belongs to no running upload. */
  readonly ownsMedia: boolean;
  readonly startedAt: number;
}

export interface MediaSurvey {
  /** Number of files that rows name. */
  readonly used: number;
  /** Files that no row names and that are not in quarantine, without those too young to have a row. */
  readonly orphans: readonly UnknownMedia[];
  /** Files in quarantine that no row names. */
  readonly quarantined: readonly QuarantinedMedia[];
  /** Rows whose file is missing. */
  readonly lost: readonly queries.NamedMedia[];
}

/** Rejects with the reason of `ending` when that is aborted. */
export async function surveyMedia(
  deps: SurveyDependencies,
  ending?: AbortSignal,
): Promise<MediaSurvey> {
  const { present, ...files } = await sortFiles(deps, ending);
  return { ...files, lost: await findLost(deps, present, ending) };
}

async function sortFiles(deps: SurveyDependencies, ending: AbortSignal | undefined) {
  let used = 0;
  const orphans: UnknownMedia[] = [];
  const quarantined: QuarantinedMedia[] = [];
  const present = new Set<string>();
  for await (const keys of inBatches(deps.media.list())) {
    ending?.throwIfAborted();
    for (const key of keys) present.add(key);
    const named = await queries.filterUsed(deps.db, keys);
    used += named.size;
    const unknown = keys.filter((key) => !named.has(key));
    if (unknown.length === 0) continue;
    const known = await findQuarantined(deps.db, unknown);
    quarantined.push(...known.values());
    for (const key of unknown.filter((each) => !known.has(each))) {
      ending?.throwIfAborted();
      const size = await sizeIfAbandoned(deps, key);
      if (size !== null) orphans.push({ key, size });
    }
  }
  return { used, orphans, quarantined, present };
}

/** Null for a file that no longer exists, or whose row may still be written. */
async function sizeIfAbandoned(deps: SurveyDependencies, key: string): Promise<number | null> {
  const { media, now, ownsMedia, startedAt } = deps;
  const file = await media.stat(key);
  if (file === null) return null;
  const isOfAnEarlierProcess = ownsMedia && file.modifiedAt < startedAt;
  const isOld = isOfAnEarlierProcess || now() - file.modifiedAt >= YOUNG_MS;
  return isOld ? file.size : null;
}

/** Checks again each row whose file was not listed: the file may have been stored since. */
async function findLost(
  { db, media }: SurveyDependencies,
  present: ReadonlySet<string>,
  ending: AbortSignal | undefined,
): Promise<queries.NamedMedia[]> {
  const lost: queries.NamedMedia[] = [];
  const slice = startTimeSlice();
  for await (const rows of queries.namedMedia(db, MEDIA_BATCH)) {
    const suspects: queries.NamedMedia[] = [];
    for (const row of rows) {
      ending?.throwIfAborted();
      if (!present.has(row.key) && (await media.stat(row.key)) === null) suspects.push(row);
    }
    if (slice.isOver) await slice.next();
    if (suspects.length === 0) continue;
    // A row that was replaced or deleted since it was read has no file any more.
    const used = await queries.filterUsed(
      db,
      suspects.map(({ key }) => key),
    );
    lost.push(...suspects.filter(({ key }) => used.has(key)));
  }
  return lost;
}
