import { CHAT_UNANSWERED_MAX } from '@portal/contract/limits';
import type { NamedScope } from '@portal/contract/reach';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  areInContact,
  areSeparated,
  type Member,
  mayBlock,
  mayFind,
  messagesLeft,
  refusalOfMessage,
} from './policy.ts';

const inRoom = { hasBlocked: fc.boolean(), hasWritten: fc.boolean() };
const traineeOf = (companyId: number, groupIds: number[]): fc.Arbitrary<Member> =>
  fc.record({
    role: fc.constant('TRAINEE'),
    companyId: fc.constant(companyId),
    crossCompanyChat: fc.boolean(),
    reach: fc.constant([]),
    groupIds: fc.subarray(groupIds),
    ...inRoom,
  });
const aTrainee = fc.oneof(traineeOf(1, [11, 12]), traineeOf(2, [21]));
const admin = {
  role: fc.constant('ADMIN' as const),
  companyId: fc.constant(null),
  crossCompanyChat: fc.constant(true),
  groupIds: fc.constant([]),
  ...inRoom,
};
const aPortalAdmin: fc.Arbitrary<Member> = fc.record({ ...admin, reach: fc.constant('portal') });
const scope = { companyId: 1, companyName: 'One', rights: 'read' } satisfies NamedScope;
const ofGroup = { ...scope, groupId: 11, groupName: 'Kitchen' };
const aLimitedAdmin: fc.Arbitrary<Member> = fc.record({
  ...admin,
  reach: fc.constantFrom([], [scope], [ofGroup]),
});
const aMember = fc.oneof(aTrainee, aPortalAdmin, aLimitedAdmin);
const aNumber = fc.nat({ max: 2 * CHAT_UNANSWERED_MAX });

/** A second statement of the rule: whether an admin sees the person, or has a part of the company in reach. */
function seesPerson({ reach }: Member, { companyId, groupIds }: Member): boolean {
  if (reach === 'portal') return true;
  return reach.some(
    ({ groupId }) => companyId === 1 && (groupId === undefined || groupIds.includes(groupId)),
  );
}
const belongs = ({ reach, companyId }: Member, other: Member) =>
  reach === 'portal' ||
  companyId === other.companyId ||
  (reach.length > 0 && other.companyId === 1);

it('a message is accepted without a block, across open companies, and while the sender may wait for an answer', () => {
  fc.assert(
    fc.property(aMember, aMember, aNumber, (sender, receiver, lastSeq) => {
      const isSeparated =
        !(belongs(sender, receiver) || belongs(receiver, sender)) &&
        !(sender.crossCompanyChat && receiver.crossCompanyChat);
      const isUnanswered =
        !(seesPerson(sender, receiver) || seesPerson(receiver, sender)) &&
        !receiver.hasWritten &&
        lastSeq >= CHAT_UNANSWERED_MAX;
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

it('an admin cannot be blocked by the people whom the admin sees, and they are not separated', () => {
  fc.assert(
    fc.property(aTrainee, fc.oneof(aPortalAdmin, aLimitedAdmin), (trainee, admin) => {
      expect(mayBlock(trainee, admin)).toBe(!seesPerson(admin, trainee));
      if (seesPerson(admin, trainee)) expect(areSeparated(trainee, admin)).toBe(false);
      expect(mayBlock(admin, trainee)).toBe(true);
    }),
  );
});

it('a limited admin finds people outside as a trainee of another company would', () => {
  fc.assert(
    fc.property(aTrainee, aLimitedAdmin, fc.boolean(), (trainee, admin, isListed) => {
      const isFound = mayFind(admin, { ...trainee, isListed });
      expect(isFound).toBe(belongs(admin, trainee) || (trainee.crossCompanyChat && isListed));
      const isFoundByTrainee = mayFind(trainee, { ...admin, isListed: true });
      expect(isFoundByTrainee).toBe(belongs(admin, trainee) || trainee.crossCompanyChat);
    }),
  );
});
