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

/** Those, and the page of the own account, which shares the fields of passwords with them. */
const ACCOUNT_PAGE =
  /[\\/]features[\\/]accounts[\\/]pages[\\/]|[\\/]app[\\/]pages[\\/]account-page/;

const PART_OF_PAGE = /[\\/]src[\\/](?:features|app[\\/]pages)[\\/]/;
const FEW_ROUTES = 4;

/** The feature of a file. */
const FEATURE = /[\\/]src[\\/]features[\\/]([a-z-]+)[\\/]/;
/** The feature and the topic of texts. */
const TOPIC = /[\\/](?:web[\\/]src[\\/]features|contract[\\/]src)[\\/]([a-z\\/-]+)[\\/]texts[\\/]/;

/** Loaded with every page of signed-in users. */
const SIGNED_IN = /[\\/]app[\\/](?:data-provider|session-checks|signed-in-layout)/;

/** Pages that trainees may see. */
const TRAINEE_PAGE =
  /[\\/](?:(?:learning|chat)[\\/]pages|app[\\/]pages[\\/](?:training|account)-|help[\\/]pages[\\/]own-)/;

/** The texts of a part of the app in one language, and those about refusals, which are loaded with the first of them. */
const TEXTS = /[\\/](?:texts|reasons)[\\/]([a-z]{2})\.ts$/;
const REASONS = /[\\/]reasons[\\/][a-z]{2}\.ts$/;

/**
 * The file of a module that several others share; null if one page or late part alone needs it. A page loads its own
 * file and a few shared ones, and none that only other roles need.
 */
export function sharedFile(id: string, graph: ModuleGraph): string | null {
  const language = TEXTS.exec(id)?.[1];
  if (language !== undefined) return `texts-${language}-${pagesOfTexts(id, graph)}`;
  if (isRoute(id, graph)) return null;
  const importers = [...importersOf(id, graph)];
  const isNeededBy = (pattern: RegExp) => importers.some((each) => pattern.test(each));
  if (isNeededBy(FIRST_PAGE)) return 'first-pages';
  if (ICON.test(id) && isNeededBy(LANDING_PAGE)) return 'first-pages';
  if (isNeededBy(LOG_IN)) return 'calls';
  const routes = importers.filter((each) => isRoute(each, graph));
  const areAll = (pattern: RegExp) => routes.every((each) => pattern.test(each));
  if (isNeededBy(VISITORS_PAGE)) return areAll(ACCOUNT_PAGE) ? 'visitors' : 'common';
  if (isNeededBy(SIGNED_IN)) return 'signed-in';
  if (routes.length < 2) return null;
  if (isNeededBy(TRAINEE_PAGE)) return areAll(TRAINEE_PAGE) ? 'trainee-pages' : 'pages';
  const isInLatePart = importers.some((each) => isLatePart(each, graph));
  return adminsFile(id, { routes, isInLatePart });
}

/** The file of a module that only pages of admins need: few pages share one, or the pages of its feature, or all. */
function adminsFile(
  id: string,
  { routes, isInLatePart }: { routes: readonly string[]; isInLatePart: boolean },
): string {
  if (PART_OF_PAGE.test(id) && routes.length <= FEW_ROUTES)
    return `of-${routes.map(nameOf).toSorted().join('-')}`;
  const feature = FEATURE.exec(id)?.[1];
  if (feature !== undefined) return `of-${feature}`;
  return isInLatePart ? 'overlays' : 'admin-pages';
}

/** The pages that need the texts of a file: each page loads few files of texts, and little that it does not show. */
function pagesOfTexts(id: string, graph: ModuleGraph): string {
  if (REASONS.test(id)) return 'reasons';
  const catalogues = graph.getModuleInfo(id)?.dynamicImporters ?? [];
  const importers = catalogues.flatMap((catalogue) => [...importersOf(catalogue, graph)]);
  const areNeededBy = (...patterns: RegExp[]) =>
    importers.some((each) => patterns.some((pattern) => pattern.test(each)));
  if (areNeededBy(FIRST_PAGE)) return 'start';
  if (areNeededBy(LANDING_PAGE, VISITORS_PAGE)) return 'visitors';
  if (areNeededBy(SIGNED_IN)) return 'signed-in';
  if (areNeededBy(TRAINEE_PAGE)) return 'pages';
  return TOPIC.exec(id)?.[1]?.replaceAll(/[\\/]/g, '-') ?? 'admins';
}

const nameOf = (id: string) => /([^\\/]+)\.tsx$/.exec(id)?.[1] ?? '';

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
