/** A mail server on this machine that stores accepted mails, for tests of mail delivery. */
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerEnvelope, type SMTPServerOptions } from 'smtp-server';

interface ReceivedMail {
  readonly from: string;
  readonly to: string;
  readonly messageId: string;
  readonly content: string;
}

export interface MailServer extends AsyncDisposable {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
}

interface MailServerOptions extends SMTPServerOptions {
  /** 0, the default, chooses a free one. */
  readonly port?: number;
  /** Called when a mail is stored; the server replies after it. */
  readonly onReceived?: (mail: ReceivedMail) => Promise<void> | void;
}

export async function startMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const { port = 0, onReceived, ...more } = options;
  const received: ReceivedMail[] = [];
  async function store(stream: Readable, { mailFrom, rcptTo }: SMTPServerEnvelope): Promise<void> {
    const content = await text(stream);
    const mail = {
      from: mailFrom === false ? '' : mailFrom.address,
      to: rcptTo.map(({ address }) => address).join(),
      messageId: /^Message-ID: (.+)\r$/im.exec(content)?.[1] ?? '',
      content,
    };
    received.push(mail);
    await onReceived?.(mail);
  }
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    // Clients keep connections open between mails; closing must not wait until they have timed out.
    closeTimeout: 1,
    // A client that is killed during this time has not delivered its mail.
    onData: (stream, { envelope }, done) => void store(stream, envelope).then(() => done(), done),
    ...more,
  });
  // A killed client resets its connection.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: chosen } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${chosen}`,
    received,
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(resolve)),
  };
}
