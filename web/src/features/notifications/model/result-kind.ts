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
import { notificationTexts } from '../texts/catalogue.ts';
import type { NotificationTexts } from '../texts/en.ts';
import type { Notification, NotificationKind } from './notification.ts';

const tagOf = ({ number }: OwnResult) => `result-${number}`;

/** Without trainings that the trainee has completed by a pass, which the page of the module says. */
export const resultKind: NotificationKind = {
  useEntries() {
    const { data } = useResultsForBell();
    const t = notificationTexts();
    return useMemo(() => (data ?? []).flatMap((result) => entryOf(result, t)), [data, t]);
  },

  useUnreadCount() {
    const { data = [] } = useResultsForBell();
    return data.filter(({ isSeen }) => !isSeen).length;
  },

  useNotices(notify) {
    const { data } = useResultsForBell();
    const notifyOfUnseen = useEffectEvent((results: readonly OwnResult[]) => {
      const title = notificationTexts().notices.ownTrainingCompleted;
      for (const result of results) {
        const { number, completedAt, completedBy, isSeen } = result;
        if (isSeen) closeDesktopNotice(tagOf(result));
        if (isSeen || completedBy === null) continue;
        const sentence = completedBySentence(completedBy);
        notify({
          // After an undo the training may be completed again.
          id: `${tagOf(result)}-${completedAt}`,
          tag: tagOf(result),
          toast: { title, description: sentence },
          desktop: { title, body: sentence },
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

function entryOf(result: OwnResult, { notices }: NotificationTexts): Notification[] {
  const { number, completedAt, completedBy, isSeen } = result;
  if (completedBy === null) return [];
  return [
    {
      id: tagOf(result),
      title: notices.ownTrainingCompleted,
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
