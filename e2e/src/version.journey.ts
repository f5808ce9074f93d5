/** Where the version of the portal is shown, and to whom. */
import { readFileSync } from 'node:fs';
import type { Session } from '@portal/contract/accounts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCompany, addTrainee, person, signInAdmin } from './harness/api.ts';
import { DESKTOP, PHONE, sharedBrowser } from './harness/browser.ts';
import { examine } from './harness/examine.ts';
import { type Portal, startPortal } from './harness/portal.ts';
import { type Visitor, visit } from './harness/visitor.ts';
import { signIn } from './screens/accounts.ts';

const packageFile = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
const { version } = JSON.parse(packageFile) as { version: string };

let browser: Browser;
let portal: Portal;
let admin: Session;
let trainee: Session;
const ended = new AsyncDisposableStack();

beforeAll(async () => {
  browser = await sharedBrowser();
  portal = ended.use(await startPortal());
  admin = await signInAdmin(portal);
  const company = await addCompany(portal, admin.token, 'Brightwater Foods');
  trainee = await addTrainee(portal, person('Tess Trainee'), company.name);
});
afterAll(() => ended.disposeAsync());

/** The part with the navigation: the sidebar, or the drawer on a phone. */
async function openNavigation({ page, press, device }: Visitor) {
  if (!device.isTouched) return page.getByRole('complementary');
  await press(page.getByRole('button', { name: 'Open navigation' }));
  return page.getByRole('dialog', { name: 'Navigation' });
}

describe.each([DESKTOP, PHONE])('on a $name', (device) => {
  it('administrators see the version below the navigation', async () => {
    await using visitor = await visit(browser, portal, { device });
    await signIn(visitor, admin);
    await visitor.open('/admin/company-modules');
    await visitor.see(visitor.page.getByRole('heading', { name: 'Training Modules' }));
    const navigation = await openNavigation(visitor);
    await visitor.see(navigation.getByText(`Version ${version}`, { exact: true }));
    await examine(visitor, 'navigation of an administrator');
  });

  it('trainees do not see it, and their pages do not ask for it', async () => {
    await using visitor = await visit(browser, portal, { device });
    const asked: string[] = [];
    visitor.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await signIn(visitor, trainee);
    await visitor.open('/training');
    await visitor.see(visitor.page.getByRole('heading', { name: `Welcome, ${trainee.user.name}` }));
    const navigation = await openNavigation(visitor);
    await visitor.see(navigation.getByRole('link', { name: 'My Progress' }));
    expect(await navigation.innerText()).not.toContain('Version');
    expect(asked).toContain('/api/trainee/dashboard');
    expect(asked).not.toContain('/api/admin/version');
  });
});
