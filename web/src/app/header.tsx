import type { OwnUser } from '@portal/contract/accounts';
import LogOut from 'lucide-react/icons/log-out';
import Menu from 'lucide-react/icons/menu';
import { useState } from 'react';
import { Link } from 'react-router';
import { HelpChangesDot } from '../features/help/components/help-link.tsx';
import { NotificationBell } from '../features/notifications/components/notification-bell.tsx';
import { paths } from '../platform/routing/paths.ts';
import { useViewedReach } from '../platform/session/view-as.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Drawer } from '../ui/drawer.tsx';
import { Name } from '../ui/name.tsx';
import { Region } from '../ui/region.tsx';
import { frameTexts } from './frame/texts/catalogue.ts';
import { PortalVersion } from './portal-version.tsx';
import { SeenPart } from './seen-part.tsx';
import { HomeLink, NavigationList } from './sidebar.tsx';
import { ThemeMenu } from './theme-menu.tsx';
import { LogoutQuestion, useLogout } from './use-logout.tsx';

type HeaderProps = {
  user: OwnUser;
  /** The page has no sidebar on wide screens either, so the header shows the product's name. */
  isWithoutSidebar: boolean;
};

export function Header({ user, isWithoutSidebar }: HeaderProps) {
  // The view of another admin is without the parts that are about the user's own account.
  const isView = useViewedReach() !== null;
  return (
    <header className="sticky top-0 z-30 border-b bg-background/90 backdrop-blur-md print:hidden">
      <div className="flex h-16 items-center gap-2 px-4 sm:gap-3 sm:px-6">
        <NavigationDrawer user={user} isWithoutSidebar={isWithoutSidebar} />
        <HomeLink
          user={user}
          className={classNames(!isWithoutSidebar && 'lg:hidden', 'max-sm:[&>span]:sr-only')}
        />
        <div className="ms-auto flex items-center gap-1 sm:gap-3">
          <ThemeMenu />
          {isView ? null : <OwnParts user={user} />}
        </div>
      </div>
    </header>
  );
}

function OwnParts({ user }: { user: OwnUser }) {
  return (
    <>
      <Region>
        <NotificationBell key={user.id} />
      </Region>
      <Person user={user} />
      <LogoutButton />
    </>
  );
}

function LogoutButton() {
  const { start, question } = useLogout();
  return (
    <>
      <Button variant="ghost" onClick={start} className="max-sm:w-11 max-sm:px-0">
        <LogOut aria-hidden="true" />
        <span className="max-sm:sr-only">{frameTexts().logout}</span>
      </Button>
      <LogoutQuestion {...question} />
    </>
  );
}

/** The user's name and role, which lead to the page of the account. */
function Person({ user }: { user: OwnUser }) {
  const t = frameTexts();
  return (
    <Link
      to={paths.account}
      title={t.yourAccount}
      className="flex min-h-11 min-w-11 items-center justify-center gap-3 rounded-md px-1.5 hover:bg-hover"
    >
      <Avatar name={user.name} size="sm" labelled />
      <span className="grid max-w-48 leading-tight max-sm:sr-only">
        <Name className="truncate font-medium text-sm">{user.name}</Name>
        <span className="text-text-muted text-xs">{t.roles[user.role]}</span>
      </span>
    </Link>
  );
}

function NavigationDrawer({ user, isWithoutSidebar }: HeaderProps) {
  const t = frameTexts();
  const [open, setOpen] = useState(false);
  const isView = useViewedReach() !== null;
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t.openNavigation}
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className={classNames('-ms-2 relative', !isWithoutSidebar && 'lg:hidden')}
      >
        <Menu aria-hidden="true" />
        {user.role === 'TRAINEE' ? <HelpChangesDot /> : null}
      </Button>
      <Drawer open={open} onOpenChange={setOpen} title={t.navigation} hideTitle side="start">
        <div className="grid gap-6">
          {isView ? null : <PersonInDrawer user={user} onFollow={() => setOpen(false)} />}
          <NavigationList user={user} onFollow={() => setOpen(false)} />
          <SeenPart reach={user.reach} />
          {user.role === 'ADMIN' ? <PortalVersion /> : null}
        </div>
      </Drawer>
    </>
  );
}

function PersonInDrawer({ user, onFollow }: { user: OwnUser; onFollow: () => void }) {
  const t = frameTexts();
  return (
    <Link
      to={paths.account}
      title={t.yourAccount}
      onClick={onFollow}
      className="flex items-center gap-3 rounded-lg bg-surface-sunken p-3 hover:bg-hover"
    >
      <Avatar name={user.name} />
      <span className="grid min-w-0">
        <Name className="truncate font-medium">{user.name}</Name>
        <span className="truncate text-sm text-text-muted">
          {user.company === null ? t.roles[user.role] : <Name>{user.company.name}</Name>}
        </span>
      </span>
    </Link>
  );
}
