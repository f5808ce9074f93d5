import { useAddressState } from '#web/platform/routing/address-state.ts';
import { type CompaniesView, FIRST_VIEW, viewSchema } from './company-rows.ts';

/** The search, order and page of the companies in the address, and the function that changes them. */
export function useCompaniesView() {
  const [view, setView] = useAddressState(viewSchema, FIRST_VIEW);
  const choose = (change: Partial<CompaniesView>) =>
    setView((shown) => ({ ...shown, page: 1, ...change }), {
      preventScrollReset: true,
      replace: true,
    });
  return [view, choose] as const;
}
