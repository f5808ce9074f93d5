/** The routes of all pages, from their table. */
import type { Role } from '@portal/contract/fields';
import { Navigate, type RouteObject } from 'react-router';
import type { RouteHandle } from '../platform/routing/route-handle.ts';
import { Guard } from './guard.tsx';
import { OwnOnly } from './own-only.tsx';
import { PageError } from './page-error.tsx';
import { headerOf, homeAddresses, type Page, pages, sectionOf, titleOf } from './page-table.ts';
import { PortalWideOnly } from './portal-wide-only.tsx';
import { RoleHome } from './role-home.tsx';
import { FirstPaint, Root } from './root.tsx';
import { RouterErrorPage } from './router-error-page.tsx';
import { translated } from './translated.tsx';
import { VisitorsOnly } from './visitors-only.tsx';

function routeOf(page: Page): RouteObject {
  const { path, hideSidebar, load, tabs } = page;
  const handle: RouteHandle = {
    title: () => titleOf(page),
    hideSidebar,
    header: headerOf(page),
    section: sectionOf(page),
  };
  const route = { path, handle, lazy: translated(load) };
  return tabs === undefined ? route : { ...route, children: routesOfTabs(tabs) };
}

function routesOfTabs(tabs: NonNullable<Page['tabs']>): RouteObject[] {
  const [first = ''] = Object.keys(tabs);
  return [
    { index: true, element: <Navigate to={first} replace /> },
    ...Object.entries(tabs).map(([path, load]) => ({ path, lazy: translated(load) })),
  ];
}

const pagesFor = (who: Page['who']) => pages.filter((page) => page.who === who);

function routesForRole(role: Role): RouteObject[] {
  const ofRole = pagesFor(role);
  const alike = ofRole.filter(({ pathForOtherRoles }) => pathForOtherRoles === undefined);
  const others = ofRole.filter((page) => !alike.includes(page));
  return [
    {
      element: <Guard roles={[role]} />,
      children: [
        ...alike.filter(({ isPortalWide }) => isPortalWide !== true).map(routeOf),
        {
          element: <PortalWideOnly />,
          children: alike.filter(({ isPortalWide }) => isPortalWide === true).map(routeOf),
        },
      ],
    },
    ...others.map((page) => ({
      element: <Guard roles={[role]} pathForOtherRoles={page.pathForOtherRoles} />,
      children: [routeOf(page)],
    })),
  ];
}

const loadDataProvider = translated(() => import('./data-provider.tsx'));

function routesForVisitors(): RouteObject[] {
  const visitorsPages = pagesFor('visitors');
  return [
    ...visitorsPages.filter(({ readsData }) => readsData !== true).map(routeOf),
    {
      lazy: loadDataProvider,
      children: visitorsPages.filter(({ readsData }) => readsData === true).map(routeOf),
    },
  ];
}

export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouterErrorPage,
    HydrateFallback: FirstPaint,
    children: [
      { element: <VisitorsOnly />, children: routesForVisitors() },
      ...pagesFor('everyone').map(routeOf),
      {
        element: <Guard />,
        children: [
          ...homeAddresses.map(({ path, roles }) => ({
            element: <Guard roles={roles} />,
            children: [{ path, element: <RoleHome /> }],
          })),
          {
            lazy: loadDataProvider,
            children: [
              {
                lazy: translated(() => import('./signed-in-layout.tsx')),
                children: [
                  {
                    ErrorBoundary: PageError,
                    children: [
                      ...routesForRole('TRAINEE'),
                      ...routesForRole('ADMIN'),
                      { element: <OwnOnly />, children: pagesFor('users').map(routeOf) },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
];
