/** Reads a secret from a file, as systemd and containers hand secrets over. */
import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';

/** More than any secret has. */
const MAX_BYTES = 4_096;

/** Reasons why a file cannot be read, by the code of the error. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'the user that runs the portal may not read it',
  ERR_ENCODING_INVALID_ENCODED_DATA: 'it is not text in UTF-8',
};

/** Returns the text, or why it is of no use, without any of it. Editors add one line end, and some a byte order mark. */
export function readSecretFile(
  path: string,
): { readonly text: string } | { readonly reason: string } {
  try {
    const content = contentOf(path);
    if (typeof content === 'string') return { reason: content };
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content).replace(/\r?\n$/, '');
    if (text === '') return { reason: 'it is empty' };
    // Parsers of addresses drop such characters, and a password would have them.
    return /\p{Cc}/u.test(text) ? { reason: 'it has more than one line of plain text' } : { text };
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    return { reason: REASONS[code] ?? `it cannot be read (${code})` };
  }
}

/** A pipe or a device could wait or send bytes forever. */
function contentOf(path: string): Buffer | string {
  const file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const stats = fstatSync(file);
    if (stats.isDirectory()) return 'it is a folder';
    if (!stats.isFile()) return 'it is no regular file';
    const buffer = Buffer.alloc(MAX_BYTES + 1);
    const length = readSync(file, buffer);
    return length > MAX_BYTES ? `it has more than ${MAX_BYTES} bytes` : buffer.subarray(0, length);
  } finally {
    closeSync(file);
  }
}
