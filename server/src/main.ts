/** The process: settings → resources → app → listen → graceful end. */
import pino from 'pino';
import { buildPortal } from './app.ts';
import { ensureFirstAdmin } from './first-admin.ts';
import { openResources } from './open-resources.ts';
import { readSettings, type Settings } from './settings.ts';
import { isForPeople } from './startup-errors.ts';

const SHUTDOWN_MS = 10_000;

try {
  await start(readSettings());
} catch (error) {
  console.error(isForPeople(error) ? error.message : error);
  process.exitCode = 1;
}

async function start(settings: Settings): Promise<void> {
  const log = pino({ level: settings.logLevel });
  await using starting = new AsyncDisposableStack();
  const resources = starting.use(await openResources(settings, log));
  const { app, services } = await buildPortal(resources, settings);
  starting.defer(() => app.close());
  const admin = await ensureFirstAdmin(services.accounts, settings);
  await app.listen({ port: settings.port, host: settings.host });

  console.log(`Training Portal is ready: ${settings.publicUrl}`);
  if (admin !== null) announceAdmin(admin);
  if (resources.engine === 'sqlite') log.debug({ dataDir: settings.dataDir }, 'embedded database');
  sweepMedia().catch((error) => log.error({ err: error }, 'media could not be swept'));

  const opened = starting.move();
  let isEnding = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(signal));

  /** Uploads and databases never part: what a crash left half done is cleared away. */
  async function sweepMedia(): Promise<void> {
    const swept = await services.modules.sweepOrphans();
    if (swept > 0) log.info({ swept }, 'removed media files that nothing refers to');
  }

  async function end(signal: string): Promise<void> {
    // Ctrl-C reaches a process twice where npm passes it on as well.
    if (isEnding) return;
    isEnding = true;
    log.info({ signal }, 'stopping');
    // A client that will not let go does not keep the process for ever.
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
    await opened.disposeAsync();
  }
}

function announceAdmin({ email, password }: { email: string; password: string | null }): void {
  console.log(`First administrator: ${email}`);
  if (password !== null) console.log(`Password (shown this once): ${password}`);
}
