import { useCallback, useContext } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  type Location,
  useLocation,
} from 'react-router';
import { portalPath } from './base-path.ts';

interface LatestLocation {
  /** Where the router is going, or else where it is. */
  readonly location: Pick<Location, 'key' | 'search'>;
  /** Whether it is not the rendered one any more. */
  readonly hasMoved: boolean;
  /** Whether it is on another page. */
  readonly isElsewhere: boolean;
}

/**
 * Returns a function that reads the location from the router. The rendered location is older while the code of the next
 * page is being loaded, and while a page is being rendered.
 */
export function useLatestLocation(): () => LatestLocation {
  const rendered = useLocation();
  const router = useContext(DataRouterContext)?.router;
  return useCallback(() => {
    if (router === undefined) return { location: rendered, hasMoved: false, isElsewhere: false };
    const location = router.state.navigation.location ?? router.state.location;
    return {
      location,
      hasMoved: location.key !== rendered.key,
      isElsewhere: portalPath(location.pathname) !== rendered.pathname,
    };
  }, [router, rendered]);
}
