import type { User } from '@portal/contract/accounts';
import { getUnreadCount } from '@portal/contract/chat';
import { countPendingHelp, listOwnHelpRequests } from '@portal/contract/help';
import { listOwnResults } from '@portal/contract/runs';
import { generatePath, matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { asAdmin, asTrainee } from '#web/testing/records.ts';
import { it } from '#web/testing/screen-test.tsx';
import { paths } from '../platform/routing/paths.ts';
import { navigation } from './navigation.ts';
import { PageError } from './page-error.tsx';
import { type RouteHandle, sectionOf } from './route-handle.ts';
import { routes } from './routes.tsx';
import { NavigationList } from './sidebar.tsx';
import { addressesOf, signedInPages } from './signed-in-pages.ts';

type Page = { readonly pattern: string; readonly handles: readonly RouteHandle[] };

/** The pages in these routes. Those that only lead elsewhere are left out. */
function pagesIn(routes: readonly RouteObject[], outer: Page): Page[] {
  return routes.flatMap(({ path = '', children, handle, lazy }) => {
    const isAbsolute = path.startsWith('/') || path === '';
    const page = {
      pattern: isAbsolute ? path || outer.pattern : `${outer.pattern}/${path}`,
      handles: handle === undefined ? outer.handles : [...outer.handles, handle as RouteHandle],
    };
    if (children !== undefined) return pagesIn(children, page);
    return lazy === undefined ? [] : [page];
  });
}

function signedInRoutes(all: readonly RouteObject[]): readonly RouteObject[] {
  return all.flatMap((route) =>
    route.ErrorBoundary === PageError
      ? (route.children ?? [])
      : signedInRoutes(route.children ?? []),
  );
}

const pages = pagesIn(signedInRoutes(routes), { pattern: '', handles: [] });
const isTraining = ({ pattern }: Page) => pattern.startsWith('/training');
const isAdministration = ({ pattern }: Page) => pattern.startsWith('/admin');

/** The addresses of the entries that a user sees on the page. */
function entriesOn(page: Page): string[] {
  const entriesOf = (role: User['role']) => navigation[role].map(({ to }) => to);
  if (isAdministration(page)) return entriesOf('ADMIN');
  if (isTraining(page)) return [...entriesOf('TRAINEE'), paths.ownHelp.to()];
  return entriesOf('ADMIN').filter((to) => entriesOf('TRAINEE').includes(to));
}

function addressOf({ pattern }: Page): string {
  return generatePath(pattern, { id: '7', companyId: '7', moduleId: '7', number: '1' });
}

const sectionOn = (page: Page) => sectionOf(matchRoutes(routes, addressOf(page)) ?? []);

test('every page for signed-in users names its entry of the navigation', () => {
  expect(pages.length).toBeGreaterThan(20);
  for (const page of pages) {
    const known: (string | null | undefined)[] =
      page.pattern === paths.account ? [null] : entriesOn(page);
    expect(known, page.pattern).toContain(sectionOn(page));
  }
});

test('every page with a sidebar has a shell, for its addresses', () => {
  const withSidebar = pages.filter(({ handles }) => !handles.some((each) => each.hideSidebar));
  for (const page of withSidebar) {
    const { pattern } = page;
    const shells = signedInPages.filter((shell) =>
      new RegExp(addressesOf(shell.pattern)).test(addressOf(page)),
    );
    expect(
      shells.map((shell) => shell.pattern),
      pattern,
    ).toEqual([pattern]);
  }
  expect('/training/result').toMatch(new RegExp(addressesOf(paths.result.pattern)));
});

describe('the navigation', () => {
  it.for(pages)('marks the entry of $pattern', async (page, { show, server, signIn }) => {
    server.answer(getUnreadCount, () => ({ unreadCount: 0 }));
    server.answer(countPendingHelp, () => ({ pendingCount: 0 }));
    server.answer(listOwnHelpRequests, () => []);
    server.answer(listOwnResults, []);
    const user = isAdministration(page) ? asAdmin : asTrainee;
    signIn(user);
    const at = addressOf(page);
    const section = sectionOn(page) ?? null;
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
