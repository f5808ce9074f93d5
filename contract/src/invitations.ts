/** Invitations by mail that a mail server has refused permanently. */
import * as z from 'zod/mini';
import { instant } from './fields.ts';

export const invitationRefusalReason = z.enum([
  'mailbox-unknown',
  'mailbox-full',
  'address-invalid',
  'refused-by-policy',
  'other',
]);
export type InvitationRefusalReason = z.infer<typeof invitationRefusalReason>;

export const invitationRefusal = z.object({
  reason: invitationRefusalReason,
  at: instant,
  /** The mail server's reply, shortened. */
  reply: z.string(),
});
export type InvitationRefusal = z.infer<typeof invitationRefusal>;

/** 'Invitation refused: mailbox unknown' */
export const INVITATION_REFUSAL_WORDS = {
  'mailbox-unknown': 'mailbox unknown',
  'mailbox-full': 'mailbox full',
  'address-invalid': 'address not valid',
  'refused-by-policy': 'refused by the rules of the mail server',
  other: 'refused by the mail server',
} as const satisfies Record<InvitationRefusalReason, string>;
