import { matchMedia } from '#server/features/media/binding.ts';
import { describeMismatch } from '#server/features/media/binding-error.ts';
import { QUARANTINE_DAYS, removalTime } from '#server/features/media/quarantine.ts';
import type { UnknownMedia } from '#server/features/media/quarantine-queries.ts';
import { type MediaSurvey, surveyMedia } from '#server/features/media/survey.ts';
import { openMedia } from '#server/open-resources.ts';
import { pendingAfter, readUsableState } from '#server/platform/database/migrate.ts';
import { refuseMoved } from '#server/platform/database/moved-to.ts';
import { type OpenDatabase, openDatabase } from '#server/platform/database/open-database.ts';
import { findSqliteDamage } from '#server/platform/database/sqlite/damage.ts';
import type { Settings } from '#server/settings.ts';
import { type Finding, findings, ok, problem } from './finding.ts';
import { examineMailQueue } from './mail-queue.ts';
import { firstOf } from './named.ts';
import { examineRuns } from './runs.ts';
import { examineSignedLog } from './signed-log.ts';
import { examineTasks } from './tasks.ts';
import { examineTrash } from './trash.ts';

const RESTORE = 'Stop the portal, move the data folder away, and restore the latest whole backup.';

export async function examineData(settings: Settings): Promise<Finding[]> {
  const database = openDatabase({ ...settings, readOnly: true });
  try {
    const found = await examineDatabase(database);
    // All later findings would have the same cause.
    if (found.some(({ isOk }) => !isOk)) return found;
    const migrations = await examineMigrations(database);
    // The queries for media need the tables of this version.
    if (migrations.some(({ isOk }) => !isOk)) return [...found, ...migrations];
    const media = await examineMedia(database, settings);
    const { db } = database;
    const runs = await examineRuns(db);
    const trash = await examineTrash(db);
    const mails = await examineMailQueue(db);
    const log = await examineSignedLog(db, settings);
    const tasks = await examineTasks(db);
    return [...found, ...migrations, ...media, ...runs, ...trash, ...mails, ...log, ...tasks];
  } finally {
    await database.close();
  }
}

function examineDatabase({ engine, db, ping }: OpenDatabase): Promise<Finding[]> {
  const isEmbedded = engine === 'sqlite';
  const remedy = isEmbedded ? RESTORE : 'See that the server of DATABASE_URL runs and lets us in.';
  return findings('database', remedy, async () => {
    await ping();
    await refuseMoved(db);
    if (!isEmbedded) return [ok('database: PostgreSQL answers')];
    const damage = await findSqliteDamage(db);
    if (damage.length === 0) return [ok('database: whole, and every reference leads somewhere')];
    return damage.map((text) => problem(`database: ${text}`, RESTORE));
  });
}

function examineMigrations({ db }: OpenDatabase): Promise<Finding[]> {
  return findings('migrations', 'Compare the build of the portal with the database.', async () => {
    const { migrations } = await readUsableState(db);
    const pending = pendingAfter(migrations);
    return [
      pending.length === 0
        ? ok(`migrations: all ${migrations.length} have run`)
        : problem(
            `migrations: ${pending.join(', ')} have not run`,
            'Start the portal: it backs the database up and brings it up to date.',
          ),
    ];
  });
}

function examineMedia({ db }: OpenDatabase, settings: Settings): Promise<Finding[]> {
  const media = openMedia(settings);
  const remedy =
    settings.s3 === undefined
      ? 'Have the folder media belong to the user that runs the portal.'
      : 'See that the service of S3_URL runs and lets us in.';
  return findings('media', remedy, async () => {
    if (settings.s3 !== undefined) await media.ping();
    const match = await matchMedia({ db, media });
    if (match !== 'same-id' && match !== 'to-be-bound')
      return [problem('media: the portal does not start', describeMismatch(match, { db, media }))];
    // A running portal may be receiving files, so no file counts as an orphan.
    const survey = { db, media, now: Date.now, ownsMedia: false, startedAt: 0 };
    return mediaFindings(await surveyMedia(survey));
  });
}

function mediaFindings({ used, orphans, quarantined, lost }: MediaSurvey): Finding[] {
  const found: Finding[] = [];
  if (lost.length > 0) {
    const names = lost.map(({ of, id, key }) => `${of} ${id}: ${key}`);
    found.push(
      problem(
        `media: lost are ${lost.length} of the files that the database names (${firstOf(names)})`,
        'Put them back from a backup, or upload them again.',
      ),
    );
  }
  if (orphans.length > 0)
    found.push(
      problem(
        `media: without a row in the database: ${listed(orphans)}`,
        'The next start of the portal, or its daily sweep, puts them in quarantine, and ' +
          `${QUARANTINE_DAYS} days later they are removed.`,
      ),
    );
  if (found.length === 0)
    found.push(ok(`media: the files are those that the database names (${used})`));
  if (quarantined.length > 0) found.push(quarantineFinding(used, quarantined));
  return found;
}

/** A crash leaves a few such files. If the database names no file at all, it may be the wrong one. */
function quarantineFinding(used: number, quarantined: MediaSurvey['quarantined']): Finding {
  const dates = quarantined.map(({ foundAt }) => foundAt).sort((a, b) => a - b);
  const [first = 0, last = 0] = [dates[0], dates.at(-1)].map((at = 0) => removalTime(at));
  const days = [...new Set([first, last].map((at) => new Date(at).toISOString().slice(0, 10)))];
  const text =
    `media: in quarantine, without a row in the database: ${listed(quarantined)}; ` +
    `to be removed on ${days.join(' to ')}`;
  return used > 0
    ? ok(text)
    : problem(text, 'If they are needed, restore the database that names them before that day.');
}

/** Number, size and the first names. */
function listed(files: readonly UnknownMedia[]): string {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const count = files.length === 1 ? '1 file' : `${files.length} files`;
  return `${count} of ${(bytes / 1e6).toFixed(1)} MB (${firstOf(files.map(({ key }) => key))})`;
}
