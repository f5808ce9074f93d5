import { CHAT_MESSAGE_MAX } from '@portal/contract/limits';
import { isBlank, isStorable } from '@portal/contract/text-rules';

/** Whether the server may accept a message with this text. Otherwise sending it again as it is cannot help. */
export function canBeAccepted(text: string): boolean {
  return !isBlank(text) && text.length <= CHAT_MESSAGE_MAX && isStorable(text);
}
