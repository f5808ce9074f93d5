/**
 * Measures how soon admins see what they came for on an installation that `npm run bench:fill` has filled, with the same
 * variables:
 *
 *     DATA_DIR=/tmp/large npm run bench:first-view
 *
 * Each view is opened in a desktop window without a cache, in several rounds on this machine's own speed: the time until
 * its rows are shown, and the elements and kilobytes it took. Ends with an error where the median is over the aim. Needs
 * the built web app and Chromium, which CHROMIUM_PATH may name.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import { median, printTable } from './figures.ts';
import { CHROMIUM } from './paint/chromium.ts';
import { measureView, type ShownView, VIEWS } from './paint/large-views.ts';
import { ADMIN } from './scale/accounts.ts';
import { startChildServer } from './servers/child-server.ts';
import { MAIN } from './servers/main-program.ts';
import { send } from './servers/send.ts';

const AIM_MS = 1_000;
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });

await using stack = new AsyncDisposableStack();
const server = stack.use(
  await startChildServer({
    script: MAIN,
    env: { LOG_LEVEL: 'warn' },
    path: '/',
    headers: {},
  }),
);
const { origin } = new URL(server.url);
const session = await send<Session>(origin, 'POST', '/auth/admin/login', { body: ADMIN });
const browser = stack.use(await chromium.launch(CHROMIUM));

const rows: Record<string, string | number>[] = [];
for (const view of VIEWS) {
  const found: ShownView[] = [];
  for (let round = 0; round < Number(values.rounds); round += 1)
    found.push(await measureView(browser, { origin, session, view }));
  const shown = found.map((each) => each.shown);
  rows.push({
    view: view.name,
    'shown ms': Math.round(median(shown)),
    'least–greatest': `${Math.round(Math.min(...shown))}–${Math.round(Math.max(...shown))}`,
    elements: Math.max(...found.map((each) => each.elements)),
    kB: Math.round(median(found.map((each) => each.kilobytes))),
    verdict: median(shown) > AIM_MS ? `OVER ${AIM_MS}` : '',
  });
}
printTable(rows);
if (rows.some(({ verdict }) => verdict !== '')) process.exitCode = 1;
