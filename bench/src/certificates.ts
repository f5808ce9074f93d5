/**
 * Measures certificates in a portal without a network: what issuing adds to the last pass of a training, whether the check
 * of a code takes as long for one that does not exist, and the drawing of PDFs:
 *
 *     npm run bench:certificates
 *     npm run bench:certificates -- --engine postgres --people 300
 *     npm run bench:certificates -- --only PDF
 *
 * The least of many times is little changed by other load of the machine. Long lists are measured by `bench:scale`, work in
 * the background and ZIPs by `bench:background -- --certificates`.
 */
import { parseArgs } from 'node:util';
import { createLog } from '../../server/src/platform/create-log.ts';
import { readSettings } from '../../server/src/settings.ts';
import { openTestPortal } from '../../server/src/testing/open-test-portal.ts';
import { makeTestFolder } from '../../server/src/testing/test-folder.ts';
import { measureChecks } from './certificates/checking.ts';
import { fillNearlyCompleted, measureIssuing } from './certificates/issuing.ts';
import { measurePrinting } from './certificates/printing.ts';
import { printTable } from './figures.ts';
import { engineNamed } from './kills/installation.ts';
import { startDatabase } from './servers/postgres.ts';

const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'sqlite' },
    people: { type: 'string', default: '300' },
    only: { type: 'string', default: '' },
  },
});
const MODULES = [9, 20];
const engine = engineNamed(values.engine);
const people = Number(values.people);
const isWanted = (part: string) => part.includes(values.only);

async function openPortal(stack: AsyncDisposableStack) {
  const { path } = stack.use(await makeTestFolder());
  const databaseUrl = engine === 'postgres' ? await startDatabase(stack) : '';
  const env = { DATA_DIR: path, DATABASE_URL: databaseUrl, PUBLIC_URL: 'http://portal.test' };
  return stack.use(await openTestPortal(readSettings(env), createLog('error')));
}

for (const modules of isWanted('issuing') ? MODULES : []) {
  await using stack = new AsyncDisposableStack();
  const portal = await openPortal(stack);
  await fillNearlyCompleted(portal.resources.db, { people, modules });
  console.log(`${engine}, ${people} people, ${modules} modules with rules: a last pass`);
  printTable(await measureIssuing(portal));
}
if (isWanted('checks')) {
  await using stack = new AsyncDisposableStack();
  const portal = await openPortal(stack);
  await fillNearlyCompleted(portal.resources.db, { people, modules: 9 });
  await measureIssuing(portal);
  console.log(`${engine}, ${people} certificates: checks of a code`);
  printTable(await measureChecks(portal));
}
if (isWanted('PDF')) {
  console.log('PDFs of 12 modules');
  printTable(await measurePrinting());
}
