import type { ChatMessage } from '@portal/contract/chat';
import type { Completion } from '@portal/contract/notifications';
import { toast } from 'sonner';
import { attention } from '#web/platform/attention/attention.ts';
import { openRoom } from '#web/platform/attention/open-room.ts';
import { desktopPermission, showDesktopNotice } from '#web/platform/desktop/desktop-notice.ts';
import { paths } from '#web/platform/routing/paths.ts';
import { chime } from '#web/platform/sound/chime.ts';
import { readNotificationSettings } from '#web/platform/storage/notification-settings.ts';
import { claimOnce } from '#web/platform/tabs/claims.ts';
import { roomsNow } from '../api/unread.ts';
import { bellList, messageStore } from './message-store.ts';
import { createNoticeRaiser, type Matter } from './notice-raiser.ts';
import { type Ways, waysFor } from './notice-rules.ts';
import { completionSentence, type Entry, isMessageRead } from './notification-list.ts';

/** Goes to a place of the app. */
export type GoTo = (path: string) => void;

type Words = {
  readonly toast: { readonly title: string; readonly description: string };
  readonly desktop: { readonly title: string; readonly body: string };
  /** Where it leads. */
  readonly path: string;
};

const LONG_MS = 10_000;

/** What raises notices for one person, from its start to its end. */
export function createNotices(userId: number, goTo: GoTo) {
  const shown = new Set<string>();
  let hasEnded = true;
  const raise = createNoticeRaiser({
    attention,
    waysFor(attention) {
      const isGranted = desktopPermission() === 'granted';
      return waysFor(readNotificationSettings(isGranted), { attention, isGranted });
    },
    claim: (id) => claimOnce(`noticed:${userId}`, id),
    wait: (ms) => new Promise((wake) => setTimeout(wake, ms)),
  });

  const tell = (id: string, words: Words) => (ways: Ways) => {
    const view = () => goTo(words.path);
    shown.add(id);
    if (ways.toast)
      toast.info(words.toast.title, {
        id,
        description: words.toast.description,
        duration: LONG_MS,
        action: { label: 'View', onClick: view },
      });
    if (ways.desktop) showDesktopNotice({ ...words.desktop, tag: id, onClick: view });
    if (ways.sound) void chime();
  };

  return {
    raiseForMessage(message: ChatMessage): Promise<void> {
      const { id, chatRoomId } = message;
      const matter: Matter = {
        id: `message-${id}`,
        isShownHere: () => isSeenHere(chatRoomId) || isListSeen(),
        isRead: () => hasEnded || isMessageRead(messageStore.current(), message),
        isUnwanted: () => isMuted(chatRoomId),
        // One a conversation: the latest message takes the place of those before it.
        tell: tell(noticeOfRoom(chatRoomId), {
          toast: { title: 'New message received!', description: `From ${message.sender.name}` },
          desktop: { title: 'New Message', body: 'You have received a new message' },
          path: paths.chat.to(chatRoomId),
        }),
      };
      return raise(matter);
    },

    raiseForCompletion({ id, traineeId, traineeName }: Completion): Promise<void> {
      const title = 'Training Completed!';
      const sentence = completionSentence(traineeName);
      const name = noticeOfCompletion(id);
      return raise({
        id: name,
        isShownHere: isListSeen,
        isRead: () => hasEnded,
        isUnwanted: async () => false,
        tell: tell(name, {
          toast: { title, description: sentence },
          desktop: { title, body: sentence },
          path: paths.trainee.to(traineeId),
        }),
      });
    },

    start(): void {
      hasEnded = false;
    },

    /** Nobody else is told what was for this person. */
    end(): void {
      hasEnded = true;
      for (const id of shown) toast.dismiss(id);
    },
  };
}

const noticeOfRoom = (chatRoomId: number) => `room-${chatRoomId}`;
const noticeOfCompletion = (id: number) => `completion-${id}`;

/** Takes the toasts away that tell what these entries tell. */
export function dismissToasts(entries: readonly Entry[]): void {
  for (const { chatRoomId, completionId } of entries) {
    if (chatRoomId !== null) toast.dismiss(noticeOfRoom(chatRoomId));
    if (completionId !== null) toast.dismiss(noticeOfCompletion(completionId));
  }
}

function isListSeen(): boolean {
  return bellList.isOpen && attention() === 'focused';
}

/** The conversation is open, and somebody can see it. */
function isSeenHere(chatRoomId: number): boolean {
  return openRoom.current() === chatRoomId && attention() !== 'hidden';
}

async function isMuted(chatRoomId: number): Promise<boolean> {
  const rooms = await roomsNow();
  return rooms.some(({ id, muted }) => id === chatRoomId && muted);
}
