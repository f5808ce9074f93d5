/**
 * Measures how soon a page can be read and used on a phone, beside its aims:
 *
 *     npm run bench:first-paint
 *     npm run bench:first-paint -- --line phone      (only the line whose name contains "phone")
 *
 * Each page is loaded without a cache in a new browser, in several rounds: on a slow line (400 ms, 50 kB/s), and on a
 * line of 1.6 Mbit/s with a processor four times slower than this one, as Lighthouse assumes. The figures are the
 * browser's own, medians over the rounds; the shift is the worst. The interaction is the INP: of each load the slowest
 * answer to a key or click, and of these the one that three quarters of the loads stay below; the worst is printed with
 * its event and element. The last row is a page with one button that does nothing: what this machine and browser need for
 * any answer. Needs the built web app and Chromium, which CHROMIUM_PATH may name, on a machine without other work.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { median, printTable, quantile } from './figures.ts';
import { CHROMIUM } from './paint/chromium.ts';
import { type Conditions, type Load, loadPage } from './paint/load.ts';
import { type MeasuredPage, measuredPages } from './paint/pages.ts';
import { startPortal } from './servers/portal.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, line: { type: 'string', default: '' } },
});
const rounds = Number(values.rounds);

const LINES: Readonly<Record<string, Conditions>> = {
  'slow line': { latencyMs: 400, bytesPerSecond: 50_000, cpuSlowdown: 1 },
  'phone, CPU ÷ 4': { latencyMs: 150, bytesPerSecond: 200_000, cpuSlowdown: 4 },
};

const ONE_BUTTON: MeasuredPage = {
  name: 'one button',
  path: '/one-button',
  session: null,
  usable: ['button', /^No theme$/],
  html: '<!doctype html><meta name="viewport" content="width=device-width"><button>No theme</button>',
};

await using stack = new AsyncDisposableStack();
const portal = stack.use(await startPortal({ modules: 9, hasPosters: true }));
const { origin } = new URL(portal.url);
const browser = stack.use(await chromium.launch(CHROMIUM));

for (const [line, conditions] of Object.entries(LINES)) {
  if (!line.includes(values.line)) continue;
  console.log(`\n${line}: ${conditions.latencyMs} ms, ${conditions.bytesPerSecond / 1000} kB/s`);
  const rows: Record<string, string | number>[] = [];
  for (const page of [...(await measuredPages(portal)), ONE_BUTTON]) {
    const loads: Load[] = [];
    for (let round = 0; round < rounds; round += 1)
      loads.push(await loadPage(browser, { origin, page, conditions }));
    rows.push({ page: page.name, ...summaryOf(loads) });
  }
  printTable(rows);
}
console.log(
  '\nAims: readable at most 3000 ms on the slow line, shift at most 0.01, interaction at most 80 ms',
);

function summaryOf(loads: readonly Load[]): Record<string, string | number> {
  const middle = (figure: Exclude<keyof Load, 'slowest'>) =>
    Math.round(median(loads.map((load) => load[figure])));
  const worst = loads.toSorted((a, b) => a.interaction - b.interaction).at(-1);
  return {
    'readable ms': middle('readable'),
    'largest ms': middle('largest'),
    'usable ms': middle('usable'),
    shift: Math.max(...loads.map(({ shift }) => shift)).toFixed(3),
    'interaction ms': quantile(
      loads.map(({ interaction }) => interaction),
      0.75,
    ),
    'worst ms': worst?.interaction ?? 0,
    worst: worst?.slowest ?? '',
    files: middle('files'),
    kB: middle('kilobytes'),
  };
}
