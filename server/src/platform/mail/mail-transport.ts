import type { MailContent } from './mail-content.ts';

/** Mails delivered at the same time. Few mail servers allow a client fewer connections. */
export const PARALLEL_DELIVERIES = 3;

/** A mail to one person. The address was checked; the subject is one line. */
export interface Mail extends MailContent {
  readonly to: string;
  /** With its angle brackets; the same at each attempt. */
  readonly messageId: string;
}

/** Delivers mails to a mail server, or to a folder. */
export interface MailTransport {
  /**
   * Resolves when the mail is accepted, with the answer of the mail server or the path of the file. Rejects with
   * NotAcceptedError if it was certainly not accepted; after any other error the mail may have been accepted.
   */
  deliver(mail: Mail): Promise<string>;
  close(): Promise<void>;
}

/**
 * refused: final, for this recipient or mail. deferred: the server may accept this mail later. unreachable: no mail can
 * be delivered at present.
 */
export type NotAccepted = 'refused' | 'deferred' | 'unreachable';

export class NotAcceptedError extends Error {
  readonly outcome: NotAccepted;
  /** The answer of the mail server; without an answer, the message of the cause. */
  readonly reply: string;

  constructor(outcome: NotAccepted, cause: Error & { readonly response?: string }) {
    super(cause.message, { cause });
    this.name = 'NotAcceptedError';
    this.outcome = outcome;
    this.reply = cause.response ?? cause.message;
  }
}
