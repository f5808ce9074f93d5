import { useMemo } from 'react';
import { useAddressState } from '#web/platform/routing/address-state.ts';
import { type CompaniesView, FIRST_VIEW, viewSchema } from './company-rows.ts';

/** The search, order and page of the companies in the address, and the function that changes them. */
export function useCompaniesView() {
  const [{ search, sort, descending, page }, setView] = useAddressState(viewSchema, FIRST_VIEW);
  // The same object for the same values, so that it can be deferred.
  const view = useMemo<CompaniesView>(
    () => ({ search, sort, descending, page }),
    [search, sort, descending, page],
  );
  const choose = (change: Partial<CompaniesView>) =>
    setView((shown) => ({ ...shown, page: 1, ...change }), {
      preventScrollReset: true,
      replace: true,
    });
  return [view, choose] as const;
}
