/** The process: settings → resources → app → listen → graceful shutdown. */
import type { FastifyInstance } from 'fastify';
import { buildPortal } from './app.ts';
import { BackgroundWork } from './background-work.ts';
import { ensureFirstAdmin } from './first-admin.ts';
import { openResources } from './open-resources.ts';
import { createLog } from './platform/create-log.ts';
import { warnOfServices } from './service-warnings.ts';
import { readSettings, type Settings, unknownVariables } from './settings.ts';
import { isForPeople, PortTakenError } from './startup-errors.ts';

/**
 * Connections that wait to be accepted; the kernel may set a lower limit (`net.core.somaxconn`). After a restart all
 * pages reconnect at once, each with several connections. The client's kernel repeats a dropped connection after 1, 3,
 * 7 and 15 s: with Node's default of 511 the last of 2,000 pages connected after 12 s.
 */
const BACKLOG = 4_096;
const FILM_BYTES_INTERVAL_MS = 5_000;
const SHUTDOWN_TIMEOUT_MS = 8_000;
const SHUTDOWN_MS = 12_000;
/** With the longest pause between two attempts, mails are sent within 70 s after the mail server is reachable again. */
const MAIL_INTERVAL_MS = 10_000;
const MAILS_FAILED = 'mails could not be delivered';
const MEDIA_SWEEP_MS = 24 * 60 * 60_000;
const BUDGET_INTERVAL_MS = 60_000;
const EXPIRY_INTERVAL_MS = 60 * 60_000;
/** A new job begins at once; this is for those that a process which was stopped has left. */
const JOB_INTERVAL_MS = 5_000;
const JOBS_FAILED = 'the jobs could not be continued';
/** Long enough to cost nothing: a deletion that is made or purged by hand starts the work itself. */
const TRASH_INTERVAL_MS = 60_000;
const TRASH_FAILED = 'the trash could not be worked on';
/** A change of a module begins it at once; this is for what a process that was stopped has left. */
const FOLLOW_UP_INTERVAL_MS = 10_000;
const FIGURES_FAILED = 'figures of trainees could not be computed after a change of modules';
const FOLLOW_UPS_FAILED = 'results could not be brought up to date after a change of a module';
/** With the time that a refresh takes, summaries are at most a few minutes old. */
const INSIGHT_INTERVAL_MS = 60_000;
const INSIGHT_FAILED = 'the summaries of modules could not be refreshed';
const COMPANY_FIGURES_INTERVAL_MS = 60_000;
const COMPANY_FIGURES_FAILED = 'the figures of the companies could not be counted';
const WEEKLY_INTERVAL_MS = 60_000;
const WEEKLY_FAILED = 'the weekly reports could not be queued';
const EXPIRY_FAILED = 'expired video uploads could not be removed';

try {
  await start(readSettings());
} catch (error) {
  console.error(isForPeople(error) ? error.message : error);
  process.exitCode = 1;
}

