import type { User } from '@portal/contract/accounts';
import { getUnreadCount } from '@portal/contract/chat';
import { countPendingHelp, listOwnHelpRequests } from '@portal/contract/help';
import { listNotices } from '@portal/contract/reminders';
import { listOwnResults } from '@portal/contract/runs';
import { generatePath, matchRoutes } from 'react-router';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { asAdmin, asTrainee } from '#web/testing/records.ts';
import { it } from '#web/testing/screen-test.tsx';
import { paths } from '../platform/routing/paths.ts';
import { navigation } from './navigation.ts';
import { addressesOf } from './page-addresses.ts';
import { pages, sectionOf } from './page-table.ts';
import { routes } from './routes.tsx';
import { NavigationList } from './sidebar.tsx';

/** The pages for signed-in users, by the addresses of their tabs. */
const signedInPages = pages.flatMap((page) => {
  if (page.who === 'visitors' || page.who === 'everyone') return [];
  const { path, tabs } = page;
  const addresses = tabs === undefined ? [path] : Object.keys(tabs).map((tab) => `${path}/${tab}`);
  return addresses.map((pattern) => ({ pattern, section: sectionOf(page) }));
});

type SignedInPage = (typeof signedInPages)[number];

/** Admins come to a certificate from their own pages, and see none marked. */
const isTraining = ({ pattern }: SignedInPage) =>
  pattern.startsWith('/training') || pattern === paths.certificate.pattern;
const isAdministration = ({ pattern }: SignedInPage) => pattern.startsWith('/admin');

/** The addresses of the entries that a user sees on the page. */
function entriesOn(page: SignedInPage): string[] {
  const entriesOf = (role: User['role']) => navigation[role].map(({ to }) => to);
  if (isAdministration(page)) return entriesOf('ADMIN');
  if (isTraining(page)) return [...entriesOf('TRAINEE'), paths.ownHelp.to()];
  return entriesOf('ADMIN').filter((to) => entriesOf('TRAINEE').includes(to));
}

function addressOf({ pattern }: SignedInPage): string {
  return generatePath(pattern, {
    id: '7',
    companyId: '7',
    moduleId: '7',
    number: '1',
    code: '7',
  });
}

test('every page for signed-in users names its entry of the navigation', () => {
  expect(signedInPages.length).toBeGreaterThan(20);
  for (const page of signedInPages) {
    const known: (string | null)[] = page.pattern === paths.account ? [null] : entriesOn(page);
    expect(known, page.pattern).toContain(page.section);
  }
});

test('the addresses of a page agree with its route', () => {
  for (const page of signedInPages) {
    const address = addressOf(page);
    const found = signedInPages.filter(({ pattern }) =>
      new RegExp(addressesOf(pattern)).test(address),
    );
    expect(found, address).toEqual([page]);
    expect(matchRoutes(routes, address)?.at(-1)?.route.lazy, address).toBeDefined();
  }
  expect('/training/result').toMatch(new RegExp(addressesOf(paths.result.pattern)));
});

describe('the navigation', () => {
  it.for(signedInPages)('marks the entry of $pattern', async (page, { show, server, signIn }) => {
    server.answer(getUnreadCount, () => ({ unreadCount: 0 }));
    server.answer(countPendingHelp, () => ({ pendingCount: 0 }));
    server.answer(listOwnHelpRequests, () => []);
    server.answer(listNotices, []);
    server.answer(listOwnResults, []);
    const user = isAdministration(page) ? asAdmin : asTrainee;
    signIn(user);
    const at = addressOf(page);
    const { section } = page;
    show(<NavigationList user={user} />, { at, handle: { section } });
    await expect
      .poll(marks)
      .toEqual(section === null ? [] : [[section, section === at ? 'page' : 'true']]);
  });
});

/** The address of each marked entry, and how it is marked. */
function marks(): (string | null)[][] | null {
  const entries = page.getByRole('navigation').getByRole('link').elements();
  if (entries.length === 0) return null;
  const marked = entries.filter((entry) => entry.hasAttribute('aria-current'));
  return marked.map((entry) => [entry.getAttribute('href'), entry.getAttribute('aria-current')]);
}
