/** The journeys are worth something only if they fail when something is wrong: each way once. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedBrowser } from './harness/browser.ts';
import { examine } from './harness/examine.ts';
import { tabTo } from './harness/keyboard.ts';
import { type Portal, startPortal } from './harness/portal.ts';
import { type Visitor, visit } from './harness/visitor.ts';

let browser: Browser;
let portal: Portal;
const ended = new AsyncDisposableStack();

beforeAll(async () => {
  browser = await sharedBrowser();
  portal = ended.use(await startPortal());
});
afterAll(() => ended.disposeAsync());

/** The policy keeps the browser from asking, the journey hears that it was tried. */
const BY_TWO = /(?=[\s\S]*asked another host)(?=[\s\S]*img-src refused)/;

async function landing(): Promise<Visitor> {
  const visitor = await visit(browser, portal);
  await visitor.open('/');
  await visitor.see('Go to my training');
  return visitor;
}

it.each([
  ['an error in the console', 'console.error("something broke")', 'something broke'],
  ['a warning in the console', 'console.warn("beware")', 'beware'],
  ['an uncaught error', 'setTimeout(() => { throw new Error("thrown") })', 'thrown'],
  ['a refused call', 'fetch("/api/trainee/dashboard")', 'GET /api/trainee/dashboard 401'],
  ['another host', 'new Image().src = "https://example.test/pixel.png"', BY_TWO],
  [
    'a breach of the security policy',
    'document.body.append(Object.assign(document.createElement("script"), { text: "1" }))',
    'security policy: script-src-elem refused inline',
  ],
])('%s is heard', async (_what, script, complaint) => {
  await using visitor = await landing();
  await visitor.page.evaluate(script);
  await expect.poll(() => visitor.noise.heard().join('\n')).toMatch(complaint);
  expect(() => visitor.noise.check()).toThrow(complaint);
});

it.each([
  ['words without contrast', "document.querySelector('h1').style.color = '#eee'", 'color-contrast'],
  ['a link without a name', "document.querySelector('main a').replaceChildren()", 'link-name'],
  ['a part too wide', "document.querySelector('h1').style.width = '3000px'", 'px wide on 1280 px'],
])('%s is found', async (_what, spoil, finding) => {
  await using visitor = await landing();
  await visitor.page.evaluate(spoil);
  await expect(examine(visitor, 'spoiled')).rejects.toThrow(finding);
});

it('a focus that cannot be seen is found', async () => {
  await using visitor = await landing();
  const { page } = visitor;
  await page.addStyleTag({ content: '* { outline: none !important }' });
  const link = page.getByRole('link', { name: 'Go to my training' });
  await expect(tabTo(page, link)).rejects.toThrow('The focus cannot be seen');
});
