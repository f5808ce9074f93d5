import { expect, test } from 'vitest';
import { signedInPages, weigh } from './weight.mjs';

const LOGIN = 'src/features/accounts/pages/login-page.tsx';
const CHAT = 'src/features/chat/pages/chat-page.tsx';
const COMPANY = 'src/app/pages/company/company-page.tsx';
const TAB = 'src/app/pages/company/help-tab.tsx';

const manifest = {
  'index.html': { file: 'start.js', isEntry: true, imports: ['_vendor'] },
  'src/app/main.tsx': { file: 'main.js', imports: ['_vendor'] },
  _vendor: { file: 'vendor.js' },
  _calls: { file: 'calls.js', imports: ['_vendor'] },
  [LOGIN]: { file: 'login.js', imports: ['_vendor'] },
  'src/app/landing/landing-page.tsx': { file: 'landing.js' },
  'src/app/not-found-page.tsx': { file: 'not-found.js' },
  '_signed-in': { file: 'signed-in.js', name: 'signed-in', imports: ['_calls'] },
  [CHAT]: { file: 'chat.js', imports: ['_calls'] },
  [COMPANY]: { file: 'company.js' },
  [TAB]: { file: 'tab.js' },
  'style.css': { file: 'style.css' },
};

test('the pages for signed-in users are those of neither visitors nor failures', () => {
  expect(signedInPages(manifest)).toEqual([CHAT, COMPANY, TAB]);
});

test('a page is weighed with the layout, and a tab with its page', () => {
  const bytesOf = (file: string) => ({ 'chat.js': 100, 'tab.js': 20, 'company.js': 7 })[file] ?? 1;
  const { login, pages, largestFile } = weigh(manifest, bytesOf);
  expect(login).toEqual({ bytes: 4, files: 4 });
  // start, main, vendor, calls, signed-in
  expect(pages).toEqual([
    { page: CHAT, bytes: 105, files: 6 },
    { page: COMPANY, bytes: 12, files: 6 },
    { page: TAB, bytes: 32, files: 7 },
  ]);
  expect(largestFile).toBe(100);
});
