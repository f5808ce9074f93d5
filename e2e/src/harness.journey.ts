/** The journeys are only useful if they fail on errors: each kind of error once. */
import { expect } from '@playwright/test';
import { createBrowsers } from './harness/browsers.ts';
import { DESKTOP } from './harness/devices.ts';
import { examine } from './harness/examine.ts';
import { tabTo } from './harness/keyboard.ts';
import { test } from './harness/test.ts';
import { untilStarted } from './screens/toasts.ts';

/** The policy stops the browser from requesting it, and the journey notices the attempt. */
const BY_TWO = /(?=[\s\S]*asked another host)(?=[\s\S]*img-src refused)/;

const STYLE_ELEMENT =
  'document.head.append(Object.assign(document.createElement("style"), { textContent: "p {}" }))';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('Go to my training')).toBeVisible();
  // The page is visible before its code, which would undo a change.
  await untilStarted({ page });
});

const NOISES: readonly (readonly [what: string, script: string, complaint: string | RegExp])[] = [
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
];

for (const [what, script, complaint] of NOISES)
  test(`${what} is reported`, async ({ page, noise }) => {
    await page.evaluate(script);
    await expect.poll(() => noise.complaints().join('\n')).toMatch(complaint);
    expect(() => noise.check()).toThrow(complaint);
    // One cause may be reported in two ways, and the second comes later.
    noise.expectComplaint(/./);
  });

const FLAWS = [
  ['words without contrast', "document.querySelector('h1').style.color = '#eee'", 'color-contrast'],
  ['a link without a name', "document.querySelector('main a').replaceChildren()", 'link-name'],
  ['a part too wide', "document.querySelector('h1').style.width = '3000px'", 'px wide on 1280 px'],
] as const;

for (const [what, spoil, finding] of FLAWS)
  test(`${what} is found`, async ({ visitor }) => {
    await visitor.page.evaluate(spoil);
    await expect(examine(visitor, 'spoiled')).rejects.toThrow(finding);
  });

test('a focus that cannot be seen is found', async ({ page }) => {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { outline: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  const link = page.getByRole('link', { name: 'Go to my training' });
  await expect(tabTo(page, link)).rejects.toThrow('The focus cannot be seen');
});

test.describe('a browser that was left', () => {
  const opening = { device: DESKTOP, reducedMotion: 'reduce', localStorage: [] } as const;
  const passed = { hasFailed: false };

  test('is given to another visitor without what the first one left in it', async ({
    browser,
    origin,
  }) => {
    await using browsers = createBrowsers();
    const first = await browsers.open(browser, { ...opening, origin });
    const { page, context } = first;
    await page.goto('/');
    await page.evaluate(async () => {
      localStorage.setItem('left', 'behind');
      sessionStorage.setItem('left', 'behind');
      await cookieStore.set('left', 'behind');
    });
    await page.goto('/login/ADMIN');
    // Else the route below would refuse code of the page, about which the browser complains.
    await untilStarted({ page });
    await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
    await page.setViewportSize({ width: 500, height: 500 });
    await context.newPage();
    await context.route('**/*', (route) => route.abort());
    await browsers.leave(first, passed);

    const entries = [{ name: 'brought', value: 'along' }];
    const second = await browsers.open(browser, { ...opening, origin, localStorage: entries });
    expect(second.page).toBe(page);
    await page.goto('/');
    const found = await page.evaluate(() => ({
      local: { ...localStorage },
      session: { ...sessionStorage },
      cookies: document.cookie,
      pagesBefore: history.length,
      width: innerWidth,
      isDark: matchMedia('(prefers-color-scheme: dark)').matches,
      isForced: matchMedia('(forced-colors: active)').matches,
    }));
    expect(found).toMatchObject({ session: {}, cookies: '', width: DESKTOP.width });
    expect(found).toMatchObject({ pagesBefore: 2, isDark: false, isForced: false });
    expect(found.local).toMatchObject({ brought: 'along' });
    expect(found.local).not.toHaveProperty('left');
    expect(context.pages()).toEqual([page]);
    await browsers.leave(second, passed);
  });

  test('may not complain while it is emptied', async ({ browser, origin }) => {
    await using browsers = createBrowsers();
    const open = await browsers.open(browser, { ...opening, origin });
    await open.page.goto('/');
    await untilStarted(open);
    await open.page.evaluate('addEventListener("beforeunload", () => console.error("at last"))');
    await expect(browsers.leave(open, passed)).rejects.toThrow('at last');
  });

  test('is closed if its test has changed it for good, or has failed', async ({
    browser,
    origin,
  }) => {
    await using browsers = createBrowsers();
    const changed = await browsers.open(browser, { ...opening, origin });
    await changed.page.clock.install();
    await browsers.leave(changed, passed);
    const failed = await browsers.open(browser, { ...opening, origin });
    expect(failed.context).not.toBe(changed.context);
    await browsers.leave(failed, { hasFailed: true });
    const last = await browsers.open(browser, { ...opening, origin });
    expect(last.context).not.toBe(failed.context);
    await browsers.leave(last, passed);
  });
});
