import { expect, it } from 'vitest';
import { refusalReasonOf } from './refusal-reason.ts';

it.each([
  ['550 5.1.1 no such user', 'mailbox-unknown'],
  ['550-5.1.1 The email account that you tried to reach does not exist.', 'mailbox-unknown'],
  ['550 5.2.1 mailbox disabled', 'mailbox-unknown'],
  ['550 No such user here', 'mailbox-unknown'],
  ['551 User not local', 'mailbox-unknown'],
  ['552 5.2.2 over quota', 'mailbox-full'],
  ['552 Exceeded storage allocation', 'mailbox-full'],
  ['550 Mailbox is full', 'mailbox-full'],
  ['553 5.1.3 bad destination mailbox address syntax', 'address-invalid'],
  ['553 mailbox name', 'address-invalid'],
  ['550 5.7.1 Relaying', 'refused-by-policy'],
  ['554 Your message looks like spam', 'refused-by-policy'],
  ['550 Access denied', 'refused-by-policy'],
  ['554 Transaction failed', 'other'],
  ['5.1.1', 'other'],
  ['', 'other'],
])('%s: %s', (reply, reason) => {
  expect(refusalReasonOf(reply)).toBe(reason);
});
