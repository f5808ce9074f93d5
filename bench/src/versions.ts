/**
 * The dashboard of this checkout beside that of another one:
 *
 *     npm run bench:versions -- <other checkout>
 *
 * Each round starts both portals again, with new data, and measures one after the other. Two processes of the same code
 * differ by up to 15 % for as long as they run, so that rounds within one process say nothing about the code: give the
 * folder of this checkout itself to see that. The median over the rounds and its spread are printed.
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

const samples: Record<'here' | 'other', Sample[]> = { here: [], other: [] };
for (let round = 0; round < rounds; round += 1) {
  const order = round % 2 === 0 ? (['here', 'other'] as const) : (['other', 'here'] as const);
  for (const version of order) {
    await using portal = await startPortal({
      modules: MODULES,
      ...(version === 'other' ? { root: resolve(other) } : {}),
    });
    await measure(portal, WARM_UP_SECONDS);
    samples[version].push(await measure(portal, Number(values.seconds)));
  }
  const [here, there] = [samples.here.at(-1), samples.other.at(-1)];
  console.log(
    `round ${round + 1}: CPU ${here?.cpuMicros.toFixed(1)} µs here, ${there?.cpuMicros.toFixed(1)} µs in the other`,
  );
}

const perSecond = (version: Sample[]) => version.map((sample) => sample.perSecond);
const cpuMicros = (version: Sample[]) => version.map((sample) => sample.cpuMicros);
console.log(
  `requests/s, here / other          ${ratio(perSecond(samples.here), perSecond(samples.other))}\n` +
    `by CPU per request, other / here  ${ratio(cpuMicros(samples.other), cpuMicros(samples.here))}`,
);
