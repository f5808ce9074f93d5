/**
 * Measures the pages by Lighthouse on a simulated phone, beside their limits:
 *
 *     npm run bench:lighthouse -- --rounds 3
 *
 * Lighthouse is no dependency, because its 150 packages would be installed with every checkout: npm fetches this version
 * when the program first runs. The performance is the median of the rounds. Needs the built web app and Chromium, which
 * CHROMIUM_PATH may name, on a machine without other work.
 */
import { parseArgs } from 'node:util';
import { median, printTable } from './figures.ts';
import { runLighthouse, type Scores } from './paint/lighthouse-run.ts';
import { type MeasuredPage, measuredPages } from './paint/pages.ts';
import { startPortal } from './servers/portal.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, page: { type: 'string', default: '' } },
});
const rounds = Number(values.rounds);

await using portal = await startPortal({ modules: 9, hasPosters: true });
const { origin } = new URL(portal.url);

const rows: Record<string, string | number>[] = [];
for (const page of await measuredPages(portal)) {
  if (!page.name.includes(values.page)) continue;
  const runs: Scores[] = [];
  for (let round = 0; round < rounds; round += 1) runs.push(await runLighthouse(origin, page));
  rows.push(summaryOf(page, runs));
}
printTable(rows);
console.log(
  '\nLimits: performance at least 95 for pages of visitors and 90 for others, accessibility 100. ' +
    'Search engines see the pages of visitors only.',
);
for (const each of new Set(rows.map(({ failed }) => failed))) if (each !== '') console.log(each);

function summaryOf(page: MeasuredPage, runs: readonly Scores[]): Record<string, string | number> {
  const middle = (figure: keyof Omit<Scores, 'failed'>) =>
    Math.round(median(runs.map((run) => run[figure])));
  return {
    page: page.name,
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    practices: middle('bestPractices'),
    search: page.session === null ? middle('seo') : '-',
    'first paint ms': middle('firstPaint'),
    'largest ms': middle('largestPaint'),
    'blocked ms': middle('blocked'),
    failed: [...new Set(runs.flatMap(({ failed }) => failed))].join(', '),
  };
}
