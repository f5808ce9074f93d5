import { createHmac } from 'node:crypto';

interface MessageIdOptions {
  /** A random text, unique to this installation. */
  readonly installation: string;
  readonly publicUrl: string;
}

interface MailRow {
  readonly id: number;
  readonly createdAt: number;
  /** Names the mail, if it exists once; otherwise null. */
  readonly messageKey: string | null;
}

/**
 * Derives a mail's Message-ID from its key, or else from its row. The time is part of it because a restored database
 * assigns the same ids again; the hash hides the number of mails.
 */
export function createMessageIds({ installation, publicUrl }: MessageIdOptions) {
  const { hostname } = new URL(publicUrl);
  return ({ id, createdAt, messageKey }: MailRow): string => {
    const source = messageKey ?? `mail:${id}:${createdAt}`;
    const hash = createHmac('sha256', installation).update(source);
    return `<${hash.digest('hex').slice(0, 32)}@${hostname}>`;
  };
}
