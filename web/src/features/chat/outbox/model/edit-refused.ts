import { isBlank } from '@portal/contract/text-rules';
import { ownDrafts } from '#web/features/chat/model/own-drafts.ts';
import type { Entry } from './outbox-state.ts';
import { ownOutbox } from './own-outbox.ts';

/** Takes a refused message back into the draft of its chat, above what has been written there since. */
export function editRefused({ id, chatRoomId, content }: Entry): void {
  const draft = ownDrafts.read(chatRoomId);
  // The draft first: at no moment is the text in neither place.
  ownDrafts.write(chatRoomId, isBlank(draft) ? content : `${content}\n${draft}`);
  ownOutbox.discard(id);
}
