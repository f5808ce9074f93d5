import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import type { MailTransport } from './mail-transport.ts';
import { checkSmtpServer, createSmtpTransport } from './smtp-transport.ts';

const FROM = { name: 'Portal, Unit 5', address: 'portal@example.com' };
const MAIL = {
  to: 'ann@example.com',
  messageId: '<1a2b@portal.test>',
  subject: 'Grüße',
  text: 'Hello',
  html: '<p>Hello</p>',
};

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
    expect(content).toContain('Message-ID: <1a2b@portal.test>\r\n');
    expect(content).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(content).toContain('<p>Hello</p>');
  });

  it('logs in with the credentials of the URL', async () => {
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
    await checkSmtpServer(`smtp://portal:p%40ss@127.0.0.1:${port}`);
    expect(received).toHaveLength(1);
    const wrongUrl = `smtp://portal:other@127.0.0.1:${port}`;
    await expect(checkSmtpServer(wrongUrl)).rejects.toThrow('wrong password');
    // The next start may have the right password, so that no mail is given up.
    await expectOutcome(connect(wrongUrl), 'unreachable');
  });

  const expectOutcome = (transport: MailTransport, outcome: string | undefined) =>
    expect(transport.deliver(MAIL).catch((error: unknown) => error)).resolves.toEqual(
      outcome === undefined
        ? expect.not.objectContaining({ outcome: expect.anything() })
        : expect.objectContaining({ name: 'NotAcceptedError', outcome }),
    );

  it.each([
    ['onRcptTo', 550, 'refused'],
    ['onRcptTo', 451, 'deferred'],
    ['onData', 554, 'refused'],
    ['onData', 452, 'deferred'],
    // A wrong sender is an error in the settings, not in the mail.
    ['onMailFrom', 550, 'unreachable'],
    ['onMailFrom', 421, 'unreachable'],
    ['onConnect', 554, 'unreachable'],
  ] as const)('%s answered with %i is %s', async (step, code, outcome) => {
    const error = Object.assign(new Error('not accepted'), { responseCode: code });
    const steps: SMTPServerOptions = {
      onConnect: (_session, done) => done(error),
      onMailFrom: (_address, _session, done) => done(error),
      onRcptTo: (_address, _session, done) => done(error),
      onData: (stream, _session, done) => void stream.on('end', () => done(error)).resume(),
    };
    const { port } = await startServer({ [step]: steps[step] });
    await expectOutcome(connect(`smtp://127.0.0.1:${port}`), outcome);
  });

  it('is unreachable when no server listens', async () => {
    const { port } = await startServer();
    for (const end of cleanUp.splice(0)) await end();
    await expectOutcome(connect(`smtp://127.0.0.1:${port}`), 'unreachable');
  });

  it('is in doubt when the connection breaks during the transfer of the mail, which is tried once', async () => {
    let connections = 0;
    const server = createServer((socket) => {
      connections += 1;
      socket.on('error', () => undefined).write('220 ready\r\n');
      socket.setEncoding('utf8').on('data', (text: string) => {
        if (text.includes('Message-ID')) socket.destroy();
        else socket.write(text.startsWith('DATA') ? '354 go on\r\n' : '250 OK\r\n');
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    cleanUp.push(() => server.close());
    const { port } = server.address() as AddressInfo;
    await expectOutcome(connect(`smtp://127.0.0.1:${port}`), undefined);
    expect(connections).toBe(1);
  });
});
