import { expect, test } from 'vitest';
import { scriptsOf, signedInPages, weigh } from './weight.mjs';

const LOGIN = 'src/features/accounts/pages/login-page.tsx';
const CHAT = 'src/features/chat/pages/chat-page.tsx';
const COMPANY = 'src/app/pages/company/company-page.tsx';
const TAB = 'src/app/pages/company/help-tab.tsx';

const manifest = {
  'index.html': { file: 'main.js', isEntry: true, imports: ['_vendor'] },
  _vendor: { file: 'vendor.js' },
  _calls: { file: 'calls.js', imports: ['_vendor'] },
  [LOGIN]: { file: 'login.js', imports: ['index.html'] },
  'src/app/landing/landing-page.tsx': { file: 'landing.js' },
  'src/app/not-found-page.tsx': { file: 'not-found.js' },
  'src/app/data-provider.tsx': { file: 'data.js', imports: ['_calls'] },
  'src/app/signed-in-layout.tsx': { file: 'layout.js', imports: ['_calls'] },
  'src/app/session-checks.ts': { file: 'checks.js' },
  [CHAT]: { file: 'chat.js', imports: ['_calls'] },
  [COMPANY]: { file: 'company.js' },
  [TAB]: { file: 'tab.js' },
  'style.css': { file: 'style.css' },
};

test('a page loads its file and all static imports, each once, and no style sheets', () => {
  expect([...scriptsOf(manifest, ['index.html', LOGIN, 'style.css'])].sort()).toEqual([
    'login.js',
    'main.js',
    'vendor.js',
  ]);
});

test('the pages for signed-in users are those of neither visitors nor failures', () => {
  expect(signedInPages(manifest)).toEqual([CHAT, COMPANY, TAB]);
});

test('a page is weighed with the layout, and a tab with its page', () => {
  const bytesOf = (file: string) => ({ 'chat.js': 100, 'tab.js': 20, 'company.js': 7 })[file] ?? 1;
  const { login, pages, largestFile } = weigh(manifest, bytesOf);
  expect(login).toEqual({ bytes: 3, files: 3 });
  // main, vendor, calls, data, layout, checks
  expect(pages).toEqual([
    { page: CHAT, bytes: 106, files: 7 },
    { page: COMPANY, bytes: 13, files: 7 },
    { page: TAB, bytes: 33, files: 8 },
  ]);
  expect(largestFile).toBe(100);
});

test('a build without a chunk of the login is an error', () => {
  expect(() => scriptsOf({ 'index.html': manifest['index.html'] }, [LOGIN])).toThrow('login-page');
});
