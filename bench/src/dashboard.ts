/**
 * Compares the dashboard of a logged-in trainee with its upper limit and with the ordinary way to build it:
 *
 *     npm run bench:dashboard
 *
 * Three servers on the same data: bare node:http that sends the same bytes, the portal, and Express 5 with a signed
 * token and sequential queries. They are measured one after the other in five rounds, so that a slow minute of the
 * machine slows all three. Ratios are medians over the rounds. `npm run bench:versions` compares two versions of the
 * portal.
 */
import { parseArgs } from 'node:util';
import { median, printTable, ratio } from './figures.ts';
import { measure, type Sample } from './measure.ts';
import { startBareServer } from './servers/bare.ts';
import { startOrdinaryServer } from './servers/ordinary.ts';
import { startPortal } from './servers/portal.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    modules: { type: 'string', default: '9' },
  },
});
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);

await using stack = new AsyncDisposableStack();
const portal = stack.use(await startPortal({ modules: Number(values.modules) }));
const answer = await portal.request();
const bare = stack.use(await startBareServer(answer));
const ordinary = stack.use(await startOrdinaryServer(portal));
const servers = { bare, portal, ordinary };
type Name = keyof typeof servers;

if ((await ordinary.request()).length < answer.length / 2)
  throw new Error('The ordinary server answers something else than the portal.');

for (const server of Object.values(servers)) await measure(server, 2);
const samples: Record<Name, Sample[]> = { bare: [], portal: [], ordinary: [] };
// Each round in the reverse order of the one before: a server may profit from what ran just before it.
const order: Name[] = ['bare', 'portal', 'ordinary'];
for (let round = 0; round < rounds; round += 1)
  for (const name of order.reverse()) samples[name].push(await measure(servers[name], seconds));

console.log(`${answer.length} bytes, ${values.modules} modules, ${rounds} rounds of ${seconds} s`);
printTable(
  Object.entries(samples).map(([name, own]) => ({
    server: name,
    'requests/s': Math.round(median(own.map(({ perSecond }) => perSecond))),
    'p99 ms': median(own.map(({ p99 }) => p99)),
    'server CPU µs/request': Math.round(median(own.map(({ cpuMicros }) => cpuMicros))),
  })),
);
const perSecond = (name: Name) => samples[name].map((sample) => sample.perSecond);
const cpu = (name: Name) => samples[name].map((sample) => sample.cpuMicros);
console.log(
  `portal / bare node:http      ${ratio(perSecond('portal'), perSecond('bare'))} (aim: at least 0.35)`,
);
console.log(
  `portal / ordinary Express    ${ratio(perSecond('portal'), perSecond('ordinary'))} (aim: at least 3)`,
);
console.log(
  `by server CPU: bare / portal ${ratio(cpu('bare'), cpu('portal'))}, ordinary / portal ${ratio(cpu('ordinary'), cpu('portal'))}`,
);
