import { type Params, useMatches } from 'react-router';

/** What a route says about its screen; put into the route table as `handle`. */
export type RouteHandle = {
  /** The page's name in the browser's tab. */
  title?: string | ((params: Readonly<Params>) => string);
  /** The screen wants the whole width. */
  hideSidebar?: boolean;
};

/** The innermost value that the shown routes give for `name`. */
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
