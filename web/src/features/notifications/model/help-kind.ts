/** Answers to the trainee's help requests in the bell. */
import type { OwnHelpRequest } from '@portal/contract/help';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import {
  changesSentence,
  changeText,
  changeTitle,
  isChanged,
  type UnseenChanges,
  unseenChanges,
} from '#web/features/help/api/own-changes.ts';
import {
  fetchedOwnHelpRequests,
  markChangesSeen,
  useOwnHelpRequests,
} from '#web/features/help/api/own-requests.ts';
import { attention } from '#web/platform/attention/attention.ts';
import { closeDesktopNotice } from '#web/platform/desktop/desktop-notice.ts';
import { useShownLanguage } from '#web/platform/language/shown-language.ts';
import { paths } from '#web/platform/routing/paths.ts';
import { notificationTexts } from '../texts/catalogue.ts';
import type { Notice } from './notices.ts';
import type { Notification, NotificationKind } from './notification.ts';

/** From the list that the page of the requests and the badge in the sidebar show, so that all of them agree. */
export const helpKind: NotificationKind = {
  useEntries() {
    const { data } = useOwnHelpRequests();
    const language = useShownLanguage();
    // The texts of the entries are in this language.
    return useMemo(() => helpEntries(data ?? []), [data, language]);
  },

  useUnreadCount() {
    const { data = [] } = useOwnHelpRequests();
    return unseenChanges(data)?.requests.length ?? 0;
  },

  useNotices(notify) {
    const { data = [] } = useOwnHelpRequests();
    const { pathname } = useLocation();
    const place = useRef(pathname);
    useEffect(() => {
      place.current = pathname;
    }, [pathname]);
    const changes = unseenChanges(data);
    const at = changes?.at;
    const notifyOfChanges = useEffectEvent(() => {
      if (changes === null) return;
      const isSeenHere = () => place.current === paths.ownHelp.to() && attention() !== 'hidden';
      notify({ ...noticeOf(changes), isSeenHere });
    });
    useEffect(() => {
      if (at === undefined) closeDesktopNotice(TAG);
      else notifyOfChanges();
    }, [at]);
  },

  async markAllRead() {
    const changes = unseenChanges(fetchedOwnHelpRequests());
    if (changes !== null) await markChangesSeen(changes.at);
  },
};

/** A notice about all changed requests replaces the earlier one. */
const TAG = 'help';

/** Changes from before the page was opened are announced too, once in each browser. */
function noticeOf(changes: UnseenChanges): Notice {
  const sentence = changesSentence(changes);
  const [only, ...more] = changes.requests;
  return {
    id: `help-${changes.at}`,
    tag: TAG,
    toast: { title: sentence },
    desktop: { title: notificationTexts().notices.helpRequest, body: sentence },
    path: paths.ownHelp.to(more.length === 0 ? only?.id : undefined),
    isRead: () => (unseenChanges(fetchedOwnHelpRequests())?.at ?? 0) < changes.at,
  };
}

/** The requests that an admin has changed. The page of the requests marks them as read. */
export function helpEntries(requests: readonly OwnHelpRequest[]): Notification[] {
  return requests.filter(isChanged).map((request) => ({
    id: `help-${request.id}`,
    title: changeTitle(request),
    message: changeText(request),
    icon: LifeBuoy,
    iconTone: 'accent',
    timestamp: request.updatedAt,
    isRead: !request.hasNews,
    path: paths.ownHelp.to(request.id),
    noticeTag: TAG,
  }));
}
