/** The views of an admin that grow with the number of companies and trainees. */
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import { stateOf } from './load.ts';
import { countTraffic } from './traffic.ts';

interface LargeView {
  readonly name: string;
  readonly path: string;
  /** Selector of what is there once its rows are. */
  readonly shown: string;
  /** Whether the browser remembers that the admin chose the list. */
  readonly isList?: boolean;
}

export interface ShownView {
  /** Milliseconds from the request until the frame with the first row. */
  readonly shown: number;
  /** All elements of the page then. */
  readonly elements: number;
  readonly kilobytes: number;
}

const COMPANIES = '/admin/company-modules';
const TRAINEES = '/admin/track-trainee';
const FIRST_ROW = 'tbody tr';

export const VIEWS: readonly LargeView[] = [
  {
    name: 'companies as cards',
    path: COMPANIES,
    shown: '[aria-label="Companies"] li :is(h2, h3)',
  },
  { name: 'companies as a list', path: COMPANIES, shown: FIRST_ROW, isList: true },
  { name: 'reports of all companies', path: '/admin/reports', shown: FIRST_ROW },
  { name: 'trainees', path: TRAINEES, shown: FIRST_ROW },
  { name: 'trainees, page 2,000', path: `${TRAINEES}?page=2000`, shown: FIRST_ROW },
  { name: 'trainees by progress', path: `${TRAINEES}?sort=progress`, shown: FIRST_ROW },
  { name: 'trainees found by a text', path: `${TRAINEES}?search=an`, shown: FIRST_ROW },
];

/** Opens the view in a new desktop window. */
export async function measureView(
  browser: Browser,
  { origin, session, view }: { origin: string; session: Session; view: LargeView },
): Promise<ShownView> {
  const { cookies, origins } = stateOf(origin, session);
  const layout = { name: 'companies-layout', value: view.isList === true ? 'list' : 'cards' };
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    baseURL: origin,
    storageState: {
      cookies,
      origins: origins.map((each) => ({ ...each, localStorage: [...each.localStorage, layout] })),
    },
  });
  try {
    const page = await context.newPage();
    const traffic = await countTraffic(await context.newCDPSession(page));
    await page.addInitScript({ path: join(import.meta.dirname, 'until-shown.js') });
    await page.goto(view.path, { waitUntil: 'commit' });
    const shown = await page.evaluate<number>(`untilShown(${JSON.stringify(view.shown)})`);
    const elements = await page.locator('*').count();
    return { shown, elements, kilobytes: traffic().kilobytes };
  } finally {
    await context.close();
  }
}
