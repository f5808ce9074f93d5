/** Opens the resources that the settings name, and closes them in reverse order. */
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { bindReachableMedia } from './features/media/binding.ts';
import { explainingFailures } from './opening-errors.ts';
import { MEDIA_FOLDER, makeDataDir, OUTBOX_FOLDER, STAGING_FOLDER } from './platform/data-dir.ts';
import { migrations } from './platform/database/migrations/all.ts';
import { giveUpMove, refuseUnlessInUse } from './platform/database/moved-to.ts';
import { type OpenDatabase, openDatabase } from './platform/database/open-database.ts';
import { lockDataDir } from './platform/database/owner-lock.ts';
import { lockInstallation } from './platform/database/postgres/installation-lock.ts';
import { getSecret } from './platform/database/secrets.ts';
import { SqliteCheck } from './platform/database/sqlite/check.ts';
import { upgradeDatabase } from './platform/database/upgrade/upgrade.ts';
import { createWriteProbe } from './platform/database/write-probe.ts';
import { DOCTOR_SECRET } from './platform/http/doctor/token.ts';
import { openBadgeKey } from './platform/keys/badge-key.ts';
import { openLogKey } from './platform/keys/log-key.ts';
import { createMemoryDistinctLimiter } from './platform/limits/memory-distinct-limiter.ts';
import { createMemoryRateLimiter } from './platform/limits/memory-rate-limiter.ts';
import type { RedisDistinctLimiterOptions } from './platform/limits/redis-distinct-limiter.ts';
import { createMemoryBus } from './platform/live/memory-bus.ts';
import type { MailTransport } from './platform/mail/mail-transport.ts';
import { createOutboxTransport } from './platform/mail/outbox-transport.ts';
import { FileMediaStore } from './platform/media/file-media-store.ts';
import type { MediaStore } from './platform/media/media-store.ts';
import { S3MediaStore } from './platform/media/s3-media-store.ts';
import { createPasswordHasher } from './platform/passwords/password-hasher.ts';
import { restrictDataDir } from './platform/private-files.ts';
import { createSecurityLog } from './platform/security-log.ts';
import { WorkerPool } from './platform/worker/worker-pool.ts';
import type { Resources } from './resources.ts';
import type { Settings } from './settings.ts';

const ABANDONED_UPLOAD_MS = 60 * 60_000;
const CHECKPOINT_FAILED =
  'the database log could not be written into the database file while stopping. Nothing is lost: ' +
  'keep portal.sqlite-wal beside portal.sqlite, and the next start reads it. Make room on the disk of the data folder';

const MOVE_GIVEN_UP =
  'a move of the database was not finished, and this start gives it up: the same move begins again from its start';

export type OpenResources = Resources &
  AsyncDisposable & {
    /** Checks an embedded database that is too large to be checked at the start. */
    checkDatabase(ending: AbortSignal): Promise<void>;
  };

/**
 * Locks, connects, migrates. If a later step fails, opened resources are closed again.
 * @throws CannotOpenError, or another error with a message that says what to do, if the cause is outside the portal
 */
export function openResources(
  settings: Settings,
  log: FastifyBaseLogger,
  now: () => number = Date.now,
): Promise<OpenResources> {
  return explainingFailures(settings, () => openAll(settings, log, now));
}

