import type { ErrorCode } from '@portal/contract/errors';
import type { Role } from '@portal/contract/fields';
import { CHAT_UNANSWERED_MAX } from '@portal/contract/limits';
import type { Reach } from '@portal/contract/reach';
import { reachesPartOf, reachesPeople } from '@portal/contract/reach-rules';
import { because, type Refusal } from '@portal/contract/reasons';
import type { Identity, Verdict } from '#server/platform/http/route.ts';

/** The sender in the body must be the caller. */
export function maySend(
  user: Identity,
  { body }: { readonly body: { readonly senderId: number } },
): Verdict {
  return body.senderId === user.userId
    ? true
    : { code: 'FORBIDDEN', refusal: because('messageOfAnother') };
}

/** An admin who sees the whole portal can see all people in the administration too. */
export function hasPeopleLimit({ reach }: Identity): boolean {
  return reach !== 'portal';
}

/** A user, as far as it matters who can chat with the user. */
export interface Colleague {
  readonly role: Role;
  readonly companyId: number | null;
  /** Whether the company lets its trainees chat with people of other companies; true for an admin. */
  readonly crossCompanyChat: boolean;
  /** The scopes of an admin; empty for a trainee. */
  readonly reach: Reach;
  /** Read only if the other user is a limited admin. */
  readonly groupIds: readonly number[];
}

/** A member of a room, as far as it matters what the two members can do. */
export interface Member extends Colleague {
  readonly hasBlocked: boolean;
  readonly hasWritten: boolean;
}

const isAdmin = ({ role }: Colleague) => role === 'ADMIN';

/** Whether one is an admin who sees the other one. */
function sees({ reach }: Colleague, { companyId, groupIds }: Colleague): boolean {
  if (companyId === null) return reach === 'portal';
  return reachesPeople(reach, { companyId, groupIds });
}

/** Whether one belongs to the company of the other one: as its trainee, or as an admin of it or of one of its groups. */
function isOfCompanyOf(one: Colleague, { companyId }: Colleague): boolean {
  if (one.reach === 'portal' || one.companyId === companyId) return true;
  return companyId !== null && reachesPartOf(one.reach, companyId);
}

/** Whether a company keeps the two apart, of which one is not of the company. */
export function areSeparated(one: Colleague, other: Colleague): boolean {
  if (isOfCompanyOf(one, other) || isOfCompanyOf(other, one)) return false;
  return !(one.crossCompanyChat && other.crossCompanyChat);
}

/** A user, as far as it matters who finds the user in the directory. */
export interface ListedColleague extends Colleague {
  /** Whether the company is in the public list. */
  readonly isListed: boolean;
}

/** Whether a user finds another one by name, or opens a conversation by the id. */
export function mayFind(user: Colleague, other: ListedColleague): boolean {
  if (areSeparated(user, other)) return false;
  return isAdmin(other) || isOfCompanyOf(user, other) || other.isListed;
}

/** Whether the two see if the other one is online, types, or has read. */
export function areInContact(one: Member, other: Member): boolean {
  return !(areSeparated(one, other) || one.hasBlocked || other.hasBlocked);
}

/** An admin must be able to reach the people whom the admin sees. */
export const mayBlock = (user: Colleague, other: Colleague): boolean => !sees(other, user);

/**
 * How many messages a member can send before the other one has written; null without a limit. All messages so far are
 * the member's own, because the other one has written none.
 */
export function messagesLeft(sender: Member, receiver: Member, lastSeq: number): number | null {
  if (receiver.hasWritten || sees(sender, receiver) || sees(receiver, sender)) return null;
  return Math.max(0, CHAT_UNANSWERED_MAX - lastSeq);
}

interface MessageRefusal {
  readonly code: ErrorCode;
  readonly refusal: Refusal;
}

/** The reason for refusing a message in a room whose latest message has the number; null if it is accepted. */
export function refusalOfMessage(
  sender: Member,
  receiver: Member,
  lastSeq: number,
): MessageRefusal | null {
  if (areSeparated(sender, receiver)) return SEPARATED;
  if (sender.hasBlocked) return OWN_BLOCK;
  if (receiver.hasBlocked) return NOT_DELIVERED;
  return messagesLeft(sender, receiver, lastSeq) === 0 ? UNANSWERED : null;
}

const SEPARATED: MessageRefusal = {
  code: 'SEPARATED',
  refusal: because('companiesSeparated'),
};
const OWN_BLOCK: MessageRefusal = {
  code: 'FORBIDDEN',
  refusal: because('youHaveBlocked'),
};
const NOT_DELIVERED: MessageRefusal = {
  code: 'NOT_DELIVERED',
  refusal: because('messageNotDelivered'),
};
const UNANSWERED: MessageRefusal = {
  code: 'UNANSWERED',
  refusal: because('messagesUnanswered', { max: CHAT_UNANSWERED_MAX }),
};
