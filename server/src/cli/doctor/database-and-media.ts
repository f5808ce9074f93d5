import { type MediaSurvey, surveyMedia } from '../../features/modules/media-survey.ts';
import { openMedia } from '../../open-resources.ts';
import { executedMigrations, pendingAfter, refuseNewer } from '../../platform/database/migrate.ts';
import { type OpenDatabase, openDatabase } from '../../platform/database/open-database.ts';
import { findSqliteDamage } from '../../platform/database/sqlite-damage.ts';
import type { Settings } from '../../settings.ts';
import { type Finding, findings, ill, well } from './finding.ts';

/** So many are named; a lost folder need not fill the screen. */
const NAMED_MAX = 5;
const RESTORE = 'Stop the portal, move the data folder away, and restore the latest whole backup.';

export async function examineData(settings: Settings): Promise<Finding[]> {
  const database = openDatabase({ ...settings, readOnly: true });
  try {
    const found = await examineDatabase(database);
    // Whatever asks it next would only say the same in other words.
    if (found.some(({ isWell }) => !isWell)) return found;
    return [
      ...found,
      ...(await examineMigrations(database)),
      ...(await examineMedia(database, settings)),
    ];
  } finally {
    await database.close();
  }
}

function examineDatabase({ engine, db, ping }: OpenDatabase): Promise<Finding[]> {
  const isEmbedded = engine === 'sqlite';
  const remedy = isEmbedded ? RESTORE : 'See that the server of DATABASE_URL runs and lets us in.';
  return findings('database', remedy, async () => {
    await ping();
    if (!isEmbedded) return [well('database: PostgreSQL answers')];
    const damage = await findSqliteDamage(db);
    if (damage.length === 0) return [well('database: whole, and every reference leads somewhere')];
    return damage.map((text) => ill(`database: ${text}`, RESTORE));
  });
}

function examineMigrations({ db }: OpenDatabase): Promise<Finding[]> {
  return findings('migrations', 'Compare the build of the portal with the database.', async () => {
    const executed = await executedMigrations(db);
    refuseNewer(executed);
    const pending = pendingAfter(executed);
    return [
      pending.length === 0
        ? well(`migrations: all ${executed.length} have run`)
        : ill(
            `migrations: ${pending.join(', ')} have not run`,
            'Make a backup, then start the portal: it brings the database up to date.',
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
    // A running portal may be receiving files: no file is an orphan that is too young for a row.
    const survey = { db, media, now: Date.now, ownsMedia: false, startedAt: 0 };
    return mediaFindings(await surveyMedia(survey));
  });
}

function mediaFindings({ used, orphans, lost }: MediaSurvey): Finding[] {
  const found: Finding[] = [];
  if (lost.length > 0) {
    const named = lost.slice(0, NAMED_MAX).map(({ of, id, key }) => `${of} ${id}: ${key}`);
    const list = `${named.join(', ')}${lost.length > NAMED_MAX ? ', …' : ''}`;
    found.push(
      ill(
        `media: lost are ${lost.length} of the files that the database names (${list})`,
        'Put them back from a backup, or upload them again.',
      ),
    );
  }
  if (orphans.length > 0) found.push(orphansFinding(used, orphans.length));
  if (found.length === 0)
    found.push(well(`media: the files are those that the database names (${used})`));
  return found;
}

/** The sweep at the start removes orphans, unless it knows none of the files at all. */
function orphansFinding(used: number, orphans: number): Finding {
  const text = `media: the database does not know ${orphans} of the files`;
  return used === 0
    ? ill(
        text,
        'They may be of another portal or database: look at DATA_DIR, S3_URL, DATABASE_URL.',
      )
    : ill(text, 'The next start of the portal removes them.');
}
