import { UNREAD_BADGE_MAX } from '@portal/contract/limits';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import { NavLink } from 'react-router';
import { paths } from '#web/platform/routing/paths.ts';
import { CountBadge } from '#web/ui/count-badge.tsx';
import { unseenChanges } from '../api/own-changes.ts';
import { useOwnHelpRequests } from '../api/own-requests.ts';
import { helpTexts } from '../texts/catalogue.ts';

type HelpLinkProps = {
  className: (state: { isActive: boolean }) => string;
  onFollow?: (() => void) | undefined;
};

/** A link to the trainee's requests, with the number of changed ones. */
export function HelpLink({ className, onFollow }: HelpLinkProps) {
  const { data = [] } = useOwnHelpRequests();
  const t = helpTexts().own;
  return (
    <NavLink to={paths.ownHelp.to()} onClick={onFollow} className={className}>
      <LifeBuoy aria-hidden="true" className="size-[1.125rem] shrink-0" />
      <span className="grow">{t.link}</span>
      <CountBadge
        count={unseenChanges(data)?.requests.length}
        max={UNREAD_BADGE_MAX}
        words={t.changed}
      />
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
      className="absolute top-1.5 end-1.5 size-2.5 rounded-full bg-accent ring-2 ring-background"
    />
  );
}
