import type { ChatMessage } from '@portal/contract/chat';
import { send } from '../servers/send.ts';
import type { Member } from './crowd.ts';
import type { Page } from './page.ts';

/** Returns the faults of the rooms after everything was acknowledged: lost, duplicated, out of order, not shown. */
export async function examineRooms(
  origin: string,
  members: readonly Member[],
  pages: readonly Page[],
): Promise<string[]> {
  const problems: string[] = [];
  const unsent = pages.reduce((sum, page) => sum + page.unsent(), 0);
  if (unsent > 0) problems.push(`${unsent} messages were never sent`);
  for (const { roomId, token } of members.filter(({ userId, partnerId }) => userId < partnerId)) {
    const inRoom = pages.filter((page) => page.roomId === roomId);
    const stored = await readRoom(origin, roomId, token);
    for (const problem of problemsOf(stored, inRoom)) problems.push(`room ${roomId}: ${problem}`);
  }
  return problems;
}

async function readRoom(origin: string, roomId: number, token: string): Promise<ChatMessage[]> {
  const stored: ChatMessage[] = [];
  for (;;) {
    const after = stored.at(-1)?.seq ?? 0;
    const path = `/chat/rooms/${roomId}/messages?markRead=false&after=${after}`;
    const page = await send<ChatMessage[]>(origin, 'GET', path, { token });
    stored.push(...page);
    if (page.length === 0) return stored;
  }
}

function problemsOf(stored: readonly ChatMessage[], pages: readonly Page[]): string[] {
  const problems: string[] = [];
  const contents = stored.map(({ content }) => content);
  if (stored.some(({ seq }, i) => seq !== i + 1)) problems.push('numbers are not dense');
  if (new Set(contents).size !== contents.length) problems.push('a message is there twice');
  for (const page of pages) {
    const own = stored.filter(({ senderId }) => senderId === page.userId);
    const ownContents = own.map(({ content }) => content);
    if (page.written.join() !== ownContents.join())
      problems.push(`messages of ${page.userId} are lost or out of order`);
    const shown = page.shown().map(({ seq }) => seq);
    const missing = stored.filter(({ seq }) => seq >= (shown[0] ?? 1) && !shown.includes(seq));
    if (missing.length > 0) problems.push(`${missing.length} are not shown to ${page.userId}`);
  }
  return problems;
}
