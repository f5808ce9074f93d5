import { type ActivityAction, activityAction } from '@portal/contract/activity';
import { SEARCH_MAX } from '@portal/contract/limits';

/** What of the list is shown; it lives in the address, so that reload and Back keep it. */
export type ActivityFilter = {
  readonly search: string;
  readonly action: ActivityAction | null;
  readonly company: number | null;
};

export function isAction(value: string | null): value is ActivityAction {
  return activityAction.options.some((action) => action === value);
}

/** Reads an address that anybody may have edited: what makes no sense counts as absent. */
export function filterOf(address: URLSearchParams): ActivityFilter {
  const action = address.get('action');
  const company = address.get('company') ?? '';
  return {
    // The server refuses a longer one; nothing is looked for by more.
    search: (address.get('search') ?? '').slice(0, SEARCH_MAX).trim(),
    action: isAction(action) ? action : null,
    company: /^[1-9]\d{0,14}$/.test(company) ? Number(company) : null,
  };
}

export function addressOf({ search, action, company }: ActivityFilter): URLSearchParams {
  const address = new URLSearchParams();
  if (search !== '') address.set('search', search);
  if (action !== null) address.set('action', action);
  if (company !== null) address.set('company', String(company));
  return address;
}

export function isFiltered({ search, action, company }: ActivityFilter): boolean {
  return search !== '' || action !== null || company !== null;
}
