import type { ChatRoom, ChatUser } from '@portal/contract/chat';
import Ban from 'lucide-react/icons/ban';
import Bell from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Search from 'lucide-react/icons/search';
import { messageOf } from '#web/platform/http/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { DropdownItem, DropdownMenu } from '#web/ui/dropdown-menu.tsx';
import { TextWithName } from '#web/ui/name.tsx';
import { toast } from '#web/ui/toast.ts';
import { useMuteRoom } from '../api/rooms.ts';
import { useBlocking } from '../model/use-blocking.ts';
import { chatTexts } from '../texts/catalogue.ts';

type ConversationMenuProps = { room: ChatRoom; partner: ChatUser; onSearch: () => void };

export function ConversationMenu({ room, partner, onSearch }: ConversationMenuProps) {
  const t = chatTexts().menu;
  const { setBlocked } = useBlocking(room.id);
  const mute = useMuteRoom();
  const setMuted = (muted: boolean) =>
    mute.mutate(
      { roomId: room.id, muted },
      {
        onSuccess: () => void toast.success(muted ? t.muted : t.unmuted),
        onError: (error) => void toast.error(chatTexts().failedToChange(messageOf(error))),
      },
    );
  return (
    <DropdownMenu
      trigger={
        <Button variant="ghost" size="icon" aria-label={t.open}>
          <EllipsisVertical aria-hidden="true" />
        </Button>
      }
    >
      <DropdownItem icon={<Search aria-hidden="true" />} onSelect={onSearch}>
        {t.search}
      </DropdownItem>
      <DropdownItem
        icon={room.muted ? <Bell aria-hidden="true" /> : <BellOff aria-hidden="true" />}
        onSelect={() => setMuted(!room.muted)}
      >
        <span>{room.muted ? t.unmute : t.mute}</span>
      </DropdownItem>
      {(room.canBlock || room.blocked) && !partner.deleted && (
        <DropdownItem icon={<Ban aria-hidden="true" />} onSelect={() => setBlocked(!room.blocked)}>
          <TextWithName
            text={room.blocked ? t.unblock(partner.name) : t.block(partner.name)}
            name={partner.name}
          />
        </DropdownItem>
      )}
    </DropdownMenu>
  );
}
