/** In the bell of a trainee: an admin's change of the modules has completed the training. */
import type { OwnResult } from '@portal/contract/runs';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import { useEffect, useEffectEvent, useMemo } from 'react';
import {
  completedBySentence,
  markResultsSeen,
  useResultsForBell,
} from '#web/features/learning/api/own-results.ts';
import { closeDesktopNotice } from '#web/platform/desktop/desktop-notice.ts';
import { paths } from '#web/platform/routing/paths.ts';
import type { Notification, NotificationKind } from './notification.ts';

const TITLE = 'You have completed your training!';

const tagOf = ({ number }: OwnResult) => `result-${number}`;

/** Without trainings that the trainee has completed by a pass, which the page of the module says. */
export const resultKind: NotificationKind = {
  useEntries() {
    const { data } = useResultsForBell();
    return useMemo(() => (data ?? []).flatMap(entryOf), [data]);
  },

  useUnreadCount() {
    const { data = [] } = useResultsForBell();
    return data.filter(({ isSeen }) => !isSeen).length;
  },

  useNotices(notify) {
    const { data } = useResultsForBell();
    const notifyOfUnseen = useEffectEvent((results: readonly OwnResult[]) => {
      for (const result of results) {
        const { number, completedAt, completedBy, isSeen } = result;
        if (isSeen) closeDesktopNotice(tagOf(result));
        if (isSeen || completedBy === null) continue;
        const sentence = completedBySentence(completedBy);
        notify({
          // After an undo the training may be completed again.
          id: `${tagOf(result)}-${completedAt}`,
          tag: tagOf(result),
          toast: { title: TITLE, description: sentence },
          desktop: { title: TITLE, body: sentence },
          path: paths.result.to(number),
        });
      }
    });
    useEffect(() => {
      if (data !== undefined) notifyOfUnseen(data);
    }, [data]);
  },

  markAllRead: markResultsSeen,
};

function entryOf(result: OwnResult): Notification[] {
  const { number, completedAt, completedBy, isSeen } = result;
  if (completedBy === null) return [];
  return [
    {
      id: tagOf(result),
      title: TITLE,
      message: completedBySentence(completedBy),
      icon: GraduationCap,
      iconTone: 'success',
      timestamp: completedAt,
      isRead: isSeen,
      path: paths.result.to(number),
      noticeTag: tagOf(result),
      markRead: markResultsSeen,
    },
  ];
}
