import { messageContent } from '@portal/contract/chat';
import { CHAT_MESSAGE_MAX } from '@portal/contract/limits';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canBeAccepted } from './sendable-text.ts';

it.each([
  ['a text', 'Hello', true],
  ['the longest text', 'x'.repeat(CHAT_MESSAGE_MAX), true],
  ['an emoji at the limit', '😀'.repeat(CHAT_MESSAGE_MAX / 2), true],
  ['a text that is too long', 'x'.repeat(CHAT_MESSAGE_MAX + 1), false],
  ['a blank text', '\u200b ', false],
  ['a NUL', 'a\u0000b', false],
  ['half a surrogate pair', 'a\ud83d', false],
])('%s', (_, text, isAcceptable) => expect(canBeAccepted(text)).toBe(isAcceptable));

it('says the same as the contract of any trimmed text', () => {
  const anyText = fc.string({ unit: 'binary', maxLength: 30 });
  const longText = fc.nat({ max: 3 }).map((more) => 'x'.repeat(CHAT_MESSAGE_MAX - 1 + more));
  fc.assert(
    fc.property(fc.oneof(anyText, longText), (text) => {
      const trimmed = text.trim();
      expect(canBeAccepted(trimmed)).toBe(messageContent.safeParse(trimmed).success);
    }),
  );
});
