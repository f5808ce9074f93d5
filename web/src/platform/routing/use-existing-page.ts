import { useEffect, useEffectEvent } from 'react';

type Shown = {
  /** Counted from 1. */
  readonly page: number;
  readonly pageSize: number;
  /** How many entries there are; undefined while that is not known. */
  readonly total: number | undefined;
};

/** Leads from behind the last page, where the last entry was deleted or the address is old. True while it does. */
export function useExistingPage(shown: Shown, goTo: (page: number) => void): boolean {
  const instead = pageInstead(shown);
  const leave = useEffectEvent(goTo);
  useEffect(() => {
    if (instead !== null) leave(instead);
  }, [instead]);
  return instead !== null;
}

/** The last page there is, when `page` lies behind it; null when it does not. */
export function pageInstead({ page, pageSize, total }: Shown): number | null {
  if (total === undefined) return null;
  const last = Math.max(1, Math.ceil(total / pageSize));
  return page > last ? last : null;
}
