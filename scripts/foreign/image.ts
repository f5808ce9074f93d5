/**
 * Builds the image and runs it from its unpacked root, in a chroot with a read-only root and as a user without rights.
 * The argument is the path of buildah.
 */
import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { chownSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { send } from '../../bench/src/servers/send.ts';
import { createCompany } from '../../contract/src/companies.ts';
import { logInAsAdmin } from '../../contract/src/log-in.ts';
import { DEMO_ADMIN } from '../../server/src/cli/demo/content/conversations.ts';
import { PASSWORD } from '../../server/src/cli/demo/people.ts';
import { freePort } from '../../server/src/testing/free-port.ts';
import { makeTestFolder } from '../../server/src/testing/test-folder.ts';
import { packageManifest } from '../release/manifest.mjs';
import { ensurePortalBuilt } from '../set-up/build.mjs';
import { inRoot } from '../set-up/paths.mjs';
import { buildImage, imageObstacle, makeMountPoints, sizeOfImage } from './image/build-image.ts';
import { startInImage } from './image/run-image.ts';

const LIMIT_BYTES = 200_000_000;
/** Not the user of the image: any user may run it on a volume of its own. */
const USER_ID = 12_345;
const LOGO = inRoot('fixtures', 'logos', 'brightwater-foods.png');
/** Reads its own root certificates, and tries to write beside the volume. */
const LOOK = `
const { getCACertificates } = require('node:tls');
try { require('node:fs').writeFileSync('/tmp/file', ''); } catch (error) { console.log(error.code); }
console.log(process.getuid(), getCACertificates('system').length > 100, new Date(0).toString());
`;

const obstacle = imageObstacle();
if (obstacle === undefined) await tryImage();
else console.log(`skipped: ${obstacle}`);

async function tryImage(): Promise<void> {
  await ensurePortalBuilt();
  await using folder = await makeTestFolder();
  const image = await buildImage(folder.path);
  const bytes = sizeOfImage(image);
  console.log(`The image: ${(bytes / 1e6).toFixed(1)} MB`);
  ok(bytes <= LIMIT_BYTES, `at most ${LIMIT_BYTES} bytes`);
  equal(image.config.User, '1000:1000');
  equal(statSync(join(image.root, 'data')).uid, 1000);
  makeMountPoints(image);

  const data = join(folder.path, 'volume');
  mkdirSync(data);
  chownSync(data, USER_ID, USER_ID);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const placed = { data, userId: USER_ID, env: { PORT: String(port), PUBLIC_URL: origin } };
  const run = async (program: string[], env: Record<string, string> = {}) => {
    const { ended, said } = startInImage(
      image,
      { ...placed, env: { ...placed.env, ...env } },
      program,
    );
    return { code: await ended, said: said() };
  };
  const command = (...args: string[]) => run([...image.config.Entrypoint, ...args]);
  const isHealthy = async () => (await run(image.config.Healthcheck.Test.slice(1))).code === 0;

  deepEqual(await command('version'), { code: 0, said: `${packageManifest().version}\n` });
  match(
    (await run(['node', '-e', LOOK], { TZ: 'Europe/Berlin' })).said,
    new RegExp(`^EROFS\n${USER_ID} true Thu Jan 01 1970 01:00:00 `),
  );
  equal(await isHealthy(), false);

  const demo = startInImage(image, placed, [...image.config.Entrypoint, 'demo']);
  try {
    await demo.until('Training Portal is ready');
    equal(await isHealthy(), true);
    await tryPortal(origin, data);
    const backup = await command('backup', '/data/backups/one');
    equal(backup.code, 0, backup.said);
    demo.child.kill(image.config.StopSignal);
    equal(await demo.ended, 0, demo.said());
  } finally {
    demo.child.kill('SIGKILL');
  }

  const again = startInImage(image, placed);
  try {
    await again.until('Training Portal is ready');
    equal((await fetch(`${origin}/readyz`)).status, 200);
    again.child.kill(image.config.StopSignal);
    equal(await again.ended, 0, again.said());
  } finally {
    again.child.kill('SIGKILL');
  }
}

/** Signs in, uploads a picture, and reads a page, the picture, and a certificate. */
async function tryPortal(origin: string, data: string): Promise<void> {
  const body = { email: DEMO_ADMIN, password: PASSWORD };
  const { token } = await send<{ token: string }>(origin, 'POST', logInAsAdmin.path, { body });
  const form = new FormData();
  form.append('name', 'Company with a logo');
  form.append('logo', new File([readFileSync(LOGO)], 'logo.png'));
  const { method, path } = createCompany;
  const { logo } = await send<{ logo: string }>(origin, method, path, { token, form });
  const get = async (address: string, type: RegExp) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(new URL(address, origin), { headers });
    equal(answer.status, 200, address);
    match(answer.headers.get('content-type') ?? '', type, address);
    return Buffer.from(await answer.arrayBuffer());
  };
  await get(`/api/uploads/${logo}`, /^image\//);
  await get('/login/admin', /^text\/html/);
  using database = new DatabaseSync(join(data, 'portal.sqlite'), { readOnly: true });
  const { code } = database.prepare('select code from certificates limit 1').get() as {
    code: string;
  };
  ok(
    (await get(`/api/certificates/${code}/pdf`, /^application\/pdf/))
      .subarray(0, 5)
      .equals(Buffer.from('%PDF-')),
  );
  match((await get(`/verify/${code}`, /^text\/html/)).toString(), /<h1/);
}
