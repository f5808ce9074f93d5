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

/** Disposing of it stops the listening, lets running requests finish, and closes everything. */
export interface RunningPortal
  extends AsyncDisposable,
    Omit<Portal, 'app' | 'services' | 'deliverMails'> {}

/**
 * Resolves once the portal answers.
 *
 * @param now milliseconds since 1970; the clock of the machine if it is absent
 */
export async function runPortal(
  settings: Settings,
  log: FastifyBaseLogger,
  now?: () => number,
): Promise<RunningPortal> {
  await using starting = new AsyncDisposableStack();
  const resources = starting.use(await openResources(settings, log, now));
  const portal = await buildPortal(resources, settings);
  const { app, services } = portal;
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
  background.run('the work in the background has ended', services.tasks.run);
  // This process learns which files are missing.
  services.tasks.runNow('media sweep');
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
