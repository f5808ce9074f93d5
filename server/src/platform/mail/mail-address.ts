// RFC 5322's dot-atom at a host name, at most the 64 and 254 characters of RFC 5321. Quoted local parts, comments,
// address literals and everything that ends or joins a header are refused.
const ATOM = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const MAIL_ADDRESS = new RegExp(
  `^(?=.{1,254}$)(?=.{1,64}@)${ATOM}(?:\\.${ATOM})*@${LABEL}(?:\\.${LABEL})*$`,
  'i',
);

/** The sender of the mails. */
export interface MailSender {
  /** Shown by mail programs; empty for none. */
  readonly name: string;
  readonly address: string;
}

/** Whether the text is one plain address that can be used in a mail header and an envelope unchanged. */
export function isMailAddress(text: string): boolean {
  return MAIL_ADDRESS.test(text);
}
