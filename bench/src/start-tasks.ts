/**
 * How long the tasks of a page's start keep the processor busy, alone or beside other checkouts:
 *
 *     npm run bench:start-tasks
 *     npm run bench:start-tasks -- <other checkout>...
 *
 * Each page is loaded in a new browser at this machine's own speed; the checkouts take turns. Printed are processor times
 * of the page's main thread at a processor four times slower, medians over the rounds: the sum of what each task takes over
 * 50 ms, the longest task, and all tasks. Unlike elapsed times, as Lighthouse has them, they depend little on other work
 * of the machine. Needs the built web app of each checkout and Chromium, which CHROMIUM_PATH may name.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { median, printTable } from './figures.ts';
import { measuredPages } from './paint/pages.ts';
import { measureStart, type Start } from './paint/start-tasks.ts';
import { startPortal } from './servers/portal.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '6' }, page: { type: 'string', default: '' } },
});
const roots = new Map([
  ['here', resolve(import.meta.dirname, '../..')],
  ...positionals.map((folder) => [folder, resolve(folder)] as const),
]);

await using stack = new AsyncDisposableStack();
const measured: {
  version: string;
  name: string;
  measure: () => Promise<Start>;
  starts: Start[];
}[] = [];
for (const [version, root] of roots) {
  const portal = stack.use(await startPortal({ modules: 9, hasPosters: true, root }));
  const { origin } = new URL(portal.url);
  for (const page of await measuredPages(portal))
    if (page.name.includes(values.page))
      measured.push({
        version,
        name: page.name,
        measure: () => measureStart(origin, page),
        starts: [],
      });
}
for (let round = 0; round < Number(values.rounds); round += 1)
  for (const { measure, starts } of measured) starts.push(await measure());

const middle = (starts: readonly Start[], figure: keyof Start) =>
  Math.round(median(starts.map((start) => start[figure])));
printTable(
  measured
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ version, name, starts }) => ({
      page: name,
      version,
      'over 50 ms': middle(starts, 'blocked'),
      'longest ms': middle(starts, 'longest'),
      'all ms': middle(starts, 'all'),
    })),
);
