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

const STYLE_ELEMENT =
  'document.head.append(Object.assign(document.createElement("style"), { textContent: "p {}" }))';

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
    `const link = Object.assign(document.createElement("a"), { href: "javascript:1" });
     document.body.append(link); link.click()`,
    'security policy: script-src-elem refused inline',
  ],
  ['a style element', STYLE_ELEMENT, 'security policy: style-src-elem refused inline'],
  [
    'a style element in a frame',
    `const frame = document.body.appendChild(document.createElement("iframe")).contentDocument;
     frame.head.append(Object.assign(frame.createElement("style"), { textContent: "p {}" }))`,
    'security policy: style-src-elem refused inline',
  ],
  [
    'a style attribute',
    'document.body.setAttribute("style", "color: red")',
    'security policy: style-src-attr refused inline',
  ],
  [
    'text that becomes HTML',
    'setTimeout(() => { document.createElement("div").innerHTML = "text" })',
    'security policy: require-trusted-types-for refused trusted-types-sink',
  ],
  [
    'a policy that lets text become HTML',
    'setTimeout(() => trustedTypes.createPolicy("any", { createHTML: (text) => text }))',
    'security policy: trusted-types refused trusted-types-policy',
  ],
  [
    'a breach of the security policy while the page is left',
    `addEventListener("beforeunload", () => { ${STYLE_ELEMENT} }); location.assign("/unauthorized")`,
    'inline style',
  ],
])('%s is heard', async (_what, script, complaint) => {
  await using visitor = await landing();
  await visitor.page.evaluate(script);
  await expect.poll(() => visitor.noise.heard().join('\n')).toMatch(complaint);
  expect(() => visitor.noise.check()).toThrow(complaint);
  // One cause may be heard in two ways, and the second comes later.
  visitor.noise.expectComplaint(/./);
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
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { outline: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  const link = page.getByRole('link', { name: 'Go to my training' });
  await expect(tabTo(page, link)).rejects.toThrow('The focus cannot be seen');
});
