/** Completed trainings in the bell of an admin. */
import type { Completion } from '@portal/contract/notifications';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useLiveFrame, useLiveReopened } from '#web/platform/live/use-live.ts';
import { paths } from '#web/platform/routing/paths.ts';
import {
  markAllCompletionsRead,
  markCompletionsReadUpTo,
  refreshCompletionsHere,
  useCompletions,
} from '../api/completions.ts';
import type { Notice, Notify } from './notices.ts';
import type { Notification, NotificationKind } from './notification.ts';

export const completionKind: NotificationKind = {
  useEntries() {
    const { data } = useCompletions();
    return useMemo(() => (data ?? []).map(completionEntry), [data]);
  },

  useUnreadCount() {
    const { data = [] } = useCompletions();
    return data.filter(({ isRead }) => !isRead).length;
  },

  useNotices: useCompletionNotices,
  markAllRead: markAllCompletionsRead,
};

function useCompletionNotices(notify: Notify): void {
  const { data } = useCompletions();
  useLiveFrame('MODULE_COMPLETION', () => void refreshCompletionsHere());
  useLiveReopened(() => void refreshCompletionsHere());

  const known = useRef<ReadonlySet<number> | null>(null);
  const notifyOfNew = useEffectEvent((completions: readonly Completion[]) => {
    const before = known.current;
    known.current = new Set(completions.map(({ id }) => id));
    // Completions of the first answer are listed without a notice.
    if (before === null) return;
    for (const each of completions)
      if (!before.has(each.id) && !each.isRead) notify(noticeOf(each));
  });
  useEffect(() => {
    if (data !== undefined) notifyOfNew(data);
  }, [data]);
}

const TITLE = 'Training Completed!';

const nameOf = (id: number) => `completion-${id}`;
const sentenceOf = (trainee: string) => `${trainee} has completed all training modules!`;

function noticeOf({ id, traineeId, traineeName }: Completion): Notice {
  const sentence = sentenceOf(traineeName);
  return {
    id: nameOf(id),
    tag: nameOf(id),
    toast: { title: TITLE, description: sentence },
    desktop: { title: TITLE, body: sentence },
    path: paths.trainee.to(traineeId),
  };
}

export function completionEntry(completion: Completion): Notification {
  const { id, traineeId, traineeName, completedAt, isRead } = completion;
  return {
    id: nameOf(id),
    title: TITLE,
    message: sentenceOf(traineeName),
    icon: GraduationCap,
    timestamp: completedAt,
    isRead,
    path: paths.trainee.to(traineeId),
    noticeTag: nameOf(id),
    markRead: () => markCompletionsReadUpTo(id),
  };
}
