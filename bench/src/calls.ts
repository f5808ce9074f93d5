/**
 * The calls that users make most often, beside bare node:http that sends the same bytes:
 *
 *     npm run bench:calls
 *     npm run bench:calls -- --only rooms --rounds 9
 *
 * In each round every call is measured on the portal and right after it on the bare server. With TEST_ENGINE=postgres and
 * TEST_DATABASE_URL the portal uses PostgreSQL.
 */
import { parseArgs } from 'node:util';
import { makeTestDatabase } from '../../server/src/testing/test-database.ts';
import { median, printTable, ratio } from './figures.ts';
import { type MeasuredServer, measure, type Sample, valuesOf } from './measure.ts';
import { startBareServer } from './servers/bare.ts';
import { startFullPortal } from './servers/full-portal.ts';

const WARM_UP_SECONDS = 1;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
  },
});
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);

await using stack = new AsyncDisposableStack();
const { databaseUrl } = stack.use(await makeTestDatabase());
const { calls } = stack.use(await startFullPortal({ databaseUrl }));

interface Pair {
  readonly name: string;
  readonly bytes: number;
  readonly portal: MeasuredServer;
  readonly bare: MeasuredServer;
  readonly samples: { readonly portal: Sample[]; readonly bare: Sample[] };
}

async function pairOf(name: string, portal: MeasuredServer): Promise<Pair> {
  const response = await fetch(portal.url, { headers: portal.headers });
  const body = await response.text();
  const bare = stack.use(await startBareServer(body));
  return { name, bytes: Buffer.byteLength(body), portal, bare, samples: { portal: [], bare: [] } };
}

const pairs: Pair[] = [];
for (const [name, call] of calls)
  if (name.includes(values.only)) pairs.push(await pairOf(name, call));

for (const { portal, bare } of pairs)
  for (const server of [portal, bare]) await measure(server, WARM_UP_SECONDS);
for (let round = 0; round < rounds; round += 1)
  for (const { portal, bare, samples } of pairs) {
    samples.portal.push(await measure(portal, seconds));
    samples.bare.push(await measure(bare, seconds));
  }

console.log(`${databaseUrl === undefined ? 'SQLite' : 'PostgreSQL'}, ${rounds} rounds`);
const middle = (samples: readonly Sample[], of: keyof Sample) => median(valuesOf(samples, of));
printTable(
  pairs.map(({ name, bytes, samples: { portal, bare } }) => ({
    call: name,
    bytes,
    'requests/s': Math.round(middle(portal, 'perSecond')),
    'p99 ms': middle(portal, 'p99'),
    'CPU µs': Math.round(middle(portal, 'cpuMicros')),
    'bare requests/s': Math.round(middle(bare, 'perSecond')),
    'portal / bare': ratio(valuesOf(portal, 'perSecond'), valuesOf(bare, 'perSecond')),
    'by CPU': ratio(valuesOf(bare, 'cpuMicros'), valuesOf(portal, 'cpuMicros')),
  })),
);
