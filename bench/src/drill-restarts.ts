/**
 * Restarts three processes behind nginx in turn, as a rolling update does, while users read, send and upload, and counts
 * the requests that fail:
 *
 *     npm run drill:restarts -- --restarts 20 --rate 500
 *     npm run drill:restarts -- --package release/training-portal-<version>.tgz
 *     npm run drill:restarts -- --image              (as root: builds it, and runs its unpacked root in a chroot)
 *
 * Starts PostgreSQL, Redis, a bucket and nginx by itself, and installs them from Debian's packages if it may. Ends with an
 * error if a request failed, or a message that was acknowledged is missing.
 */
import { parseArgs } from 'node:util';
import { NEEDS, provision } from '../../scripts/test/provision.mjs';
import { startPostgres, startRedis } from '../../scripts/test/servers.mjs';
import { startS3TestService } from '../../server/src/platform/media/s3-test-service.ts';
import { freePort } from '../../server/src/testing/free-port.ts';
import { startNginx } from '../../server/src/testing/nginx.ts';
import { makeTestFolder } from '../../server/src/testing/test-folder.ts';
import { chooseProgram } from './servers/chosen-program.ts';
import { startLoad } from './servers/load.ts';
import { type PortalProcess, startPortalProcess } from './servers/portal-process.ts';

const { values } = parseArgs({
  options: {
    restarts: { type: 'string', default: '20' },
    /** Requests in a second. */
    rate: { type: 'string', default: '500' },
    /** The path of a package, which runs instead of this clone. */
    package: { type: 'string' },
    image: { type: 'boolean', default: false },
  },
});
const PROCESSES = 3;

await provision([NEEDS.postgres, NEEDS.redis, NEEDS.nginx]);
const [postgres, redis] = [NEEDS.postgres.find(), NEEDS.redis.find()];
if (postgres === undefined || redis === undefined)
  throw new Error('PostgreSQL or Redis is missing');

await using stack = new AsyncDisposableStack();
const program = await chooseProgram(values, stack);
const database = await startPostgres(postgres);
stack.defer(() => database.stop());
const bus = await startRedis(redis);
stack.defer(() => bus.stop());
const bucket = await startS3TestService(stack.use(await makeTestFolder()).path);
stack.defer(() => bucket.close());
const env = {
  DATABASE_URL: database.url,
  REDIS_URL: bus.url,
  S3_URL: bucket.url,
  TRUST_PROXY: '127.0.0.1',
};
const processes: PortalProcess[] = [];
for (let i = 0; i < PROCESSES; i += 1)
  processes.push(stack.use(await startPortalProcess(env, program)));
const origin = await startBalancer(processes.map((portal) => new URL(portal.origin).host));

const load = await startLoad(origin, Number(values.rate));
const stops: number[] = [];
for (let restart = 0; restart < Number(values.restarts); restart += 1) {
  const portal = processes[restart % PROCESSES];
  const began = performance.now();
  await portal?.stop();
  stops.push(performance.now() - began);
  await portal?.start();
}
const { counts, failures, lost } = await load.end();

const longest = Math.round(Math.max(...stops));
console.log(`${values.restarts} restarts, the longest stop took ${longest} ms.`);
console.log(`${counts.reads} reads, ${counts.messages} messages, ${counts.uploads} uploads:`);
console.log(`${failures.length} failed, ${lost} acknowledged messages missing.`);
for (const failure of new Set(failures)) console.log(`  ${failure}`);
process.exitCode = failures.length === 0 && lost === 0 ? 0 : 1;

/** nginx with the upstream that docs/operations.md shows for several processes. */
async function startBalancer(hosts: readonly string[]): Promise<string> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const servers = hosts.map((host) => `server ${host} max_fails=0;`).join('\n');
  const http = `upstream portal { ${servers}\nkeepalive 64; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://portal;
      proxy_http_version 1.1;
      proxy_set_header Connection '';
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_request_buffering off;
    }
  }`;
  const { path } = stack.use(await makeTestFolder());
  await startNginx({ folder: path, http, url: `${url}/healthz` }, stack);
  return url;
}
