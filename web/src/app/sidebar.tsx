import type { OwnUser } from '@portal/contract/accounts';
import { Link, useLocation } from 'react-router';
import { UnreadBadge } from '../features/chat/components/unread-badge.tsx';
import { HelpLink } from '../features/help/components/help-link.tsx';
import { PendingBadge } from '../features/help/components/pending-badge.tsx';
import { ProductMark } from '../platform/brand/product-mark.tsx';
import { homePath } from '../platform/routing/paths.ts';
import { useSection } from '../platform/routing/route-handle.ts';
import { useViewedReach } from '../platform/session/view-as.ts';
import { classNames } from '../ui/class-names.ts';
import { Name } from '../ui/name.tsx';
import { frameTexts } from './frame/texts/catalogue.ts';
import type { NavigationEntry } from './navigation.ts';
import { CURRENT_ENTRY, currentMark, PLAIN_ENTRY } from './navigation-entry.ts';
import { navigationOf } from './own-navigation.ts';
import { PortalVersion } from './portal-version.tsx';
import { SeenPart } from './seen-part.tsx';

/** The product's name as a link to the home page. */
export function HomeLink({ user, className }: { user: OwnUser; className?: string | undefined }) {
  return (
    <Link
      to={homePath(user.role)}
      className={classNames('flex min-h-11 items-center gap-3 rounded-md', className)}
    >
      <ProductMark className="size-8 shrink-0" />
      <span className="font-semibold tracking-tight">Training Portal</span>
    </Link>
  );
}

type NavigationListProps = {
  user: OwnUser;
  /** Called when an entry is followed, so that a drawer around the list can close. */
  onFollow?: (() => void) | undefined;
};

export function NavigationList({ user, onFollow }: NavigationListProps) {
  return (
    <>
      <MainNavigation user={user} onFollow={onFollow} />
      {user.role === 'TRAINEE' ? (
        <nav aria-label={frameTexts().helpNavigation} className="border-t pt-4">
          <HelpLink className={entryClass} onFollow={onFollow} />
        </nav>
      ) : null}
    </>
  );
}

function MainNavigation({ user, onFollow }: NavigationListProps) {
  const section = useSection();
  const { pathname } = useLocation();
  const isView = useViewedReach() !== null;
  return (
    <nav aria-label={frameTexts().mainNavigation}>
      <ul className="grid gap-1">
        {navigationOf(user, isView).map(({ label, to, section: own, icon: Icon, count }) => (
          <li key={to}>
            <Link
              to={to}
              onClick={onFollow}
              aria-current={currentMark(own, { section, pathname })}
              className={entryClass({ isActive: own === section })}
            >
              <Icon aria-hidden="true" className="size-[1.125rem] shrink-0" />
              <span className="grow">{label()}</span>
              <Count of={count} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Count({ of }: { of: NavigationEntry['count'] }) {
  if (of === undefined) return null;
  return of === 'unread messages' ? <UnreadBadge /> : <PendingBadge />;
}

const entryClass = ({ isActive }: { isActive: boolean }) =>
  isActive ? CURRENT_ENTRY : PLAIN_ENTRY;

/** The navigation at the side of the page on wide screens. */
export function Sidebar({ user }: { user: OwnUser }) {
  return (
    <aside className="sticky top-0 hidden h-(--page-height) w-64 shrink-0 flex-col gap-6 overflow-y-auto border-e bg-surface px-4 py-3 lg:flex print:hidden">
      <HomeLink user={user} className="px-2" />
      <NavigationList user={user} />
      <div className="mt-auto grid gap-2 pb-2">
        {user.company ? (
          <p className="min-w-0 wrap-anywhere px-3 text-sm text-text-muted">
            <Name>{user.company.name}</Name>
          </p>
        ) : null}
        <SeenPart reach={user.reach} />
        {user.role === 'ADMIN' ? <PortalVersion /> : null}
      </div>
    </aside>
  );
}
