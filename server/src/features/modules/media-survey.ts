/** Which files of the media store no row names, and which rows name a file that is gone. Changes nothing. */
import type { Db } from '../../platform/database/schema.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import * as queries from './media-queries.ts';

/** A file younger than this may belong to an upload of another process, whose row is about to be written. */
const YOUNG_MS = 60 * 60 * 1000;
const BATCH = 500;

export interface SurveyDependencies {
  readonly db: Db;
  readonly media: Pick<MediaStore, 'list' | 'stat'>;
  readonly now: () => number;
  /** Nobody else writes to the media store: what is older than `startedAt` is of no upload. */
  readonly ownsMedia: boolean;
  readonly startedAt: number;
}

export interface MediaSurvey {
  /** How many files rows name. */
  readonly used: number;
  /** Files that no row names, without those too young to have one. */
  readonly orphans: readonly string[];
  /** Rows whose file is gone. */
  readonly lost: readonly queries.NamedMedia[];
}

/** Rejects with the reason of `ending` when told to end before it is through. */
export async function surveyMedia(
  deps: SurveyDependencies,
  ending?: AbortSignal,
): Promise<MediaSurvey> {
  const { used, orphans, present } = await sortFiles(deps, ending);
  return { used, orphans, lost: await findLost(deps, present, ending) };
}

async function sortFiles(deps: SurveyDependencies, ending: AbortSignal | undefined) {
  let used = 0;
  const orphans: string[] = [];
  const present = new Set<string>();
  for await (const keys of inBatches(deps.media.list())) {
    const known = await queries.filterUsed(deps.db, keys);
    used += known.size;
    for (const key of keys) {
      ending?.throwIfAborted();
      present.add(key);
      if (!known.has(key) && (await isAbandoned(deps, key))) orphans.push(key);
    }
  }
  return { used, orphans, present };
}

async function isAbandoned(deps: SurveyDependencies, key: string): Promise<boolean> {
  const { media, now, ownsMedia, startedAt } = deps;
  const file = await media.stat(key);
  if (file === null) return false;
  const isOfAnEarlierProcess = ownsMedia && file.modifiedAt < startedAt;
  return isOfAnEarlierProcess || now() - file.modifiedAt >= YOUNG_MS;
}

/** Looks at each row whose file was not listed: it may have been written since. */
async function findLost(
  { db, media }: SurveyDependencies,
  present: ReadonlySet<string>,
  ending: AbortSignal | undefined,
): Promise<queries.NamedMedia[]> {
  const lost: queries.NamedMedia[] = [];
  for await (const rows of queries.namedMedia(db, BATCH)) {
    const suspects: queries.NamedMedia[] = [];
    for (const row of rows) {
      ending?.throwIfAborted();
      if (!present.has(row.key) && (await media.stat(row.key)) === null) suspects.push(row);
    }
    if (suspects.length === 0) continue;
    // Replaced or deleted since the row was read: its file had to go.
    const used = await queries.filterUsed(
      db,
      suspects.map(({ key }) => key),
    );
    lost.push(...suspects.filter(({ key }) => used.has(key)));
  }
  return lost;
}

async function* inBatches(keys: AsyncIterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const key of keys) {
    batch.push(key);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