async function openAll(
  settings: Settings,
  log: FastifyBaseLogger,
  now: () => number,
): Promise<OpenResources> {
  await using opening = new AsyncDisposableStack();
  const startedAt = Date.now();
  makeDataDir(settings.dataDir);
  // Several processes with PostgreSQL and Redis may share a folder; otherwise it has one owner.
  const isSoleOwner = settings.databaseUrl === undefined || settings.redisUrl === undefined;
  if (isSoleOwner) opening.adopt(lockDataDir(settings.dataDir), (lock) => lock.release());
  // Before SQLite opens its log, which gets the mode of the database file.
  await restrictDataDir(settings.dataDir, log);

  const databaseLock = await lockDatabase(settings, log);
  if (databaseLock !== null) opening.adopt(databaseLock, (lock) => lock.release());

  const database = opening.adopt(
    openDatabase({
      databaseUrl: settings.databaseUrl,
      dataDir: settings.dataDir,
      onConnectionLost: (error) => log.warn({ err: error }, 'a database connection was lost'),
      onCheckpointFailed: (error) => log.error({ err: error }, CHECKPOINT_FAILED),
    }),
    (opened) => opened.close(),
  );
  // Before the check, because an incomplete copy has broken references.
  await refuseUnlessInUse(database.db);
  const sqliteCheck = await checkSqlite(settings, database, log);
  await upgradeDatabase({
    ...settings,
    database,
    lock: databaseLock,
    isBackedUp: settings.backupBeforeUpgrade,
    log,
  });
  const move = await giveUpMove(database.db);
  if (move !== null) log.warn({ to: move.place, begunAt: move.at }, MOVE_GIVEN_UP);

  const installation = (await getSecret(database.db, 'installation')).toString('base64url');
  const security = opening.adopt(createSecurityLog(log), (opened) => opened.close());
  const bus = opening.adopt(await openBus(settings, installation, log), (opened) => opened.close());
  const limiter = await openLimiter(settings, installation, log, now, opening);
  const distinctLimiter = await openDistinctLimiter(
    settings.redisUrl,
    { installation, log, now },
    opening,
  );
  const workers = opening.adopt(new WorkerPool(), (opened) => opened.close());
  const printers = opening.adopt(new WorkerPool({ threads: 1 }), (opened) => opened.close());
  const mailTransport = opening.adopt(await openMail(settings, log), (opened) => opened.close());
  const media = openMedia(settings);
  // Deletes what a killed process was receiving; uploads of other running processes are not deleted.
  if (await bindReachableMedia({ db: database.db, media }, log))
    await media.sweepStaging(isSoleOwner ? 0 : ABANDONED_UPLOAD_MS);

  const probeWrites = createWriteProbe(database.db);
  const resources: Resources = {
    db: database.db,
    engine: database.engine,
    registerDatabaseMetrics: database.registerMetrics,
    media,
    ownsMedia: isSoleOwner && settings.s3 === undefined,
    startedAt,
    workers,
    printers,
    bus,
    limiter,
    distinctLimiter,
    passwords: createPasswordHasher(),
    mailTransport,
    log,
    security,
    now,
    installation,
    mediaSecret: await getSecret(database.db, 'media-links'),
    quizSecret: await getSecret(database.db, 'quiz-order'),
    doctorSecret: await getSecret(database.db, DOCTOR_SECRET),
    logKey: await openLogKey(settings),
    badgeKey: await openBadgeKey(settings),
    checks: {
      database: {
        isRequired: true,
        run: async () => {
          await database.ping();
          await databaseLock?.ping();
          sqliteCheck?.refuseDamage();
          await probeWrites();
        },
      },
      // All processes share a bucket and a Redis; without them each process still answers most requests.
      media: { isRequired: settings.s3 === undefined, run: () => media.ping() },
      bus: { isRequired: false, run: () => bus.ping() },
    },
  };
  const opened = opening.move();
  return {
    ...resources,
    checkDatabase: async (ending) => sqliteCheck?.inBackground(ending),
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}

/** Runs before the first write. Null for PostgreSQL, which checks its own files. */
async function checkSqlite({ dataDir }: Settings, database: OpenDatabase, log: FastifyBaseLogger) {
  if (database.engine !== 'sqlite') return null;
  const check = new SqliteCheck({ dataDir, log });
  await check.atStart(database.db);
  return check;
}

/** PostgreSQL can be reached from anywhere, so the lock on the folder does not exclude other processes. */
async function lockDatabase({ databaseUrl, redisUrl }: Settings, log: FastifyBaseLogger) {
  if (databaseUrl === undefined) return null;
  return lockInstallation({
    databaseUrl,
    isShared: redisUrl !== undefined,
    schema: Object.keys(migrations).at(-1) ?? '',
    onLost: (error) => log.warn({ err: error }, 'the lock on the database was lost'),
  });
}

// The clients of Redis and of mail servers are loaded only if the settings name one: together they are 0.08 s of the
// processor time of a start.
async function openBus({ redisUrl: url }: Settings, installation: string, log: FastifyBaseLogger) {
  if (url === undefined) return createMemoryBus(log);
  const { createRedisBus } = await import('./platform/live/redis-bus.ts');
  return createRedisBus({ url, installation, log });
}

async function openLimiter(
  { redisUrl: url }: Settings,
  installation: string,
  log: FastifyBaseLogger,
  now: () => number,
  opening: AsyncDisposableStack,
) {
  if (url === undefined) return createMemoryRateLimiter({ now });
  const { createRedisRateLimiter } = await import('./platform/limits/redis-rate-limiter.ts');
  const limiter = createRedisRateLimiter({ url, installation, log, now });
  return opening.adopt(limiter, (opened) => opened.close());
}

async function openDistinctLimiter(
  url: string | undefined,
  options: Omit<RedisDistinctLimiterOptions, 'url'>,
  opening: AsyncDisposableStack,
) {
  if (url === undefined) return createMemoryDistinctLimiter(options);
  const { createRedisDistinctLimiter } = await import(
    './platform/limits/redis-distinct-limiter.ts'
  );
  const limiter = createRedisDistinctLimiter({ url, ...options });
  return opening.adopt(limiter, (opened) => opened.close());
}

export async function openMail(
  { smtpUrl: url, mailFrom: from, dataDir }: Settings,
  log: FastifyBaseLogger,
): Promise<MailTransport> {
  if (url === undefined)
    return createOutboxTransport({ folder: join(dataDir, OUTBOX_FOLDER), from, log });
  const { createSmtpTransport } = await import('./platform/mail/smtp-transport.ts');
  return createSmtpTransport({ url, from });
}

/** Creates and requests nothing before the store is used. */
export function openMedia({
  s3,
  mediaAccel,
  dataDir,
}: Pick<Settings, 's3' | 'mediaAccel' | 'dataDir'>): MediaStore {
  const folder = join(dataDir, MEDIA_FOLDER);
  return s3 === undefined
    ? new FileMediaStore(folder, mediaAccel)
    : new S3MediaStore(s3, { stagingFolder: join(folder, STAGING_FOLDER) });
}
