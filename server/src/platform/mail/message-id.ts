import { createHmac } from 'node:crypto';

interface MessageIdOptions {
  /** A random text, unique to this installation. */
  readonly installation: string;
  readonly publicUrl: string;
}

/**
 * Derives a mail's Message-ID from its row. The time is part of it because a restored database assigns the same ids
 * again; the hash hides the number of mails.
 */
export function createMessageIds({ installation, publicUrl }: MessageIdOptions) {
  const { hostname } = new URL(publicUrl);
  return ({ id, createdAt }: { readonly id: number; readonly createdAt: number }): string => {
    const hash = createHmac('sha256', installation).update(`mail:${id}:${createdAt}`);
    return `<${hash.digest('hex').slice(0, 32)}@${hostname}>`;
  };
}
