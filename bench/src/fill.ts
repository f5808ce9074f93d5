/**
 * Fills an empty portal with a large installation: 500 companies, 100,000 trainees, 900,000 rows of progress, 200 groups
 * in the largest company, three limited admins, and a quiz with 1,000,000 answers.
 *
 *     DATA_DIR=/tmp/large npm run bench:fill
 *     DATA_DIR=/tmp/large DATABASE_URL=postgres://… npm run bench:fill -- --seed 7
 *
 * One company with rules, whose 40 modules come due and expire:
 *
 *     DATA_DIR=/tmp/ruled npm run bench:fill -- --companies 1 --modules 40 --rules --answers 0
 *
 * The same company in which all have completed their training, and have a certificate (`--stage failed-last`: all failed their
 * last module by one answer):
 *
 *     DATA_DIR=/tmp/certified npm run bench:fill -- --companies 1 --answers 0 --rules --stage completed
 *
 * Then start the portal with the same variables, or measure it: `npm run bench:scale`, which first waits for the summaries
 * of the quiz (none with `--answers 0`).
 */
import { constants } from 'node:fs';
import { copyFile, mkdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pino from 'pino';
import { createServices } from '../../server/src/app.ts';
import { COMMAND_LINE } from '../../server/src/features/activity/service.ts';
import { openResources } from '../../server/src/open-resources.ts';
import { readSettings } from '../../server/src/settings.ts';
import { ADMIN, PASSWORD } from './scale/accounts.ts';
import { certifyAll } from './scale/certificate-rows.ts';
import { fillDatabase } from './scale/fill-database.ts';
import type { Stage } from './scale/learning-rows.ts';
import { addLimitedAdmins } from './scale/limited-admins.ts';
import { createRandom, type Random } from './scale/random.ts';
import { refreshStatistics } from './scale/statistics.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    companies: { type: 'string', default: '500' },
    trainees: { type: 'string', default: '100000' },
    modules: { type: 'string', default: '9' },
    rules: { type: 'boolean', default: false },
    stage: { type: 'string', default: 'mixed' },
    answers: { type: 'string', default: '1000000' },
  },
});

const LANE = { address: 'fill', account: '', isTrusted: true };
const CLIP = resolve(import.meta.dirname, '../../fixtures/clips/intro-4s.mp4');

const started = performance.now();
const settings = readSettings();
await using resources = await openResources(settings, pino({ level: 'warn' }));
const { accounts, learning } = createServices(resources, settings);
if (await accounts.hasAdmin()) throw new Error('This portal has users already: name an empty one.');
await accounts.createAdmin(COMMAND_LINE, ADMIN);
const random = createRandom(Number(values.seed));
const counts = await fillDatabase({
  db: resources.db,
  random,
  size: {
    companies: Number(values.companies),
    trainees: Number(values.trainees),
    modules: Number(values.modules),
    hasRules: values.rules,
    stage: stageNamed(values.stage),
    helpRequests: Math.ceil(Number(values.trainees) / 5),
    answers: Number(values.answers),
  },
  passwordHash: await resources.passwords.hash(PASSWORD, LANE),
  storeClip: await clipKeeper(join(settings.dataDir, 'media'), random),
});
if (values.stage === 'completed') await certifyAll(resources.db, learning);
await addLimitedAdmins(resources.db, accounts);
await refreshStatistics(resources.db);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`seed ${values.seed}, ${resources.engine}, ${seconds} s: ${JSON.stringify(counts)}`);
console.log(`Password of all accounts: ${PASSWORD}; admin: ${ADMIN.email}`);

function stageNamed(name: string): Stage {
  if (name !== 'mixed' && name !== 'completed' && name !== 'failed-last')
    throw new Error(`There is no stage ${name}`);
  return name;
}

async function clipKeeper(folder: string, chance: Random) {
  await mkdir(folder, { recursive: true });
  const { size: bytes } = await stat(CLIP);
  const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
  return async () => {
    const key = `${Array.from({ length: 22 }, () => chance.pick([...letters])).join('')}.mp4`;
    await copyFile(CLIP, join(folder, key), constants.COPYFILE_FICLONE);
    return { key, bytes };
  };
}
