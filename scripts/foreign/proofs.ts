/**
 * The packages `note` and `tlog` of the Go project verify the proofs of a real portal, and compare checkpoints that were
 * taken while its log grew. The argument is the path of Go.
 */
import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LEAF_KINDS } from '../../contract/src/proof/leaf.ts';
import { certify } from '../../server/src/features/certificates/testing/certify.ts';
import { createLog } from '../../server/src/platform/create-log.ts';
import { readSettings } from '../../server/src/settings.ts';
import { makeCompany, makeTrainee } from '../../server/src/testing/factories.ts';
import { openTestPortal } from '../../server/src/testing/open-test-portal.ts';
import { makeTestFolder } from '../../server/src/testing/test-folder.ts';
import { buildGoProgram } from './verify-proofs.ts';

const CHECKPOINTS = 200;
/** More leaves than a tile has. */
const CERTIFICATES_EACH = 2;
/** Names with all that JSON escapes, and letters in several encodings. */
const NAMES = [
  'Zoe "Zo" Ahn',
  'Back\\slash / Slash',
  '<b>Łucja</b> & Żółć',
  'محمد علي الحسيني',
  '東京 食品',
  'Family 👩‍👩‍👧 Name',
];
const COMPANY = 'Smith & Sons "Ltd." \\ السلامة';

const [go = ''] = process.argv.slice(2);
await using folder = await makeTestFolder();
const settings = readSettings({ DATA_DIR: join(folder.path, 'data') });
await using portal = await openTestPortal(settings, createLog('silent'));
const company = await makeCompany(portal, COMPANY);
const people: { id: number; name: string }[] = [];
for (const name of NAMES)
  people.push((await makeTrainee(portal, { companyName: company.name, name })).user);

/** Each request comes from another address, because an address may not ask as often. */
let requests = 0;
async function get(url: string): Promise<string> {
  requests += 1;
  const remoteAddress = `10.0.${requests >> 8}.${requests & 255}`;
  const answer = await portal.inject({ method: 'GET', url, remoteAddress });
  equal(answer.status, 200, `${url}: ${answer.raw}`);
  return answer.raw;
}

const [proofs, changed, checkpoints] = ['proofs', 'changed', 'checkpoints'].map((name) =>
  join(folder.path, name),
) as [string, string, string];
for (const path of [proofs, changed, checkpoints]) await mkdir(path);
const names = new Map<string, string>();

for (let i = 0; i < CHECKPOINTS; i += 1) {
  const number = String(i).padStart(3, '0');
  const { id: userId, name } = people[i % people.length] ?? { id: 0, name: '' };
  let code = '';
  for (let j = 0; j < CERTIFICATES_EACH; j += 1)
    ({ code } = await certify(portal, { userId, companyId: company.id }));
  const file = `${number}.tlog-proof`;
  names.set(file, name);
  await writeFile(join(proofs, file), await get(`/api/certificates/${code}/proof`));
  await writeFile(join(checkpoints, `${number}.checkpoint`), await get('/log/checkpoint'));
}

const program = await buildGoProgram({ go, folder: folder.path, keys: await get('/log/key') });
const verdicts = program.verify(proofs);
equal(verdicts.length, CHECKPOINTS);
for (const { file, proven, reason, kind, fields, hidden } of verdicts) {
  ok(proven, `${file}: ${reason}`);
  equal(kind, LEAF_KINDS.certificateIssued);
  const facts = new Map(fields);
  deepEqual([facts.get('name'), facts.get('company')], [names.get(file), COMPANY]);
  ok(hidden > 0 && !facts.has('facts'));
}

// The name of another person in its only revealed place.
const [first = ''] = names.keys();
const proof = await get(`/api/certificates/${new Map(verdicts[0]?.fields).get('code')}/proof`);
const [head = '', extra = '', ...rest] = proof.split('\n');
const text = Buffer.from(extra.replace('extra ', ''), 'base64').toString();
const forged = Buffer.from(text.replace('Ahn', 'Ann')).toString('base64');
await writeFile(join(changed, first), [head, `extra ${forged}`, ...rest].join('\n'));
const [refused] = program.verify(changed);
match(refused?.reason ?? '', /^name has not this value$/);

await portal.app.listen({ host: '127.0.0.1', port: 0 });
const { port } = portal.app.server.address() as { port: number };
const said = await program.compare(checkpoints, `http://127.0.0.1:${port}`);
// With the published checkpoint, which is the last one once more.
const all = CHECKPOINTS + 1;
match(said, new RegExp(`^${all} checkpoints, ${(all * (all - 1)) / 2} pairs consistent, `));
