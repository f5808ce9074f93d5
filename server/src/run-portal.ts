/** A portal that runs: resources → app → listen → background work. The process around it is that of `main.ts`. */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { buildPortal, type Portal } from './app.ts';
import { BackgroundWork } from './background-work.ts';
import { ensureFirstAdmin } from './first-admin.ts';
import { openResources } from './open-resources.ts';
import { warnOfServices } from './service-warnings.ts';
import type { Settings } from './settings.ts';
import { cannotListen } from './startup-errors.ts';

/**
 * Connections that wait to be accepted; the kernel may set a lower limit (`net.core.somaxconn`). After a restart all
 * pages reconnect at once, each with several connections. The client's kernel repeats a dropped connection after 1, 3,
 * 7 and 15 s: with Node's default of 511 the last of 2,000 pages connected after 12 s.
 */
const BACKLOG = 4_096;
const FILM_BYTES_INTERVAL_MS = 5_000;
const SESSION_USES_INTERVAL_MS = 5 * 60_000;
/** With the longest pause between two attempts, mails are sent within 70 s after the mail server is reachable again. */
const MAIL_INTERVAL_MS = 10_000;
const MEDIA_SWEEP_MS = 24 * 60 * 60_000;
/** All is done after the first start; this is for videos of a process of an older version, and for a store that failed. */
const MEASURE_INTERVAL_MS = 60 * 60_000;
const BUDGET_INTERVAL_MS = 60_000;
const EXPIRY_INTERVAL_MS = 60 * 60_000;
/** A new job begins at once; this is for those that a process which was stopped has left. */
const JOB_INTERVAL_MS = 5_000;
/** Long enough to cost nothing: a deletion that is made or purged by hand starts the work itself. */
const TRASH_INTERVAL_MS = 60_000;
/** A change of a module begins it at once; this is for what a process that was stopped has left. */
const FOLLOW_UP_INTERVAL_MS = 10_000;
const WEEKLY_INTERVAL_MS = 60_000;

/** Disposing of it stops the listening, lets running requests finish, and closes everything. */
export interface RunningPortal
  extends AsyncDisposable,
    Omit<Portal, 'app' | 'services' | 'deliverMails'> {}

/** Resolves once the portal answers. */
export async function runPortal(
  settings: Settings,
  log: FastifyBaseLogger,
): Promise<RunningPortal> {
  await using starting = new AsyncDisposableStack();
  const resources = starting.use(await openResources(settings, log));
  const portal = await buildPortal(resources, settings);
  const { app, services, deliverMails } = portal;
  // The last parts of videos are sent until the app is closed.
  starting.defer(() => services.learning.storeFilmBytes());
  starting.defer(() => services.accounts.storeSessionUses());
  starting.defer(() => app.close());
  // Printed before anything else can fail, because the password is stored nowhere else.
  const admin = await ensureFirstAdmin(services.accounts, settings);
  if (admin !== null) announceAdmin(admin);
  await listen(app, settings);
  const background = new BackgroundWork(log);
  starting.defer(() => background.end());

  if (resources.engine === 'sqlite') log.debug({ dataDir: settings.dataDir }, 'embedded database');
  background.run('the database could not be checked', resources.checkDatabase);
  background.run('the services could not be checked', (ending) =>
    warnOfServices(resources, settings, ending),
  );
  background.runAndRepeat(MEDIA_SWEEP_MS, 'media could not be swept', sweepMedia);
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
  background.repeat(
    SESSION_USES_INTERVAL_MS,
    'the last uses of sessions could not be stored',
    services.accounts.storeSessionUses,
  );
  const deliverNow = background.runAndRepeat(
    MAIL_INTERVAL_MS,
    'mails could not be delivered',
    deliverMails,
  );
  services.mails.onUrgent((delayMs) => {
    setTimeout(deliverNow, delayMs).unref();
  });
  const { trash, jobs } = services;
  trash.onWork(
    background.runAndRepeat(TRASH_INTERVAL_MS, 'the trash could not be worked on', trash.work),
  );
  const { followUps, figures } = services.learning;
  followUps.onWork(
    background.runAndRepeat(
      FOLLOW_UP_INTERVAL_MS,
      'results could not be brought up to date after a change of a module',
      followUps.work,
    ),
  );
  figures.onWork(
    background.runAndRepeat(
      FOLLOW_UP_INTERVAL_MS,
      'figures of trainees could not be computed after a change of modules',
      figures.work,
    ),
  );
  const { weekly } = services.reports;
  background.runAndRepeat(
    WEEKLY_INTERVAL_MS,
    'the weekly reports could not be queued',
    weekly.sendDue,
  );
  jobs.onDue(
    background.runAndRepeat(JOB_INTERVAL_MS, 'the jobs could not be continued', jobs.runDue),
  );
  background.repeat(EXPIRY_INTERVAL_MS, 'old jobs could not be removed', jobs.removeOld);
  background.runAndRepeat(
    EXPIRY_INTERVAL_MS,
    'expired video uploads could not be removed',
    services.media.removeExpiredUploads,
  );
  background.runAndRepeat(
    MEASURE_INTERVAL_MS,
    'the lengths of older videos could not be measured',
    services.media.measureVideos,
  );
  background.runAndRepeat(
    EXPIRY_INTERVAL_MS,
    'expired sessions could not be removed',
    services.accounts.removeExpiredSessions,
  );
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

  const opened = starting.move();
  return {
    leave() {
      portal.leave();
      // Other processes continue the work, and this one ends sooner.
      void background.end();
    },
    refuseOpenRequests: portal.refuseOpenRequests,
    abandonHandlers: portal.abandonHandlers,
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };

  async function sweepMedia(ending: AbortSignal): Promise<void> {
    const { removed } = await services.media.sweep(ending);
    if (removed > 0) log.info({ removed }, 'removed media files whose time in quarantine was over');
  }
}

async function listen(app: FastifyInstance, { host, port }: Settings): Promise<void> {
  try {
    await app.listen({ host, port, backlog: BACKLOG });
  } catch (error) {
    throw cannotListen(error, { host, port }) ?? error;
  }
}

function announceAdmin({ email, password }: { email: string; password: string | null }): void {
  console.log(`First administrator: ${email}`);
  if (password !== null) console.log(`Password (shown this once): ${password}`);
}
