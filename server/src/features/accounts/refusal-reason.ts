/** Finds out from the reply of a mail server why it has refused a mail to one recipient permanently. */
import type { InvitationRefusalReason } from '@portal/contract/invitations';

/** The enhanced status codes of RFC 3463, such as 5.1.1, without the class. The first match counts. */
const BY_STATUS: readonly (readonly [RegExp, InvitationRefusalReason])[] = [
  [/^1\.(3|4)$/, 'address-invalid'],
  [/^1\.(1|2|6|10)$/, 'mailbox-unknown'],
  [/^2\.1$/, 'mailbox-unknown'],
  [/^2\.2$/, 'mailbox-full'],
  [/^7\.\d+$/, 'refused-by-policy'],
];

/** Many servers send 550 for a refusal by a rule too (RFC 5321, 4.2.3), so the words are compared before the code. */
const BY_WORDS: readonly (readonly [RegExp, InvitationRefusalReason])[] = [
  [/quota|mailbox (is )?full|over ?quota|storage/i, 'mailbox-full'],
  [/policy|spam|block|denied|reject|blacklist|not allowed|not permitted/i, 'refused-by-policy'],
];

/** Reply codes of RFC 5321. */
const BY_CODE: Readonly<Record<string, InvitationRefusalReason>> = {
  '550': 'mailbox-unknown',
  '551': 'mailbox-unknown',
  '552': 'mailbox-full',
  '553': 'address-invalid',
};

export function refusalReasonOf(reply: string): InvitationRefusalReason {
  const [, code = '', status = '', words = ''] =
    /^(5\d\d)[ -]?(?:5\.(\d{1,3}\.\d{1,3})\b)?(.*)$/s.exec(reply) ?? [];
  const match = (table: typeof BY_STATUS, text: string) =>
    table.find(([pattern]) => pattern.test(text))?.[1];
  return match(BY_STATUS, status) ?? match(BY_WORDS, words) ?? BY_CODE[code] ?? 'other';
}
