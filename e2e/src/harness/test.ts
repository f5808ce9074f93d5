/** `test` of the journeys: Playwright's, with a portal and its visitors as fixtures. */
import { test as base } from '@playwright/test';
import { type Browsers, createBrowsers } from './browsers.ts';
import { DESKTOP, type Device } from './devices.ts';
import type { Noise } from './noise.ts';
import type { Portal } from './portal.ts';
import type { Settings } from './portal-host.ts';
import { createPortals, type Portals } from './portals.ts';
import { openVisitor, type Visit, type Visitor } from './visit.ts';

interface Options {
  /** The device of visitors, unless `visit` is called with another one. */
  readonly device: Device;
  /** Environment variables of the portal, besides those that every journey needs. */
  readonly portalSettings: Settings;
  /** Whether all tests of a file share a portal, or each test starts an empty one. */
  readonly portalPer: 'file' | 'test';
}

interface Fixtures {
  readonly portal: Portal;
  /** The address of the portal that visitors open. */
  readonly origin: string;
  readonly visit: Visit;
  /** A visitor who is signed out. */
  readonly visitor: Visitor;
  /** Clicks or taps in a page of `visitor`; `page` and `context` belong to this visitor too. */
  readonly press: Visitor['press'];
  /** The complaints of the browser of `visitor`. */
  readonly noise: Noise;
}

export const test = base.extend<Options & Fixtures, { portals: Portals; browsers: Browsers }>({
  device: [DESKTOP, { option: true }],
  portalSettings: [{}, { option: true }],
  portalPer: ['file', { option: true }],
  portals: [
    async ({ browserName: _ }, use) => {
      await using portals = createPortals();
      await use(portals);
    },
    { scope: 'worker' },
  ],
  browsers: [
    async ({ browser: _ }, use) => {
      await using browsers = createBrowsers();
      await use(browsers);
    },
    { scope: 'worker' },
  ],
  portal: [
    async ({ portals, portalPer, portalSettings }, use, { file, testId, repeatEachIndex }) => {
      const owner = portalPer === 'test' ? `${testId} ${repeatEachIndex}` : file;
      const portal = await portals.of(owner, portalSettings);
      await use(portal);
      portal.checkLog();
    },
    { timeout: 90_000 },
  ],
  origin: async ({ portal }, use) => use(portal.origin),
  visit: async ({ browser, browsers, origin, device }, use, info) => {
    await using visitors = new AsyncDisposableStack();
    await use(async (options = {}) => {
      const asked = { device, at: { origin }, ...options };
      const { visitor, open } = await openVisitor({ browser, browsers }, asked);
      visitors.defer(() => browsers.leave(open, { hasFailed: info.errors.length > 0 }));
      return visitor;
    });
  },
  visitor: async ({ visit }, use) => use(await visit()),
  context: async ({ visitor }, use) => use(visitor.context),
  page: async ({ visitor }, use) => use(visitor.page),
  press: async ({ visitor }, use) => use(visitor.press),
  noise: async ({ visitor }, use) => use(visitor.noise),
});
