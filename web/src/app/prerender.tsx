/** Renders the public pages and the shell to HTML. Run by the build in Node (`vite-first-paint.ts`). */
import type { Role } from '@portal/contract/fields';
import { StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
} from 'react-router';
import { homePath } from '../platform/routing/paths.ts';
import { documentTitle } from '../platform/routing/use-document-title.ts';
import { loadMatchedRoutes } from './load-matched-routes.ts';
import { type PublicPage, publicPages } from './public-pages.ts';
import { sectionOf } from './route-handle.ts';
import { routes } from './routes.tsx';
import { Shell } from './shell.tsx';
import { addressesOf, type SignedInPage, signedInPages } from './signed-in-pages.ts';

async function render(path: string): Promise<string> {
  await loadMatchedRoutes(routes, path);
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, 'http://portal.invalid')));
  if (context instanceof Response) throw new Error(`${path} is redirected and cannot be rendered.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>,
  );
}

type RenderedPage = PublicPage & { readonly content: string; readonly homes: Homes };

/** The page that a signed-in user of a role is sent to, instead of what the address would show. */
type Homes = Readonly<Partial<Record<Role, string>>>;

const homesOf = (roles: readonly Role[]): Homes =>
  Object.fromEntries(roles.map((role) => [role, homePath(role)]));

async function renderAll(): Promise<RenderedPage[]> {
  const rendered: RenderedPage[] = [];
  for (const page of publicPages)
    rendered.push({
      ...page,
      title: documentTitle(page.title),
      content: await render(page.path),
      homes: homesOf(page.isForVisitors ? ['ADMIN', 'TRAINEE'] : []),
    });
  return rendered;
}

// Rendered while the module is loaded: afterwards the build can load no further modules for it.
export const renderedPages = await renderAll();

/** The content of all other pages: what users see until their code has loaded. */
export const shell = renderToStaticMarkup(<Shell section={null} />);

type RenderedShell = Pick<SignedInPage, 'name' | 'sources'> & {
  readonly homes: Homes;
  /** Regular expression for the paths that get this shell. */
  readonly addresses: string;
  readonly content: string;
};

/** The shells that show the title of the page, and mark its entry of the navigation. */
export const shells: readonly RenderedShell[] = signedInPages.map(
  ({ name, pattern, sources, header, sendsHome = [] }) => {
    const section = sectionOf(matchRoutes(routes, { pathname: pattern }) ?? []) ?? null;
    const place = { section, pattern };
    return {
      name,
      sources,
      homes: homesOf(sendsHome),
      addresses: addressesOf(pattern),
      content: renderToStaticMarkup(<Shell name={name} {...place} header={header} />),
    };
  },
);
