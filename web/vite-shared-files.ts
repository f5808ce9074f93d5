import type { Rolldown } from 'vite';

type ModuleGraph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** Pages and tabs that a route loads lazily; each has a file of its own, by which the check of weight finds it. */
const ROUTE = /-(?:page|tab)\.tsx$/;

/** The start of the app and everything of the login are in one file. */
const FIRST_PAGE = /[\\/]app[\\/]main\.tsx$|[\\/]login-page\.tsx$/;

/** The icons of the landing page are too small for a file of their own. */
const ICON = /[\\/]lucide-react[\\/]/;
const LANDING_PAGE = /[\\/]app[\\/]landing[\\/]/;

/** Sends a login; loaded when the form is first touched. */
const LOG_IN = /[\\/]accounts[\\/]api[\\/]log-in\.ts$/;

/** The sign-up and the pages with passwords. */
const VISITORS_PAGE = /[\\/]features[\\/]accounts[\\/]pages[\\/]/;

/** Loaded with every page of signed-in users. */
const SIGNED_IN = /[\\/]app[\\/](?:data-provider|session-checks|signed-in-layout)/;

/** Pages that trainees may see. */
const TRAINEE_PAGE =
  /[\\/](?:(?:learning|chat)[\\/]pages|app[\\/]pages[\\/](?:training|account)-|help[\\/]pages[\\/]own-)/;

/**
 * The file of a module that several others share; null if one page or late part alone needs it. A page loads its own
 * file and a few shared ones, and none that only other roles need.
 */
export function sharedFile(id: string, graph: ModuleGraph): string | null {
  if (isRoute(id, graph)) return null;
  const importers = [...importersOf(id, graph)];
  const isNeededBy = (pattern: RegExp) => importers.some((each) => pattern.test(each));
  if (isNeededBy(FIRST_PAGE)) return 'first-pages';
  if (ICON.test(id) && isNeededBy(LANDING_PAGE)) return 'first-pages';
  if (isNeededBy(LOG_IN)) return 'calls';
  if (isNeededBy(VISITORS_PAGE)) return 'common';
  if (isNeededBy(SIGNED_IN)) return 'signed-in';
  if (importers.filter((each) => isRoute(each, graph)).length < 2) return null;
  if (isNeededBy(TRAINEE_PAGE)) return 'pages';
  return importers.some((each) => isLatePart(each, graph)) ? 'overlays' : 'admin-pages';
}

/** Whether a route shows it, and it is not only a part of a page. */
function isRoute(id: string, graph: ModuleGraph): boolean {
  return ROUTE.test(id) && (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
}

/** Whether it is loaded after a page, as dialogs are. */
function isLatePart(id: string, graph: ModuleGraph): boolean {
  return !ROUTE.test(id) && (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
}

/** The sources that need the module to start, and the module itself. */
function importersOf(module: string, graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set([module]);
  for (const each of found)
    for (const importer of graph.getModuleInfo(each)?.importers ?? []) found.add(importer);
  return found;
}
