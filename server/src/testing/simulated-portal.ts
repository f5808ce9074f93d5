/**
 * A portal in its own process. Its parent can advance its clock by messages, each of which is answered. Its settings
 * are those of the environment; with `SIMULATED_S3` its media are in an S3 service of its own, and with
 * `SIMULATED_WORK` it works in the background.
 */
import { once } from 'node:events';
import { join } from 'node:path';
import { buildPortal } from '../app.ts';
import { ensureFirstAdmin } from '../first-admin.ts';
import { openResources } from '../open-resources.ts';
import { createLog } from '../platform/create-log.ts';
import { startS3TestService } from '../platform/media/s3-test-service.ts';
import { readSettings } from '../settings.ts';
import type { Simulated } from './simulated.ts';

let ahead = 0;
const folder = String(process.env['DATA_DIR']);
const s3 =
  process.env['SIMULATED_S3'] === undefined ? null : await startS3TestService(join(folder, 's3'));
const settings = readSettings({ ...process.env, ...(s3 && { S3_URL: s3.url }) });
const log = createLog(settings.logLevel);
const resources = await openResources(settings, log, () => Date.now() + ahead);
const { app, services, deliverMails } = await buildPortal(resources, settings);
await ensureFirstAdmin(services.accounts, settings);

process.on('message', async (simulated: Simulated) => {
  ahead += simulated.advanceMs ?? 0;
  if (simulated.refuseS3Read) s3?.refuseNextRead();
  if (simulated.deliverMails) await deliverMails();
  process.send?.('done');
});
const ending = new AbortController();
const working = process.env['SIMULATED_WORK'] && services.tasks.run(ending.signal);
await app.listen({ host: settings.host, port: settings.port });
process.send?.('ready');

await once(process, 'disconnect');
ending.abort();
await working;
await app.close();
await resources[Symbol.asyncDispose]();
await s3?.close();
process.exit();
