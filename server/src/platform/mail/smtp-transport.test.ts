import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRecordingLog } from '../log.fixture.ts';
import { MailRefusedError, type MailTransport } from './mail-transport.ts';
import { createMailer } from './mailer.ts';
import { createSmtpTransport, greetSmtpServer } from './smtp-transport.ts';

const FROM = { name: 'Portal, Unit 5', address: 'portal@example.com' };
const MAIL = { to: 'ann@example.com', subject: 'Grüße', text: 'Hello', html: '<p>Hello</p>' };

interface Received {
  readonly from: string | undefined;
  readonly to: string[];
  readonly user: string | undefined;
  readonly content: string;
}

describe('delivery by SMTP', () => {
  const cleanUp: (() => unknown)[] = [];
  afterEach(async () => {
    for (const end of cleanUp.splice(0).reverse()) await end();
  });

  async function startServer(options: SMTPServerOptions = {}) {
    const received: Received[] = [];
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      authOptional: true,
      async onData(stream, { envelope, user }, done) {
        const content = await text(stream);
        const from = envelope.mailFrom === false ? undefined : envelope.mailFrom.address;
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), user, content });
        done();
      },
      ...options,
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    cleanUp.push(() => new Promise<void>((resolve) => server.close(resolve)));
    const { port } = server.server.address() as AddressInfo;
    return { received, port };
  }

  function connect(url: string): MailTransport {
    const transport = createSmtpTransport({ url, from: FROM });
    cleanUp.push(() => transport.close());
    return transport;
  }

  it('hands over the mail with its envelope', async () => {
    const { received, port } = await startServer();
    await connect(`smtp://127.0.0.1:${port}`).deliver(MAIL);
    expect(received).toMatchObject([{ from: 'portal@example.com', to: ['ann@example.com'] }]);
    const content = received[0]?.content ?? '';
    expect(content).toContain('From: "Portal, Unit 5" <portal@example.com>');
    expect(content).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(content).toContain('<p>Hello</p>');
  });

  it('logs in with what the address says', async () => {
    const { received, port } = await startServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth({ username, password }, _session, done) {
        if (password === 'p@ss') done(null, { user: username });
        else done(new Error('wrong password'));
      },
    });
    await connect(`smtp://portal:p%40ss@127.0.0.1:${port}`).deliver(MAIL);
    expect(received).toMatchObject([{ user: 'portal' }]);
    await greetSmtpServer(`smtp://portal:p%40ss@127.0.0.1:${port}`);
    expect(received).toHaveLength(1);
    const wrongUrl = `smtp://portal:other@127.0.0.1:${port}`;
    await expect(greetSmtpServer(wrongUrl)).rejects.toThrow('wrong password');
    // The next start may know the right one: no mail is given up for it.
    await expect(connect(wrongUrl).deliver(MAIL)).rejects.not.toBeInstanceOf(MailRefusedError);
  });

  it('tells a refusal from a failure that may pass', async () => {
    let responseCode = 550;
    const { port } = await startServer({
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error('not now'), { responseCode })),
    });
    const transport = connect(`smtp://127.0.0.1:${port}`);
    await expect(transport.deliver(MAIL)).rejects.toThrow(MailRefusedError);
    responseCode = 451;
    await expect(transport.deliver(MAIL)).rejects.not.toBeInstanceOf(MailRefusedError);
  });

  it('rejects where nobody listens', async () => {
    const { port } = await startServer();
    for (const end of cleanUp.splice(0)) await end();
    const transport = connect(`smtp://127.0.0.1:${port}`);
    await expect(transport.deliver(MAIL)).rejects.not.toBeInstanceOf(MailRefusedError);
  });

  it('is retried by the mailer until the server takes it, once', async () => {
    let refusals = 2;
    const { received, port } = await startServer({
      onMailFrom(_address, _session, done) {
        refusals -= 1;
        if (refusals >= 0) done(Object.assign(new Error('busy'), { responseCode: 421 }));
        else done();
      },
    });
    const log = createRecordingLog();
    const transport = createSmtpTransport({ url: `smtp://127.0.0.1:${port}`, from: FROM });
    const mailer = createMailer({ transport, log, retryDelaysMs: [10, 10, 10] });
    mailer.send(MAIL);
    await vi.waitFor(() => expect(received).toHaveLength(1), 5_000);
    await mailer.close();
    expect(received).toHaveLength(1);
    expect(log.messages()).toEqual(Array(2).fill('a mail is tried again later'));
  });
});
