import { CHAT_UNANSWERED_MAX } from '@portal/contract/limits';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  areInContact,
  areSeparated,
  type Member,
  messagesLeft,
  refusalOfMessage,
} from './policy.ts';

const aMember: fc.Arbitrary<Member> = fc.record({
  role: fc.constantFrom('TRAINEE' as const, 'ADMIN' as const),
  companyId: fc.constantFrom(null, 1, 2),
  crossCompanyChat: fc.boolean(),
  hasBlocked: fc.boolean(),
  hasWritten: fc.boolean(),
});
const aNumber = fc.nat({ max: 2 * CHAT_UNANSWERED_MAX });
const both = (one: Member, other: Member, role: Member['role']) =>
  one.role === role && other.role === role;

it('a message is accepted without a block, across open companies, and while the sender may wait for an answer', () => {
  fc.assert(
    fc.property(aMember, aMember, aNumber, (sender, receiver, lastSeq) => {
      const areTrainees = both(sender, receiver, 'TRAINEE');
      const isSeparated =
        areTrainees &&
        sender.companyId !== receiver.companyId &&
        !(sender.crossCompanyChat && receiver.crossCompanyChat);
      const isUnanswered = areTrainees && !receiver.hasWritten && lastSeq >= CHAT_UNANSWERED_MAX;
      const expected =
        (isSeparated && 'SEPARATED') ||
        (sender.hasBlocked && 'FORBIDDEN') ||
        (receiver.hasBlocked && 'NOT_DELIVERED') ||
        (isUnanswered && 'UNANSWERED') ||
        undefined;
      expect(refusalOfMessage(sender, receiver, lastSeq)?.code).toBe(expected);
    }),
  );
});

it('what a company or a block prevents, it prevents in both directions', () => {
  fc.assert(
    fc.property(aMember, aMember, (one, other) => {
      expect(areSeparated(one, other)).toBe(areSeparated(other, one));
      expect(areInContact(one, other)).toBe(areInContact(other, one));
      if (refusalOfMessage(one, other, 0) === null) expect(areInContact(one, other)).toBe(true);
    }),
  );
});

it('the number of messages left counts down to the refusal, and ends with the answer', () => {
  fc.assert(
    fc.property(aMember, aMember, aNumber, (sender, receiver, lastSeq) => {
      const left = messagesLeft(sender, receiver, lastSeq);
      const next = messagesLeft(sender, receiver, lastSeq + 1);
      expect(next).toBe(left === null ? null : Math.max(0, left - 1));
      expect(messagesLeft(sender, { ...receiver, hasWritten: true }, lastSeq)).toBeNull();
    }),
  );
});
