/**
 * Measures the signed log at three sizes, which it must not depend on: appends with their checkpoint, proofs, reads of the
 * checkpoint and of a tile, without a network:
 *
 *     npm run bench:ledger
 *     npm run bench:ledger -- --engine postgres --sizes 1000,100000
 *
 * The logs are measured in turns. The least of many times is little changed by other load of the machine: those of a longer
 * log may be 1.5 times those of the shortest one. Ends with an error if one is above that.
 */
import { parseArgs } from 'node:util';
import { createLog } from '../../server/src/platform/create-log.ts';
import { readSettings } from '../../server/src/settings.ts';
import { openTestPortal } from '../../server/src/testing/open-test-portal.ts';
import { makeTestFolder } from '../../server/src/testing/test-folder.ts';
import { median, printTable } from './figures.ts';
import { engineNamed } from './kills/installation.ts';
import { fillLog } from './ledger/fill-log.ts';
import { type Operation, operationsOf } from './ledger/operations.ts';
import { startDatabase } from './servers/postgres.ts';

const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'sqlite' },
    sizes: { type: 'string', default: '1000,100000,1000000' },
    times: { type: 'string', default: '200' },
  },
});
const engine = engineNamed(values.engine);
const sizes = values.sizes.split(',').map(Number);
/** The first ones compile queries and code. */
const WARM_UP = 20;
const LIMIT = 1.5;

await using stack = new AsyncDisposableStack();
const logs: { readonly size: number; readonly operations: Record<string, Operation> }[] = [];
for (const size of sizes) {
  const startedAt = performance.now();
  const databaseUrl = engine === 'postgres' ? await startDatabase(stack) : '';
  const env = { DATA_DIR: stack.use(await makeTestFolder()).path, DATABASE_URL: databaseUrl };
  const portal = stack.use(await openTestPortal(readSettings(env), createLog('error')));
  await portal.services.ledger.checkpoint();
  await fillLog(portal.resources.db, size);
  logs.push({ size, operations: operationsOf(portal, size) });
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(0);
  console.log(`${engine}: ${size} leaves filled in ${seconds} s`);
}

const rows: Record<string, string | number>[] = [];
let isFlat = true;
for (const name of Object.keys(logs[0]?.operations ?? {})) {
  const times = logs.map((): number[] => []);
  for (let i = 0; i < WARM_UP + Number(values.times); i += 1)
    for (const [place, { operations }] of logs.entries()) {
      const ms = await operations[name]?.();
      if (i >= WARM_UP && ms !== undefined) times[place]?.push(ms);
    }
  const least = times.map((all) => Math.min(...all));
  const most = Math.max(...least) / (least[0] ?? Number.NaN);
  if (!(most <= LIMIT)) isFlat = false;
  const figures = logs.map(({ size }, place) => {
    const figure = `${least[place]?.toFixed(2)}, ${median(times[place] ?? []).toFixed(2)}`;
    return [`${size} leaves`, figure];
  });
  rows.push({ operation: name, ...Object.fromEntries(figures), ratio: most.toFixed(2) });
}
console.log(
  'Least ms, then median ms; the ratio of the greatest least value to that of the first log',
);
printTable(rows);
if (!isFlat) throw new Error(`The signed log is more than ${LIMIT} times slower when it is longer`);
