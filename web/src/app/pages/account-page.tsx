import { useOwnAccount } from '#web/features/accounts/api/own-account.ts';
import { NameCard } from '#web/features/accounts/components/name-card.tsx';
import { PasswordCard } from '#web/features/accounts/components/password-card.tsx';
import { SessionsCard } from '#web/features/accounts/components/sessions-card.tsx';
import { LanguageCard } from '#web/features/accounts/language/components/language-card.tsx';
import { NotificationSettingsCard } from '#web/features/notifications/components/notification-settings-card.tsx';
import { usePageHeader } from '#web/platform/routing/route-handle.ts';
import { useCurrentUser } from '#web/platform/session/use-session.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Region } from '#web/ui/region.tsx';

/** The user's own account: name, password, sessions and notices. */
export function Component() {
  const known = useCurrentUser();
  // Shown at once as the browser knows the user; what the server says replaces it.
  const { data: user = known } = useOwnAccount();
  return (
    <>
      <PageHeader {...usePageHeader()} />
      <div className="grid max-w-2xl gap-5">
        <Region>
          <NameCard user={user} />
        </Region>
        <Region>
          <PasswordCard email={user.email} />
        </Region>
        <Region>
          <LanguageCard />
        </Region>
        <Region>
          <SessionsCard />
        </Region>
        <Region>
          <NotificationSettingsCard />
        </Region>
      </div>
    </>
  );
}
