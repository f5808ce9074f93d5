import { type Params, type RouteMatch, type RouteObject, useMatches } from 'react-router';

/** Properties of a route's screen, set as `handle` in the route table. */
export type RouteHandle = {
  /** The page's name in the title of the browser tab. */
  title?: string | ((params: Readonly<Params>) => string);
  /** The screen uses the whole width. */
  hideSidebar?: boolean;
  /** The address of the navigation's entry to which the page belongs; null for a page outside of the navigation. */
  section?: string | null;
};

/** The matched route, from the innermost outwards, that first has a value of `name`, with this value. */
function findHandle<K extends keyof RouteHandle>(
  matches: readonly { handle?: unknown; params: Params }[],
  name: K,
) {
  const handleOf = ({ handle }: { handle?: unknown }) => handle as RouteHandle | undefined;
  const match = matches.findLast((each) => handleOf(each)?.[name] !== undefined);
  return {
    value: match && handleOf(match)?.[name],
    params: match?.params ?? {},
  };
}

export function useRouteTitle(): string | undefined {
  const { value, params } = findHandle(useMatches(), 'title');
  return typeof value === 'function' ? value(params) : value;
}

export function useSidebarHidden(): boolean {
  return findHandle(useMatches(), 'hideSidebar').value === true;
}

/** The address of the entry that is marked in the navigation; null for none. */
export function useSection(): string | null {
  return findHandle(useMatches(), 'section').value ?? null;
}

/** The same for routes that are matched without being shown. Undefined if none of them says it. */
export function sectionOf(matches: readonly RouteMatch<string, RouteObject>[]) {
  const handles = matches.map(({ route: { handle }, params }) => ({ handle, params }));
  return findHandle(handles, 'section').value;
}
