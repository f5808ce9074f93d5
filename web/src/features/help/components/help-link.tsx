import { UNREAD_BADGE_MAX } from '@portal/contract/limits';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import { useEffect } from 'react';
import { NavLink, useLocation, useNavigate } from 'react-router';
import { toast } from 'sonner';
import { paths } from '#web/platform/routing/paths.ts';
import { useCurrentUser } from '#web/platform/session/use-session.ts';
import { claimLatest } from '#web/platform/tabs/claims.ts';
import { CountBadge } from '#web/ui/count-badge.tsx';
import { useOwnHelpRequests } from '../api/own-requests.ts';
import { changesSentence, unseenChanges } from '../model/help-changes.ts';

type HelpLinkProps = {
  className: (state: { isActive: boolean }) => string;
  onFollow?: (() => void) | undefined;
};

/** A link to the trainee's requests, with the number of changed ones. */
export function HelpLink({ className, onFollow }: HelpLinkProps) {
  const { data = [] } = useOwnHelpRequests();
  return (
    <NavLink to={paths.ownHelp} onClick={onFollow} className={className}>
      <LifeBuoy aria-hidden="true" className="size-[1.125rem] shrink-0" />
      <span className="grow">My Help Requests</span>
      <CountBadge count={unseenChanges(data)?.requests.length} max={UNREAD_BADGE_MAX} unit="new" />
    </NavLink>
  );
}

/** A dot on the menu button that contains the link, while there are changed requests. */
export function HelpChangesDot() {
  const { data = [] } = useOwnHelpRequests();
  if (unseenChanges(data) === null) return null;
  return (
    <span
      aria-hidden="true"
      className="absolute top-1.5 right-1.5 size-2.5 rounded-full bg-accent ring-2 ring-background"
    />
  );
}

/** Shows a toast about changed requests, once in one of the browser's tabs. */
export function HelpChangesToast() {
  const { id } = useCurrentUser();
  const { data = [] } = useOwnHelpRequests();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const changes = unseenChanges(data);
  const at = changes?.at ?? null;
  const sentence = changes === null ? '' : changesSentence(changes);
  const isShown = pathname === paths.ownHelp;
  useEffect(() => {
    // A hidden tab leaves the toast to a visible one.
    if (at === null || document.visibilityState === 'hidden') return;
    void claimLatest(`helpNoticed:${id}`, at).then((isFirst) => {
      if (!isFirst || isShown) return;
      toast.info(sentence, {
        duration: 10_000,
        action: { label: 'View', onClick: () => void navigate(paths.ownHelp) },
      });
    });
  }, [id, at, sentence, isShown, navigate]);
  return null;
}
