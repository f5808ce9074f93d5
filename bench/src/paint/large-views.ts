/** The views of an admin that grow with the number of companies and trainees. */
import type { Browser, Locator, Page } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import { stateOf } from './load.ts';
import { countTraffic } from './traffic.ts';

interface LargeView {
  readonly name: string;
  readonly path: string;
  /** Shown once its rows are. */
  readonly shown: (page: Page) => Locator;
  /** Whether the browser remembers that the admin chose the list. */
  readonly isList?: boolean;
}

export interface ShownView {
  /** Milliseconds from the request until the first row is shown. */
  readonly shown: number;
  /** All elements of the page then. */
  readonly elements: number;
  readonly kilobytes: number;
}

const COMPANIES = '/admin/company-modules';
const TRAINEES = '/admin/track-trainee';
const firstRow = (table: string) => (page: Page) =>
  page.getByRole('table', { name: table }).getByRole('row').nth(1);
const firstTrainee = firstRow('Trainees and their progress');

export const VIEWS: readonly LargeView[] = [
  {
    name: 'companies as cards',
    path: COMPANIES,
    shown: (page) => page.getByRole('region', { name: 'Companies' }).getByRole('heading').first(),
  },
  { name: 'companies as a list', path: COMPANIES, shown: firstRow('Companies'), isList: true },
  { name: 'reports of all companies', path: '/admin/reports', shown: firstRow('Companies') },
  { name: 'trainees', path: TRAINEES, shown: firstTrainee },
  { name: 'trainees, page 2,000', path: `${TRAINEES}?page=2000`, shown: firstTrainee },
  { name: 'trainees by progress', path: `${TRAINEES}?sort=progress`, shown: firstTrainee },
  { name: 'trainees found by a text', path: `${TRAINEES}?search=an`, shown: firstTrainee },
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
    await page.goto(view.path, { waitUntil: 'commit' });
    await view.shown(page).waitFor();
    const shown = await page.evaluate<number>('performance.now()');
    const elements = await page.locator('*').count();
    return { shown, elements, kilobytes: traffic().kilobytes };
  } finally {
    await context.close();
  }
}
