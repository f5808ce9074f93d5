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
