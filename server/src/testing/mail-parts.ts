/** The parts of a mail as it is sent that tests examine. */

export interface MailParts {
  /** Everything above the first empty line. */
  readonly headers: string;
  /** Decoded. */
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Null without one. */
  readonly attachment: string | null;
}

export function mailParts(mail: string): MailParts {
  const [headers = '', ...rest] = mail.split('\r\n\r\n');
  // With an attachment, text and HTML are parts of the first part.
  const boundaries = [...mail.matchAll(/boundary="([^"]+)"/g)].map(([, boundary]) => boundary);
  if (boundaries.length === 0) throw new Error(`Not in parts:\n${headers}`);
  const parts = boundaries.reduce(
    (split, boundary) => split.flatMap((part) => part.split(`--${boundary}`)),
    [rest.join('\r\n\r\n')],
  );
  const attached = parts.find((part) => part.includes('Content-Disposition: attachment'));
  return {
    headers,
    subject: subjectOf(headers),
    text: linesOf(partOf(parts, 'text/plain')),
    html: linesOf(partOf(parts, 'text/html')),
    attachment: attached === undefined ? null : bodyOf(attached),
  };
}

const linesOf = (text: string) => text.replaceAll('\r\n', '\n');

/** Encoded words (RFC 2047) are in UTF-8; white space between two of them is no part of the text. */
function subjectOf(headers: string): string {
  const [, subject = ''] = /^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(headers) ?? [];
  return subject
    .replaceAll(/\r\n(?=[ \t])/g, '')
    .replaceAll(/\?=[ \t]+=\?/g, '?==?')
    .replaceAll(/(?:=\?UTF-8\?[BQ]\?[^?]*\?=)+/gi, (words) =>
      Buffer.concat([...words.matchAll(/\?([BQ])\?([^?]*)\?=/gi)].map(bytesOf)).toString(),
    );
}

function bytesOf([, encoding = '', word = '']: RegExpExecArray): Buffer {
  if (encoding.toUpperCase() === 'B') return Buffer.from(word, 'base64');
  return bytesOfQuoted(word.replaceAll('_', ' '));
}

function bytesOfQuoted(text: string): Buffer {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1');
}

function partOf(parts: readonly string[], type: string): string {
  const part = parts.find((each) => each.includes(`Content-Type: ${type}`));
  if (part === undefined) throw new Error(`There is no ${type} in this mail`);
  return bodyOf(part);
}

function bodyOf(part: string): string {
  const [headers = '', ...body] = part.split('\r\n\r\n');
  const encoding = /Content-Transfer-Encoding: (\S+)/.exec(headers)?.[1];
  return decoded(body.join('\r\n\r\n'), encoding);
}

function decoded(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body;
  return bytesOfQuoted(body.replaceAll(/=\r?\n/g, '')).toString();
}
