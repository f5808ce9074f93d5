/** The navigation of one user: without the entries that the user can never use. */
import type { OwnUser } from '@portal/contract/accounts';
import type { Reach } from '@portal/contract/reach';
import { hasAnywhere, onlyReachedCompany } from '@portal/contract/reach-rules';
import { paths } from '../platform/routing/paths.ts';
import { frameTexts } from './frame/texts/catalogue.ts';
import { type NavigationEntry, navigation } from './navigation.ts';

type OwnEntry = NavigationEntry & {
  /** The section of the pages for which the entry is marked. */
  readonly section: string;
};

/** @param isView the user sees the portal as another admin, without the pages about the own account */
export function navigationOf({ role, reach }: OwnUser, isView: boolean): readonly OwnEntry[] {
  return navigation[role]
    .filter(({ isPersonal }) => !(isView && isPersonal))
    .filter((entry) => reach === null || isWithinReach(entry, reach))
    .map((entry) => ownEntry(entry, reach));
}

function isWithinReach({ isPortalWide, right }: NavigationEntry, reach: Reach): boolean {
  if (isPortalWide) return reach === 'portal';
  return right === undefined || hasAnywhere(reach, right);
}

/** With one company its page is in place of the list of companies. */
function ownEntry(entry: NavigationEntry, reach: Reach | null): OwnEntry {
  const { to } = entry;
  const company = reach === null ? null : onlyReachedCompany(reach);
  if (company === null || to !== paths.companyModules.pattern) return { ...entry, section: to };
  return {
    ...entry,
    label: () => frameTexts().titles.company,
    to: paths.company.to(company.id),
    section: to,
  };
}
