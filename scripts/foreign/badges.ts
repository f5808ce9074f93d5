/** A Python program verifies the badges of a real portal over HTTP. The argument is the path of Python. */
import { deepEqual } from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { withdrawCertificate } from '../../contract/src/certificates.ts';
import { certify } from '../../server/src/features/certificates/testing/certify.ts';
import { createLog } from '../../server/src/platform/create-log.ts';
import { readSettings } from '../../server/src/settings.ts';
import {
  makeCompany,
  makeTrainee,
  signInAdmin,
  succeeded,
} from '../../server/src/testing/factories.ts';
import { freePort } from '../../server/src/testing/free-port.ts';
import { openTestPortal } from '../../server/src/testing/open-test-portal.ts';
import { makeTestFolder } from '../../server/src/testing/test-folder.ts';

const COMPANY = 'السلامة من الحرائق – Łódź 東京';
const NAMES = ['Олександра Ґалаґан', 'Zoe “Zo” O’Neil', 'محمد علي الحسيني'];

const [python = ''] = process.argv.slice(2);

// The portal has to listen where its badges say that it does.
const port = await freePort();
const publicUrl = `http://127.0.0.1:${port}`;
await using folder = await makeTestFolder();
const settings = readSettings({ DATA_DIR: join(folder.path, 'data'), PUBLIC_URL: publicUrl });
await using portal = await openTestPortal(settings, createLog('silent'));
await portal.app.listen({ host: '127.0.0.1', port });

/** Not synchronous, because this process answers the program. */
async function readByPython(urls: readonly string[]): Promise<unknown> {
  const program = join(import.meta.dirname, 'read_badges.py');
  const { stdout } = await promisify(execFile)(python, [program, ...urls]);
  return JSON.parse(stdout);
}

const admin = await signInAdmin(portal);
const company = await makeCompany(portal, COMPANY);
const codes: string[] = [];
for (const name of NAMES) {
  const { user } = await makeTrainee(portal, { companyName: company.name, name });
  codes.push((await certify(portal, { userId: user.id, companyId: company.id })).code);
}
const urls = codes.map((code) => `${publicUrl}/api/certificates/${code}/badge`);

const expected = (withdrawn: number | null) =>
  NAMES.map((name, place) => ({
    mediaType: 'application/vc+jwt',
    typ: 'JWT',
    id: urls[place],
    title: `Training at ${COMPANY}`,
    company: COMPANY,
    name,
    isForgeryRefused: true,
    isRevoked: place === withdrawn,
  }));

deepEqual(await readByPython(urls), expected(null));
const params = { code: codes[1] ?? '' };
const body = { reason: 'Completed by another person' };
succeeded(await admin.call(withdrawCertificate, { params, body }));
deepEqual(await readByPython(urls), expected(1));
