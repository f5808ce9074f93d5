import type { Rolldown } from 'vite';

type ModuleGraph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** Pages and tabs that a route loads lazily; each has a file of its own, by which the check of weight finds it. */
const ROUTE = /-(?:page|tab)\.tsx$/;

/** Pages of signed-in users. */
const PAGE = /[\\/](?:app[\\/]pages|features[\\/](?!accounts)[\w-]+[\\/]pages)[\\/]/;

const TRAINEE_PAGE =
  /[\\/](?:learning[\\/]pages|app[\\/]pages[\\/]training-|help[\\/]pages[\\/]own-)/;

/** Pages of all roles. */
const SHARED_PAGE = /[\\/](?:chat[\\/]pages|app[\\/]pages[\\/]account-)/;

/** A module that this number of pages of admins need is loaded with each of their pages. */
const USUAL_FROM = 3;

/** The start of the app and everything of the login are in one file. */
const START = /[\\/]app[\\/]main\.tsx$/;
const LOGIN = /[\\/]login-page\.tsx$/;

/** Sends a login; loaded when the form is first touched. */
const LOG_IN = /[\\/]accounts[\\/]api[\\/]log-in\.ts$/;

/** Loaded with every page of signed-in users. */
const SIGNED_IN = /[\\/]app[\\/](?:data-provider|session-checks|signed-in-layout)/;

/** The sign-up and the pages with passwords. */
const VISITORS_PAGE = /[\\/]features[\\/]accounts[\\/]pages[\\/]/;

const LANDING_PAGE = /[\\/]app[\\/]landing[\\/]/;

/** The page of the own account; its forms are loaded as those of the visitors' pages are. */
const ACCOUNT_PAGE = /[\\/]app[\\/]pages[\\/]account-page\.tsx$/;

/** Too small for files of their own. */
const ICON = /[\\/]lucide-react[\\/]/;

/** The libraries of dialogs and menus, which all pages load when they are idle. */
const OVERLAY =
  /[\\/]ui[\\/](?:dialog-window|drawer-panel|confirm-window|menu-parts|option-popover)/;

/**
 * The file of a module that several others share; null if it is shared by few, which then load it in a file of its own
 * set. So a page loads little that it does not use, in about ten files.
 */
export function sharedFile(id: string, graph: ModuleGraph): string | null {
  if (isRoute(id, graph)) return null;
  const importers = [...importersOf(id, graph)];
  const isNeededBy = (pattern: RegExp) => importers.some((each) => pattern.test(each));
  if (isNeededBy(LOGIN) || isNeededBy(START)) return 'first-pages';
  if (isNeededBy(LOG_IN)) return 'calls';
  if (ICON.test(id) && isNeededBy(LANDING_PAGE)) return 'landing-icons';
  if (isNeededBy(SIGNED_IN)) return isNeededBy(VISITORS_PAGE) ? 'common' : 'signed-in';
  const pages = importers.filter((each) => PAGE.test(each) && isRoute(each, graph));
  if (isNeededBy(VISITORS_PAGE))
    return pages.every((each) => ACCOUNT_PAGE.test(each)) ? 'forms' : 'common';
  if (pages.length > 0) return fileOfPages(id, pages);
  return isNeededBy(OVERLAY) ? 'overlays' : null;
}

/** The file of a module that these pages need. */
function fileOfPages(id: string, pages: readonly string[]): string | null {
  if (ICON.test(id)) return 'pages';
  const ofAdmins = pages.filter((each) => !TRAINEE_PAGE.test(each));
  const isForAdminsAlone = !pages.some((each) => TRAINEE_PAGE.test(each) || SHARED_PAGE.test(each));
  if (ofAdmins.length >= USUAL_FROM) return isForAdminsAlone ? 'admin-pages' : 'pages';
  return pages.length > 1 && ofAdmins.length === 0 ? 'training' : null;
}

/** Whether a route shows it, and it is not only a part of a page. */
function isRoute(id: string, graph: ModuleGraph): boolean {
  return ROUTE.test(id) && (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
}

/** The sources that need the module to start, and the module itself. */
function importersOf(module: string, graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set([module]);
  for (const each of found)
    for (const importer of graph.getModuleInfo(each)?.importers ?? []) found.add(importer);
  return found;
}
