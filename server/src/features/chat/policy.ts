import type { ErrorCode } from '@portal/contract/errors';
import type { Role } from '@portal/contract/fields';
import { CHAT_UNANSWERED_MAX } from '@portal/contract/limits';
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

/** Admins can see all people in the administration too. */
export function hasPeopleLimit(user: Identity): boolean {
  return user.role !== 'ADMIN';
}

/** A user, as far as it matters who can chat with the user. */
export interface Colleague {
  readonly role: Role;
  readonly companyId: number | null;
  /** Whether trainees of the company can chat with people of other companies. */
  readonly crossCompanyChat: boolean;
}

/** A member of a room, as far as it matters what the two members can do. */
export interface Member extends Colleague {
  readonly hasBlocked: boolean;
  readonly hasWritten: boolean;
}

const isAdmin = ({ role }: Colleague) => role === 'ADMIN';

/** Whether a company keeps the two apart. Admins can chat with all. */
export function areSeparated(one: Colleague, other: Colleague): boolean {
  if (isAdmin(one) || isAdmin(other) || one.companyId === other.companyId) return false;
  return !(one.crossCompanyChat && other.crossCompanyChat);
}

/** A user, as far as it matters who finds the user in the directory. */
export interface ListedColleague extends Colleague {
  /** Whether the company is in the public list. */
  readonly isListed: boolean;
}

/** Whether a trainee finds another user by name, or opens a conversation by the id. */
export function mayFind(user: Colleague, other: ListedColleague): boolean {
  if (areSeparated(user, other)) return false;
  return isAdmin(user) || isAdmin(other) || user.companyId === other.companyId || other.isListed;
}

/** Whether the two see if the other one is online, types, or has read. */
export function areInContact(one: Member, other: Member): boolean {
  return !(areSeparated(one, other) || one.hasBlocked || other.hasBlocked);
}

/** An admin must be able to reach every trainee. */
export const mayBlock = (other: Colleague): boolean => !isAdmin(other);

/**
 * How many messages a member can send before the other one has written; null without a limit. All messages so far are
 * the member's own, because the other one has written none.
 */
export function messagesLeft(sender: Member, receiver: Member, lastSeq: number): number | null {
  if (receiver.hasWritten || isAdmin(sender) || isAdmin(receiver)) return null;
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
