import { expect, it } from 'vitest';
import { inRoot } from '../set-up/paths.mjs';

interface Route {
  readonly path?: string;
  readonly index?: boolean;
  readonly lazy?: unknown;
  readonly children?: readonly Route[];
}

/** Any ids: only the form of the addresses is compared. */
const IDS = {
  ...{
    companyId: 1,
    emptyCompanyId: 2,
    groupId: 11,
    passedId: 3,
    openId: 4,
    lockedId: 5,
    roomId: 6,
  },
  ...{
    invitedId: 7,
    signUpLink: 'link',
    filmId: 10,
    naming: { company: '', trainee: '', subject: '' },
  },
  ...{ trainee: { user: { id: 8, name: '' } }, graduate: { user: { id: 9 } } },
};

/** The full patterns of all routes that show a page. */
function patternsOf({ path = '', lazy, children }: Route, above = ''): string[] {
  const pattern = path.startsWith('/') || path === '' ? path || above : `${above}/${path}`;
  if (children !== undefined) return children.flatMap((child) => patternsOf(child, pattern));
  return lazy === undefined ? [] : [pattern];
}

/** `*` is the page for all addresses without a route, so any address would do. */
const matcherOf = (pattern: string) =>
  new RegExp(
    pattern.endsWith('*')
      ? '^/no/such/page$'
      : `^${pattern.replaceAll(/\/:\w+\?/g, '(/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}$`,
  );

// The web app and the journeys have types for browsers, so they are loaded by their paths.
it('the gallery has a screen for every route', async () => {
  const { routes }: { routes: readonly Route[] } = await import(
    inRoot('web', 'src', 'app', 'routes.tsx')
  );
  const { allScreens }: { allScreens: (ids: object) => { screen: { path: string } }[] } =
    await import(inRoot('e2e', 'src', 'gallery', 'all-screens.ts'));
  const addresses = allScreens(IDS).map(({ screen }) => screen.path.replace(/\?.*/, ''));
  const patterns = routes.flatMap((route) => patternsOf(route));
  expect(patterns).toContain('/training/module/:moduleId');
  const missing = patterns.filter(
    (pattern) => !addresses.some((address) => matcherOf(pattern).test(address)),
  );
  expect(missing).toEqual([]);
});
