/**
 * The dashboard of this checkout beside that of another one:
 *
 *     npm run bench:versions -- <other checkout>
 *
 * Each round starts both portals again, with new data, and measures one after the other, so that one process that happens
 * to be quick or slow does not decide. Give the folder of this checkout itself to see how far equal code differs. The
 * median over the rounds is printed with the smallest and the largest value.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ratio } from './figures.ts';
import { measure, type Sample } from './measure.ts';
import { startPortal } from './servers/portal.ts';

const MODULES = 9;
const WARM_UP_SECONDS = 2;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '12' },
    seconds: { type: 'string', default: '3' },
  },
});
const [other] = positionals;
if (other === undefined) throw new Error('Give the folder of the other checkout');
const rounds = Number(values.rounds);

const roots = { here: resolve(import.meta.dirname, '../..'), other: resolve(other) };
const samples: Record<keyof typeof roots, Sample[]> = { here: [], other: [] };
const order: (keyof typeof roots)[] = ['here', 'other'];
for (let round = 0; round < rounds; round += 1)
  for (const version of order.reverse()) {
    await using portal = await startPortal({ modules: MODULES, root: roots[version] });
    await measure(portal, WARM_UP_SECONDS);
    const sample = await measure(portal, Number(values.seconds));
    samples[version].push(sample);
    console.log(
      `round ${round + 1}, ${version}: ${sample.cpuMicros.toFixed(1)} µs CPU per request`,
    );
  }

const perSecond = (own: Sample[]) => own.map((sample) => sample.perSecond);
const cpuMicros = (own: Sample[]) => own.map((sample) => sample.cpuMicros);
console.log(
  `requests/s, here / other          ${ratio(perSecond(samples.here), perSecond(samples.other))}\n` +
    `by CPU per request, other / here  ${ratio(cpuMicros(samples.other), cpuMicros(samples.here))}`,
);
