import type { Role } from '@portal/contract/fields';
import { type Page, pages } from './page-table.ts';

export type NavigationEntry = NonNullable<Page['navigation']> & {
  readonly label: string;
  readonly to: string;
};

function entriesOf(role: Role): NavigationEntry[] {
  return pages.flatMap(({ who, path, title, navigation }) => {
    const isSeen = who === role || who === 'users';
    return isSeen && navigation !== undefined ? [{ ...navigation, label: title, to: path }] : [];
  });
}

/** The entries of the sidebar, from top to bottom. */
export const navigation: Readonly<Record<Role, readonly NavigationEntry[]>> = {
  TRAINEE: entriesOf('TRAINEE'),
  ADMIN: entriesOf('ADMIN'),
};
