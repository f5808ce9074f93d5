import { useEffect, useRef } from 'react';
import { Outlet } from 'react-router';
import { startOutbox } from '../features/chat/outbox/model/own-outbox.ts';
import { useLiveChat } from '../features/chat/use-live-chat.ts';
import { useLiveHelp } from '../features/help/use-live-help.ts';
import { JobPanel } from '../features/jobs/components/job-panel.tsx';
import { useLiveLearning } from '../features/learning/use-live-learning.ts';
import { liveStore, startLive } from '../platform/live/live.ts';
import { useSidebarHidden } from '../platform/routing/route-handle.ts';
import { session } from '../platform/session/session-store.ts';
import { useCurrentUser, useSession } from '../platform/session/use-session.ts';
import { useViewedReach } from '../platform/session/view-as.ts';
import { prepareFormats } from '../platform/time/format-instant.ts';
import { lazyOnIdle } from '../ui/lazy-on-idle.tsx';
import { PortalContainer } from '../ui/portal-container.ts';
import { Region } from '../ui/region.tsx';
import { Header } from './header.tsx';
import { MAIN } from './main-styles.ts';
import { answerOtherTabs } from './open-work.ts';
import { Sidebar } from './sidebar.tsx';
import { useReachNotice } from './use-reach-notice.ts';
import { ViewBanner } from './view-banner.tsx';

// Called once, when the first screen for signed-in users is loaded. Frames, and messages that wait to be sent, are those
// of the user, who sees the portal as another admin in some tabs.
if (session.viewed() === null) {
  liveStore.onFrame('OWN_ACCOUNT', session.update);
  startLive();
  startOutbox();
}
answerOtherTabs();

const SessionEndedDialog = lazyOnIdle(
  async () =>
    (await import('../features/accounts/components/session-ended-dialog.tsx')).SessionEndedDialog,
);

/** The layout of all screens for signed-in users. */
export function Component() {
  const user = useCurrentUser();
  const hasEnded = useSession().status === 'ended';
  const isWithoutSidebar = useSidebarHidden();
  const viewed = useViewedReach();
  useLiveLearning(user);
  useLiveHelp();
  useLiveChat();
  useReachNotice();
  useEffect(() => void prepareFormats(), []);
  const main = useRef<HTMLElement>(null);
  return (
    <PortalContainer value={main}>
      <div className="flex min-h-(--page-height)">
        {isWithoutSidebar ? null : (
          <Region>
            <Sidebar user={user} />
          </Region>
        )}
        <div className="flex min-w-0 grow flex-col">
          {viewed === null ? null : <ViewBanner scopes={viewed} />}
          <Region>
            <Header user={user} isWithoutSidebar={isWithoutSidebar} />
          </Region>
          <main ref={main} id="main" className={MAIN}>
            {user.role === 'ADMIN' && viewed === null ? (
              <Region>
                <JobPanel />
              </Region>
            ) : null}
            <Outlet />
          </main>
        </div>
      </div>
      {hasEnded ? <SessionEndedDialog user={user} /> : null}
    </PortalContainer>
  );
}
