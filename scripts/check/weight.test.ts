import { expect, test } from 'vitest';
import { signedInPages, visitorsPages, weigh } from './weight.mjs';

const LOGIN = 'src/features/accounts/pages/login-page.tsx';
const CHAT = 'src/features/chat/pages/chat-page.tsx';
const COMPANY = 'src/app/pages/company/company-page.tsx';
const TAB = 'src/app/pages/company/help-tab.tsx';

const LANDING = 'src/app/landing/landing-page.tsx';
const NOT_FOUND = 'src/app/not-found-page.tsx';

const manifest = {
  'index.html': { file: 'start.js', isEntry: true, imports: ['_vendor'] },
  '_first-pages': { file: 'main.js', name: 'first-pages', imports: ['_vendor'] },
  _vendor: { file: 'vendor.js' },
  _calls: { file: 'calls.js', name: 'calls', imports: ['_vendor'] },
  [LOGIN]: { file: 'login.js', imports: ['_vendor'] },
  [LANDING]: { file: 'landing.js' },
  [NOT_FOUND]: { file: 'not-found.js' },
  '_signed-in': { file: 'signed-in.js', name: 'signed-in', imports: ['_calls'] },
  [CHAT]: { file: 'chat.js', imports: ['_calls'] },
  [COMPANY]: { file: 'company.js' },
  [TAB]: { file: 'tab.js' },
  'style.css': { file: 'style.css' },
};

test('the pages for signed-in users are those that are not for visitors', () => {
  expect(signedInPages(manifest)).toEqual([CHAT, COMPANY, TAB]);
  expect(visitorsPages(manifest)).toEqual([LOGIN, LANDING, NOT_FOUND]);
});

test('a page is weighed with the layout, and a tab with its page', () => {
  const bytesOf = (file: string) => ({ 'chat.js': 100, 'tab.js': 20, 'company.js': 7 })[file] ?? 1;
  const { login, texts, pages } = weigh(manifest, bytesOf);
  expect(texts).toBe(0);
  // start, main, vendor, login, calls
  expect(login).toEqual({ bytes: 5, files: 5 });
  expect(pages).toEqual([
    { page: LOGIN, bytes: 4, files: 4 },
    { page: LANDING, bytes: 4, files: 4 },
    { page: NOT_FOUND, bytes: 4, files: 4 },
    // start, main, vendor, calls, signed-in
    { page: CHAT, bytes: 105, files: 6 },
    { page: COMPANY, bytes: 12, files: 6 },
    { page: TAB, bytes: 32, files: 7 },
  ]);
});

test('a page is weighed with its texts in the language that has the largest ones', () => {
  const inLanguages = {
    ...manifest,
    [LOGIN]: { ...manifest[LOGIN], dynamicImports: ['_de', '_ar', '_late'] },
    _de: { file: 'de.js', name: 'texts-de-visitors' },
    _ar: { file: 'ar.js', name: 'texts-ar-visitors' },
    _late: { file: 'dialog.js', name: 'dialog' },
  };
  const bytesOf = (file: string) => ({ 'de.js': 30, 'ar.js': 50, 'dialog.js': 900 })[file] ?? 1;
  const { login, texts, pages } = weigh(inLanguages, bytesOf);
  expect([login.bytes, texts]).toEqual([55, 50]);
  expect(pages[0]).toEqual({ page: LOGIN, bytes: 54, files: 5 });
});

test.each([LOGIN, LANDING, '_calls'])('%s must not load the code for signed-in users', (key) => {
  const entry = { ...manifest }[key];
  const heavy = { ...manifest, [key]: { ...entry, file: `${key}.js`, imports: ['_signed-in'] } };
  expect(() => weigh(heavy, () => 1)).toThrow('loads the code for signed-in users');
});
