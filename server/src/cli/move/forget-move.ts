/** Starts on a database or media that were moved, because the operator asks for it. */
import { leaveOrigin } from '#server/features/ledger/moving.ts';
import { mediaUnreachable } from '#server/features/media/binding-error.ts';
import { openMedia } from '#server/open-resources.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { findMoveMark, writeMoveMark } from '#server/platform/database/moved-to.ts';
import { hasSqlite, type OpenDatabase } from '#server/platform/database/open-database.ts';
import { MediaStoreUnavailableError } from '#server/platform/media/media-errors.ts';
import type { MoveMark } from '#server/platform/move-mark.ts';
import { readSettings, type Settings } from '#server/settings.ts';
import { explaining, lockEnds, openEnd, sourceEnd } from './ends.ts';

/**
 * Removes the marks of a finished move from the database and the media that the settings name, and says what follows. An
 * incomplete copy keeps its mark, so that the start refuses it.
 */
export async function forgetMove(): Promise<void> {
  const settings = readSettings();
  if (settings.databaseUrl === undefined && !hasSqlite(settings.dataDir)) return;
  await using stack = new AsyncDisposableStack();
  await lockEnds(stack, {
    settings,
    plan: { database: null, media: null },
    onLost: () => undefined,
  });
  const end = sourceEnd(settings);
  const database = openEnd(stack, end);
  // The database last: until both are done, a start without --force is refused.
  const left = [await forgetMedia(settings), await explaining(end, () => forgetDatabase(database))];
  for (const mark of left) if (mark !== null) console.log(consequenceOf(mark));
}

const consequenceOf = ({ place, at }: MoveMark) =>
  `Started all the same, although this was moved to ${place} at ${at}. What people have done there since is missing here. ` +
  'Let no portal run there any more: there would be two histories, and no command joins them.';

async function forgetDatabase({ db }: OpenDatabase): Promise<MoveMark | null> {
  const mark = await findMoveMark(db);
  if (mark?.state !== 'left') return null;
  await inTransaction(db, async (tx) => {
    await writeMoveMark(tx, null);
    await leaveOrigin(tx);
  });
  console.log('The signed log goes on here under another origin.');
  return mark;
}

async function forgetMedia({ dataDir, s3 }: Settings): Promise<MoveMark | null> {
  const media = openMedia({ dataDir, s3, mediaAccel: undefined });
  try {
    const mark = await media.readMoveMark();
    const id = await media.readInstallationId();
    if (mark?.state !== 'left' || id === null) return null;
    await media.writeInstallationId(id);
    return mark;
  } catch (error) {
    throw error instanceof MediaStoreUnavailableError ? mediaUnreachable({ media }, error) : error;
  }
}
