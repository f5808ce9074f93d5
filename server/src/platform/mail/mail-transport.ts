/** A mail to one person. Addresses were checked; the subject is one line. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** One way out for mails. */
export interface MailTransport {
  /** Settles when the mail is handed over. Rejects with MailRefusedError where trying again is no use. */
  deliver(mail: Mail): Promise<void>;
  close(): Promise<void>;
}

/** The other side will never take this mail. */
export class MailRefusedError extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause });
    this.name = 'MailRefusedError';
  }
}