async function start(settings: Settings): Promise<void> {
  const log = createLog(settings.logLevel);
  for (const sentence of unknownVariables()) log.warn(sentence);
  await using starting = new AsyncDisposableStack();
  const resources = starting.use(await openResources(settings, log));
  const { app, services, deliverMails } = await buildPortal(resources, settings);
  // The last parts of videos are sent until the app is closed.
  starting.defer(() => services.learning.storeFilmBytes());
  starting.defer(() => app.close());
  // Printed before anything else can fail, because the password is stored nowhere else.
  const admin = await ensureFirstAdmin(services.accounts, settings);
  if (admin !== null) announceAdmin(admin);
  await listen(app, settings);
  const background = new BackgroundWork(log);
  starting.defer(() => background.end());

  const opened = starting.move();
  let isEnding = false;
  // Before the process reports that it is ready, because a signal may follow at once.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(signal));
  console.log(`Training Portal is ready: ${settings.publicUrl}`);
  if (resources.engine === 'sqlite') log.debug({ dataDir: settings.dataDir }, 'embedded database');
  background.run('media could not be swept', sweepMedia);
  background.run('the database could not be checked', resources.checkDatabase);
  background.run('the services could not be checked', (ending) =>
    warnOfServices(resources, settings, ending),
  );
  background.repeat(MEDIA_SWEEP_MS, 'media could not be swept', sweepMedia);
  background.repeat(
    BUDGET_INTERVAL_MS,
    'old chat budgets could not be removed',
    services.chat.removeOldBudgets,
  );
  background.repeat(
    FILM_BYTES_INTERVAL_MS,
    'the sent bytes of videos could not be stored',
    services.learning.storeFilmBytes,
  );
  background.run(MAILS_FAILED, deliverMails);
  background.repeat(MAIL_INTERVAL_MS, MAILS_FAILED, deliverMails);
  services.mails.onUrgent((delayMs) => {
    setTimeout(() => background.run(MAILS_FAILED, deliverMails), delayMs).unref();
  });
  const { trash } = services;
  background.run(TRASH_FAILED, trash.work);
  background.repeat(TRASH_INTERVAL_MS, TRASH_FAILED, trash.work);
  trash.onWork(() => background.run(TRASH_FAILED, trash.work));
  const { followUps, figures } = services.learning;
  background.run(FOLLOW_UPS_FAILED, followUps.work);
  background.repeat(FOLLOW_UP_INTERVAL_MS, FOLLOW_UPS_FAILED, followUps.work);
  followUps.onWork(() => background.run(FOLLOW_UPS_FAILED, followUps.work));
  const { insight } = services;
  background.run(INSIGHT_FAILED, insight.refresh);
  background.repeat(INSIGHT_INTERVAL_MS, INSIGHT_FAILED, insight.refresh);
  insight.onWanted(() => background.run(INSIGHT_FAILED, insight.refresh));
  background.run(FIGURES_FAILED, figures.work);
  background.repeat(FOLLOW_UP_INTERVAL_MS, FIGURES_FAILED, figures.work);
  figures.onWork(() => background.run(FIGURES_FAILED, figures.work));
  const { countFigures, weekly } = services.reports;
  background.run(COMPANY_FIGURES_FAILED, countFigures);
  background.repeat(COMPANY_FIGURES_INTERVAL_MS, COMPANY_FIGURES_FAILED, countFigures);
  background.run(WEEKLY_FAILED, weekly.sendDue);
  background.repeat(WEEKLY_INTERVAL_MS, WEEKLY_FAILED, weekly.sendDue);
  const runJobs = services.jobs.runDue;
  background.run(JOBS_FAILED, runJobs);
  background.repeat(JOB_INTERVAL_MS, JOBS_FAILED, runJobs);
  services.jobs.onDue(() => background.run(JOBS_FAILED, runJobs));
  background.repeat(EXPIRY_INTERVAL_MS, 'old jobs could not be removed', services.jobs.removeOld);
  const { removeExpiredUploads } = services.media;
  background.run(EXPIRY_FAILED, removeExpiredUploads);
  background.repeat(EXPIRY_INTERVAL_MS, EXPIRY_FAILED, removeExpiredUploads);
  background.repeat(
    EXPIRY_INTERVAL_MS,
    'sign-ups that were not confirmed could not be removed',
    services.accounts.confirmations.removeExpired,
  );
  background.repeat(
    EXPIRY_INTERVAL_MS,
    'old refused mails could not be removed',
    services.mails.removeOldRefusals,
  );

  async function sweepMedia(ending: AbortSignal): Promise<void> {
    const { removed } = await services.media.sweep(ending);
    if (removed > 0) log.info({ removed }, 'removed media files whose time in quarantine was over');
  }

  async function end(signal: string): Promise<void> {
    // Ctrl-C reaches a process twice if npm forwards it as well.
    if (isEnding) return;
    isEnding = true;
    log.info({ signal }, 'stopping');
    // Running requests may finish; after this time their connections are closed, and then everything else.
    setTimeout(() => app.server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS).unref();
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
    try {
      await opened.disposeAsync();
    } catch (error) {
      log.error({ err: error }, 'not everything could be closed');
      process.exitCode = 1;
    }
    // A pending check of a mail server or bucket that does not answer would keep the process running.
    process.exit();
  }
}

async function listen(app: FastifyInstance, { host, port }: Settings): Promise<void> {
  try {
    await app.listen({ host, port, backlog: BACKLOG });
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw isTaken ? new PortTakenError({ host, port }) : error;
  }
}

function announceAdmin({ email, password }: { email: string; password: string | null }): void {
  console.log(`First administrator: ${email}`);
  if (password !== null) console.log(`Password (shown this once): ${password}`);
}
