import { type Params, useMatches } from 'react-router';

/** Properties of a route's screen, set as `handle` in the route table. */
export type RouteHandle = {
  /** The page's name in the title of the browser tab. */
  title?: string | ((params: Readonly<Params>) => string);
  /** The screen uses the whole width. */
  hideSidebar?: boolean;
};

/** The value of `name` in the innermost matched route that has one. */
function useHandle<K extends keyof RouteHandle>(name: K) {
  const matches = useMatches();
  const match = matches.findLast(({ handle }) => (handle as RouteHandle | undefined)?.[name]);
  return { value: (match?.handle as RouteHandle | undefined)?.[name], params: match?.params ?? {} };
}

export function useRouteTitle(): string | undefined {
  const { value, params } = useHandle('title');
  return typeof value === 'function' ? value(params) : value;
}

export function useSidebarHidden(): boolean {
  return useHandle('hideSidebar').value === true;
}
