import type { ChatUser } from '@portal/contract/chat';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Settings from 'lucide-react/icons/settings';
import type { Ref } from 'react';
import { Link } from 'react-router';
import { openNotificationSettings } from '#web/platform/attention/settings-dialog.ts';
import { useIsOnline } from '#web/platform/live/use-live.ts';
import { paths } from '#web/platform/routing/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { Elements } from '#web/ui/elements.ts';
import { Name } from '#web/ui/name.tsx';
import { PresenceDot } from '#web/ui/presence-dot.tsx';
import { chatTexts } from '../texts/catalogue.ts';
import { ConnectionStatus } from './connection-status.tsx';
import { CompanyBadge, RoleBadge } from './person-badges.tsx';

type ConversationHeaderProps = {
  partner: ChatUser;
  headingRef: Ref<HTMLHeadingElement>;
  /** Moves the focus on, because a pressed button has disappeared. */
  onButtonRemoved: () => void;
  /** The menu with the other actions. */
  menu: Elements;
};

export function ConversationHeader(props: ConversationHeaderProps) {
  const { partner, headingRef, onButtonRemoved, menu } = props;
  const t = chatTexts().conversation;
  return (
    <header
      data-no-toast
      className="flex items-start gap-3 border-b bg-surface px-3 py-2.5 sm:px-4"
    >
      <Link
        to={paths.chat.to()}
        aria-label={t.toChats}
        className={classNames(buttonStyles({ variant: 'ghost', size: 'icon' }), '-ms-2 md:hidden')}
      >
        <ArrowLeft aria-hidden="true" />
      </Link>
      <Avatar name={partner.name} className="max-sm:hidden" />
      <div className="grid min-w-0 grow gap-1">
        <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <h2
            ref={headingRef}
            tabIndex={-1}
            className="min-w-0 truncate font-semibold tracking-tight outline-none"
          >
            <Name>{partner.name}</Name>
          </h2>
          <RoleBadge user={partner} />
          <CompanyBadge user={partner} />
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-text-muted text-xs">
          {partner.deleted ? null : <Presence userId={partner.id} />}
          <ConnectionStatus onButtonRemoved={onButtonRemoved} />
        </div>
      </div>
      <div className="flex shrink-0 items-center">
        <Button
          variant="ghost"
          size="icon"
          title={t.notificationSettings}
          aria-label={t.notificationSettings}
          onClick={openNotificationSettings}
        >
          <Settings aria-hidden="true" />
        </Button>
        {menu}
      </div>
    </header>
  );
}

function Presence({ userId }: { userId: number }) {
  const t = chatTexts().conversation;
  const isOnline = useIsOnline(userId);
  return (
    <span className="inline-flex items-center gap-1.5">
      <PresenceDot online={isOnline} className="size-2" />
      <span>{isOnline ? t.online : t.offline}</span>
    </span>
  );
}
