import { useEffect, useEffectEvent } from 'react';

type Shown = {
  /** Counted from 1. */
  readonly page: number;
  readonly pageSize: number;
  /** The number of entries; undefined while it is unknown. */
  readonly total: number | undefined;
};

/**
 * Goes to the last page if the page in the address does not exist, because its last entry was deleted or the address is
 * old. Returns true until then.
 */
export function useExistingPage(shown: Shown, goTo: (page: number) => void): boolean {
  const instead = replacementPage(shown);
  const leave = useEffectEvent(goTo);
  useEffect(() => {
    if (instead !== null) leave(instead);
  }, [instead]);
  return instead !== null;
}

/** The last page, if `page` is behind it; otherwise null. */
export function replacementPage({ page, pageSize, total }: Shown): number | null {
  if (total === undefined) return null;
  const last = Math.max(1, Math.ceil(total / pageSize));
  return page > last ? last : null;
}
