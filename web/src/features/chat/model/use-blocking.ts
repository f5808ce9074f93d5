import { messageOf } from '#web/platform/http/api-error.ts';
import { toast } from '#web/ui/toast.ts';
import { useBlockPartner } from '../api/rooms.ts';
import { chatTexts } from '../texts/catalogue.ts';

/** Blocks and unblocks the other person of a room; the text field shows it. A failure is shown in a toast. */
export function useBlocking(roomId: number) {
  const { mutate, isPending } = useBlockPartner();
  const setBlocked = (blocked: boolean) =>
    mutate(
      { roomId, blocked },
      { onError: (error) => void toast.error(chatTexts().failedToChange(messageOf(error))) },
    );
  return { setBlocked, isPending };
}
