import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { messageOf } from '#web/platform/http/api-error.ts';
import { Instant } from '#web/platform/time/instant.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { TextWithName } from '#web/ui/name.tsx';
import { toast } from '#web/ui/toast.ts';
import type { IconTone, Notification } from '../model/notification.ts';
import { notificationTexts } from '../texts/catalogue.ts';

type NotificationEntryProps = { notification: Notification; onOpen: () => void };

/** One notification, as a link to the page about it. */
export function NotificationEntry({ notification, onOpen }: NotificationEntryProps) {
  const {
    title,
    message,
    name = '',
    icon,
    iconTone,
    timestamp,
    isRead,
    path,
    markRead,
  } = notification;
  const t = notificationTexts().list;
  const open = () => {
    if (!isRead)
      markRead?.().catch((error: unknown) =>
        toast.error(t.failedToMark, { description: messageOf(error) }),
      );
    onOpen();
  };
  return (
    <Link
      to={path}
      onClick={open}
      className={classNames(
        'grid grid-cols-[auto_1fr_auto] items-start gap-3 rounded-lg p-3 hover:bg-hover',
        !isRead && 'bg-accent-soft/60',
      )}
    >
      {icon === null ? <Avatar name={title} size="sm" /> : <IconMark icon={icon} tone={iconTone} />}
      <div className="grid min-w-0 gap-0.5">
        <span
          translate={icon === null ? 'no' : undefined}
          className="wrap-anywhere line-clamp-1 font-medium text-sm"
        >
          <span dir="auto">{title}</span>
        </span>
        <span dir="auto" className="wrap-anywhere line-clamp-3 text-sm text-text-muted">
          <TextWithName text={message} name={name} />
        </span>
        <Instant value={timestamp} className="text-text-muted text-xs" />
      </div>
      {isRead ? null : (
        <span className="mt-1.5 size-2.5 rounded-full bg-accent">
          <span className="sr-only">{t.unread}</span>
        </span>
      )}
    </Link>
  );
}

const iconTones: Record<IconTone, string> = {
  accent: 'bg-accent-soft text-accent-text',
  success: 'bg-success-soft text-success-text',
  warning: 'bg-warning-soft text-warning-text',
};

type IconMarkProps = { icon: LucideIcon; tone: IconTone | undefined };

function IconMark({ icon: Icon, tone = 'success' }: IconMarkProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid size-8 place-items-center rounded-full forced-colors:border [&>svg]:size-4',
        iconTones[tone],
      )}
    >
      <Icon />
    </span>
  );
}
