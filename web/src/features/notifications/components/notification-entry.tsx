import GraduationCap from 'lucide-react/icons/graduation-cap';
import { Link } from 'react-router';
import { paths } from '#web/platform/routing/paths.ts';
import { Instant } from '#web/platform/time/instant.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { readCompletionsUpTo } from '../api/completions.ts';
import type { Entry } from '../model/notification-list.ts';

type NotificationEntryProps = { entry: Entry; onFollow: () => void };

/** One thing there is news about; leads to it. */
export function NotificationEntry({ entry, onFollow }: NotificationEntryProps) {
  const { senderName, message, timestamp, isRead } = entry;
  const isMessage = entry.type === 'message';
  const follow = () => {
    // A message is read where it is shown; of a completed training there is no more to see.
    if (entry.completionId !== null && !isRead) void readCompletionsUpTo(entry.completionId);
    onFollow();
  };
  return (
    <Link
      to={pathOf(entry)}
      onClick={follow}
      className={classNames(
        'grid grid-cols-[auto_1fr_auto] items-start gap-3 rounded-lg p-3 hover:bg-hover',
        !isRead && 'bg-accent-soft/60',
      )}
    >
      {isMessage ? <Avatar name={senderName} size="sm" /> : <CompletionMark />}
      <div className="grid min-w-0 gap-0.5">
        <span className="wrap-anywhere line-clamp-1 font-medium text-sm">
          {isMessage ? senderName : 'Training Completed!'}
        </span>
        <span dir="auto" className="wrap-anywhere line-clamp-2 text-sm text-text-muted">
          {message}
        </span>
        <Instant value={timestamp} className="text-text-muted text-xs" />
      </div>
      {isRead ? null : (
        <span className="mt-1.5 size-2.5 rounded-full bg-accent">
          <span className="sr-only">Unread</span>
        </span>
      )}
    </Link>
  );
}

function pathOf({ traineeId, chatRoomId }: Entry): string {
  if (traineeId !== null) return paths.trainee.to(traineeId);
  return chatRoomId === null ? paths.chat.to() : paths.chat.to(chatRoomId);
}

function CompletionMark() {
  return (
    <span
      aria-hidden="true"
      className="grid size-8 place-items-center rounded-full bg-success-soft text-success-text [&>svg]:size-4"
    >
      <GraduationCap />
    </span>
  );
}
