/** The process: settings → portal → graceful shutdown. */
import { setTimeout as wait } from 'node:timers/promises';
import { networkNote } from './network-note.ts';
import { createLog } from './platform/create-log.ts';
import { runPortal } from './run-portal.ts';
import { readSettings, type Settings, unknownVariables } from './settings.ts';
import { isForPeople } from './startup-errors.ts';

/** After these times running requests are answered 503, requests without a client are given up, the process ends. */
const REQUESTS_MS = 30_000;
const HANDLERS_MS = 32_000;
const SHUTDOWN_MS = 34_000;

try {
  await start(readSettings());
} catch (error) {
  console.error(isForPeople(error) ? error.message : error);
  process.exitCode = 1;
}

async function start(settings: Settings): Promise<void> {
  const log = createLog(settings.logLevel);
  for (const sentence of unknownVariables()) log.warn(sentence);
  const portal = await runPortal(settings, log);
  let isEnding = false;
  // Before the process reports that it is ready, because a signal may follow at once.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(signal));
  console.log(`Training Portal is ready: ${settings.publicUrl}`);
  const note = networkNote(settings);
  if (note !== null) console.log(note);

  async function end(signal: string): Promise<void> {
    // Ctrl-C reaches a process twice if npm forwards it as well.
    if (isEnding) return;
    isEnding = true;
    // Ctrl-C is for a person at the terminal.
    if (signal === 'SIGINT') console.log('\nTraining Portal stops when running requests are done.');
    else log.info({ signal }, 'stopping');
    portal.leave();
    await wait(1_000 * settings.shutdownGraceSeconds);
    setTimeout(() => portal.refuseOpenRequests(), REQUESTS_MS).unref();
    setTimeout(() => portal.abandonHandlers(), HANDLERS_MS).unref();
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
    try {
      await portal[Symbol.asyncDispose]();
    } catch (error) {
      log.error({ err: error }, 'not everything could be closed');
      process.exitCode = 1;
    }
    // A pending check of a mail server or bucket that does not answer would keep the process running.
    process.exit();
  }
}
