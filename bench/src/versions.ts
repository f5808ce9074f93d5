/**
 * The calls that users make most often, beside those of another checkout:
 *
 *     npm run bench:versions -- <other checkout>
 *     npm run bench:versions -- <other checkout> --only dashboard --rounds 12
 *
 * Each round starts both portals again, with new data, and measures one after the other, so that one process that happens
 * to be quick or slow does not decide. Give the folder of this checkout itself to see how far equal code differs. The
 * medians over the rounds are printed, and the ratios also with the smallest and the largest value.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { median, printTable, ratio } from './figures.ts';
import { measure, type Sample, valuesOf } from './measure.ts';
import { startFullPortal } from './servers/full-portal.ts';

const WARM_UP_SECONDS = 1;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    only: { type: 'string', default: '' },
  },
});
const [other] = positionals;
if (other === undefined) throw new Error('Give the folder of the other checkout');

const roots = { here: resolve(import.meta.dirname, '../..'), other: resolve(other) };
type Version = keyof typeof roots;
/** By the name of the call. */
const samples = new Map<string, Record<Version, Sample[]>>();
const order: Version[] = ['here', 'other'];
for (let round = 0; round < Number(values.rounds); round += 1)
  for (const version of order.reverse()) await measureAll(version);

const middle = (own: readonly Sample[], of: keyof Sample) => Math.round(median(valuesOf(own, of)));
printTable(
  [...samples].map(([call, own]) => ({
    call,
    'requests/s here': middle(own.here, 'perSecond'),
    other: middle(own.other, 'perSecond'),
    'here / other': ratio(valuesOf(own.here, 'perSecond'), valuesOf(own.other, 'perSecond')),
    'CPU µs here': middle(own.here, 'cpuMicros'),
    'CPU µs other': middle(own.other, 'cpuMicros'),
    'other / here': ratio(valuesOf(own.other, 'cpuMicros'), valuesOf(own.here, 'cpuMicros')),
  })),
);

async function measureAll(version: Version): Promise<void> {
  await using full = await startFullPortal({ root: roots[version] });
  for (const [name, call] of full.calls) {
    if (!name.includes(values.only)) continue;
    const own = samples.get(name) ?? { here: [], other: [] };
    samples.set(name, own);
    await measure(call, WARM_UP_SECONDS);
    own[version].push(await measure(call, Number(values.seconds)));
  }
}
