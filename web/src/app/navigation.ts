import type { Role } from '@portal/contract/fields';
import { type Page, pages, titleOf } from './page-table.ts';

export type NavigationEntry = NonNullable<Page['navigation']> & {
  /** In the shown language. */
  readonly label: () => string;
  readonly to: string;
  /** The page is about the user's own account and not about the portal. */
  readonly isPersonal: boolean;
  /** Limited admins do not see the page. */
  readonly isPortalWide: boolean;
};

function entriesOf(role: Role): NavigationEntry[] {
  return pages.flatMap((page) => {
    const { who, path, isPortalWide = false, navigation } = page;
    const isSeen = who === role || who === 'users';
    if (!isSeen || navigation === undefined) return [];
    const label = () => titleOf(page);
    return [{ ...navigation, label, to: path, isPersonal: who === 'users', isPortalWide }];
  });
}

/** The entries of the sidebar, from top to bottom. */
export const navigation: Readonly<Record<Role, readonly NavigationEntry[]>> = {
  TRAINEE: entriesOf('TRAINEE'),
  ADMIN: entriesOf('ADMIN'),
};
