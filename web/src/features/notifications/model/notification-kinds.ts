/** The kinds of notifications, and the combined list that the bell shows. */
import { NOTIFICATIONS_MAX } from '@portal/contract/limits';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCurrentUser } from '#web/platform/session/use-session.ts';
import { completionKind } from './completion-kind.ts';
import { groupCompletionKind } from './group-completion-kind.ts';
import { helpKind } from './help-kind.ts';
import { messageKind } from './message-kind.ts';
import { createNotices } from './notices.ts';
import type { Notification } from './notification.ts';
import { reminderKind } from './reminder-kind.ts';
import { resultKind } from './result-kind.ts';

/** The latest notifications, newest first. */
export function useNotifications(): readonly Notification[] {
  const messages = messageKind.useEntries();
  const completions = completionKind.useEntries();
  const answers = helpKind.useEntries();
  const groups = groupCompletionKind.useEntries();
  const results = resultKind.useEntries();
  const reminders = reminderKind.useEntries();
  return useMemo(
    () =>
      latestNotifications([
        ...messages,
        ...completions,
        ...groups,
        ...answers,
        ...results,
        ...reminders,
      ]),
    [messages, completions, groups, answers, results, reminders],
  );
}

/** The number of unread notifications. */
export function useUnread(): number {
  const messages = messageKind.useUnreadCount();
  const completions = completionKind.useUnreadCount();
  const answers = helpKind.useUnreadCount();
  const groups = groupCompletionKind.useUnreadCount();
  const results = resultKind.useUnreadCount();
  const reminders = reminderKind.useUnreadCount();
  return messages + completions + groups + answers + results + reminders;
}

/** Shows notices on every screen; called once in a page, for one user. */
export function useNotices(): void {
  const { id: userId } = useCurrentUser();
  const navigate = useNavigate();
  const [notices] = useState(() => createNotices(userId, (path) => void navigate(path)));
  useEffect(() => {
    notices.start();
    return notices.end;
  }, [notices]);
  messageKind.useNotices(notices.notify);
  completionKind.useNotices(notices.notify);
  groupCompletionKind.useNotices(notices.notify);
  resultKind.useNotices(notices.notify);
  helpKind.useNotices(notices.notify);
  reminderKind.useNotices(notices.notify);
}

/** Marks all notifications as read, on every device. */
export function useMarkAllRead() {
  return useMutation({
    async mutationFn() {
      await messageKind.markAllRead();
      await completionKind.markAllRead();
      await groupCompletionKind.markAllRead();
      await helpKind.markAllRead();
      await resultKind.markAllRead();
      await reminderKind.markAllRead();
    },
  });
}

export function latestNotifications(
  notifications: readonly Notification[],
): readonly Notification[] {
  return notifications
    .toSorted((a, b) => Date.parse(b.timestamp) - Date.parse(a.timestamp))
    .slice(0, NOTIFICATIONS_MAX);
}
