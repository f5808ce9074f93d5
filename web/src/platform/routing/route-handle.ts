import { useMatches } from 'react-router';

/** The title and the sentence below it of a page where they are the same for all users. */
export type FixedHeader = { readonly title: string; readonly description?: string };

/** Properties of a route's screen, set as its `handle` from the table of pages. Texts are in the shown language. */
export type RouteHandle = {
  /** The page's name in the title of the browser tab. */
  title?: () => string;
  /** The screen uses the whole width. */
  hideSidebar?: boolean | undefined;
  header?: (() => FixedHeader) | undefined;
  /** The address of the navigation's entry to which the page belongs; null for a page outside of the navigation. */
  section?: string | null;
};

/** The value of the innermost matched route that has one. */
function useHandle<K extends keyof RouteHandle>(name: K): RouteHandle[K] | undefined {
  const handles = useMatches().map(({ handle }) => handle as RouteHandle | undefined);
  return handles.findLast((handle) => handle?.[name] !== undefined)?.[name];
}

export function useRouteTitle(): string | undefined {
  return useHandle('title')?.();
}

/** The header of the page in the table of pages. */
export function usePageHeader(): FixedHeader {
  return useHandle('header')?.() ?? { title: '' };
}

export function useSidebarHidden(): boolean {
  return useHandle('hideSidebar') === true;
}

/** The address of the entry that is marked in the navigation; null for none. */
export function useSection(): string | null {
  return useHandle('section') ?? null;
}
