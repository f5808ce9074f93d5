/** Renders the public pages and the shell to HTML. Run by the build in Node (`vite-first-paint.ts`). */
import type { Role } from '@portal/contract/fields';
import { directionOf, LANGUAGES, type Language } from '@portal/contract/languages';
import { StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  generatePath,
  StaticRouterProvider,
} from 'react-router';
import { showLanguage } from '../platform/language/catalogue.ts';
import { homePath } from '../platform/routing/paths.ts';
import { documentTitle } from '../platform/routing/use-document-title.ts';
import { frameTexts } from './frame/texts/catalogue.ts';
import { loadMatchedRoutes } from './load-matched-routes.ts';
import { Notices } from './notices.tsx';
import { addressesOf } from './page-addresses.ts';
import { headerOf, homeAddresses, type Page, pages, sectionOf, titleOf } from './page-table.ts';
import { routes } from './routes.tsx';
import { Shell } from './shell.tsx';

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

/** The page that a signed-in user of a role is sent to, instead of what the address would show. */
type Homes = Readonly<Partial<Record<Role, string>>>;

const homesOf = (roles: readonly Role[]): Homes =>
  Object.fromEntries(roles.map((role) => [role, homePath(role)]));

type RenderedPage = {
  /** The name of its file. */
  readonly name: string;
  /** Regular expression, without regard to case, for the paths that show exactly this HTML. */
  readonly addresses: string;
  readonly title: string;
  /** The source file of the page, without its ending. */
  readonly file: string;
  readonly isForVisitors: boolean;
  readonly homes: Homes;
  readonly content: string;
};

async function renderPages(): Promise<RenderedPage[]> {
  const done: RenderedPage[] = [];
  for (const { file, path, title, who, rendered = [] } of pages)
    for (const [i, { params, title: ownTitle = title }] of rendered.entries()) {
      const isForVisitors = who === 'visitors';
      const address = generatePath(path, params);
      done.push({
        name: [file, ...Object.values(params)].join('-').toLowerCase(),
        addresses: addressesOf(i < rendered.length - 1 ? address : path),
        title: documentTitle(titleOf({ title: ownTitle })),
        file,
        isForVisitors,
        homes: homesOf(isForVisitors ? ['ADMIN', 'TRAINEE'] : []),
        content: await render(address),
      });
    }
  return done;
}

type RenderedShell = Pick<RenderedPage, 'name' | 'addresses' | 'homes' | 'content'> & {
  /** The source files of the page and of its tab, without their endings. */
  readonly files: readonly string[];
};

/** The shells of a page, one for each of its tabs. */
function shellsOf(page: Page): RenderedShell[] {
  const { file, path, tabs } = page;
  const section = sectionOf(page);
  const content = renderToStaticMarkup(
    <Shell section={section} pattern={path} header={headerOf(page)?.()} />,
  );
  if (tabs === undefined)
    return [{ name: file, files: [file], homes: {}, addresses: addressesOf(path), content }];
  return Object.keys(tabs).map((tab) => ({
    name: `${file}-${tab}`,
    files: [file, `${tab}-tab`],
    homes: {},
    addresses: addressesOf(`${path}/${tab}`),
    content,
  }));
}

const hasShell = ({ who, hideSidebar }: Page) =>
  who !== 'visitors' && who !== 'everyone' && hideSidebar !== true;

/** The shells that show the title of the page, and mark its entry of the navigation. */
const renderShells = (shell: string): readonly RenderedShell[] => [
  ...homeAddresses.map(({ path, roles }) => ({
    name: path.slice(1),
    files: [],
    homes: homesOf(roles),
    addresses: addressesOf(path),
    content: shell,
  })),
  ...pages.filter(hasShell).flatMap(shellsOf),
];

type Rendering = {
  readonly language: Language;
  readonly direction: 'ltr' | 'rtl';
  /** For search engines. */
  readonly description: string;
  /** Shown where the code of the app does not run. */
  readonly notices: string;
  readonly pages: readonly RenderedPage[];
  /** The content of all other pages: what users see until their code has loaded. */
  readonly shell: string;
  readonly shells: readonly RenderedShell[];
};

async function renderIn(language: Language): Promise<Rendering> {
  await showLanguage(language);
  const rendered = await renderPages();
  const shell = renderToStaticMarkup(<Shell section={null} />);
  return {
    language,
    direction: directionOf(language),
    description: frameTexts().productDescription,
    notices: renderToStaticMarkup(<Notices />),
    pages: rendered,
    shell,
    shells: renderShells(shell),
  };
}

// Rendered while the module is loaded: afterwards the build can load no further modules for it.
const done: Rendering[] = [];
for (const language of LANGUAGES) done.push(await renderIn(language));
export const renderings: readonly Rendering[] = done;
