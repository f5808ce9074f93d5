/** Creates conversations message by message, with the read state of the demo. */
import type { CommandContext } from '../command.ts';
import { DEMO_CONVERSATIONS, type DemoConversation } from './content/conversations.ts';
import { type DemoPeople, personOf } from './people.ts';

export async function seedConversations(
  context: CommandContext,
  people: DemoPeople,
): Promise<void> {
  for (const conversation of DEMO_CONVERSATIONS)
    await seedConversation(context, people, conversation);
}

async function seedConversation(
  { services: { chat }, clock }: CommandContext,
  people: DemoPeople,
  { between, hoursAgo, lines, unread, isBlocked = false }: DemoConversation,
): Promise<void> {
  const [opener, other] = [personOf(people, between[0]), personOf(people, between[1])];
  clock.goBack(hoursAgo);
  const room = await chat.openDirectRoom(opener, other.userId, 'demo');
  for (const [index, { by, minutesLater, text }] of lines.entries()) {
    clock.advance(minutesLater * 60);
    const [writer, reader] = by === 0 ? [opener, other] : [other, opener];
    const { seq } = await chat.sendMessage(writer, {
      chatRoomId: room.id,
      senderId: writer.userId,
      content: text,
    });
    if (index < lines.length - unread) await chat.markRead(reader, room.id, seq);
  }
  if (isBlocked) await chat.block(opener, room.id, true);
}
