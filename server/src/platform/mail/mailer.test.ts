import { describe, expect, it, vi } from 'vitest';
import { createRecordingLog } from '../log.fixture.ts';
import { type Mail, MailRefusedError, type MailTransport } from './mail-transport.ts';
import { createMailer } from './mailer.ts';

const MAIL: Mail = { to: 'ann@example.com', subject: 'Hello', text: 'Hi', html: '<p>Hi</p>' };

/** Answers each delivery with the next of the given errors, and without one in the end. */
function createTransport(...errors: Error[]) {
  const delivered: Mail[] = [];
  const transport: MailTransport = {
    async deliver(mail) {
      const error = errors.shift();
      if (error !== undefined) throw error;
      delivered.push(mail);
    },
    close: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  };
  return { delivered, transport, left: errors };
}

describe('a mailer', () => {
  it('delivers and is silent about it', async () => {
    const { transport, delivered } = createTransport();
    const log = createRecordingLog();
    const mailer = createMailer({ transport, log });
    mailer.send(MAIL);
    await mailer.close();
    expect(delivered).toEqual([MAIL]);
    expect(log.lines).toEqual([]);
    expect(transport.close).toHaveBeenCalledOnce();
  });

  it('tries again after a failure', async () => {
    const { transport, delivered } = createTransport(new Error('one'), new Error('two'));
    const log = createRecordingLog();
    createMailer({ transport, log, retryDelaysMs: [1, 1, 1] }).send(MAIL);
    await vi.waitFor(() => expect(delivered).toEqual([MAIL]), 10_000);
    expect(log.messages()).toEqual(Array(2).fill('a mail is tried again later'));
  });

  it('gives up in the end and logs it', async () => {
    const { transport, left } = createTransport(...Array(9).fill(new Error('down')));
    const log = createRecordingLog();
    createMailer({ transport, log, retryDelaysMs: [1, 1] }).send(MAIL);
    await vi.waitFor(
      () =>
        expect(log.lines.at(-1)).toEqual([
          'error',
          'a mail could not be delivered',
          { err: new Error('down'), to: MAIL.to },
        ]),
      10_000,
    );
    expect(left).toHaveLength(6);
  });

  it('does not insist where the mail is refused', async () => {
    const { transport, left } = createTransport(
      new MailRefusedError(new Error('no such person')),
      new Error('never reached'),
    );
    const log = createRecordingLog();
    const mailer = createMailer({ transport, log, retryDelaysMs: [1] });
    mailer.send(MAIL);
    await mailer.close();
    expect(log.messages()).toEqual(['a mail could not be delivered']);
    expect(left).toHaveLength(1);
  });

  it.each([
    'ann@example.com\r\nBcc: x@example.com',
    'a@example.com,b@example.com',
    'A <a@example.com>',
  ])('drops a mail to %j', async (to) => {
    const { transport, delivered } = createTransport();
    const log = createRecordingLog();
    const mailer = createMailer({ transport, log });
    mailer.send({ ...MAIL, to });
    await mailer.close();
    expect(delivered).toEqual([]);
    expect(log.lines).toEqual([
      ['error', 'a mail was dropped', { to, reason: 'this is no plain mail address' }],
    ]);
  });

  it('makes one line of the subject', async () => {
    const { transport, delivered } = createTransport();
    const mailer = createMailer({ transport, log: createRecordingLog() });
    mailer.send({ ...MAIL, subject: 'Hello\r\nBcc: x@example.com' });
    await mailer.close();
    expect(delivered[0]?.subject).toBe('Hello Bcc: x@example.com');
  });

  it('drops what is too much, and what comes after the end', async () => {
    const { transport, delivered } = createTransport();
    const log = createRecordingLog();
    const mailer = createMailer({ transport, log, maxPending: 2 });
    for (let count = 0; count < 3; count += 1) mailer.send(MAIL);
    await mailer.close();
    mailer.send(MAIL);
    expect(delivered).toHaveLength(2);
    expect(log.lines.map(([, , facts]) => facts)).toEqual([
      { to: MAIL.to, reason: 'too many mails are pending' },
      { to: MAIL.to, reason: 'the portal is ending' },
    ]);
  });

  it('tries once what its sender keeps, and says what became of it', async () => {
    const { transport, delivered } = createTransport(
      new Error('down'),
      new MailRefusedError(new Error('no such person')),
    );
    const log = createRecordingLog();
    const mailer = createMailer({ transport, log, maxPending: 1 });
    const twice = Promise.all([mailer.deliverOnce(MAIL), mailer.deliverOnce(MAIL)]);
    expect(await twice).toEqual(['put off', 'put off']);
    expect(await mailer.deliverOnce(MAIL)).toBe('refused');
    expect(await mailer.deliverOnce({ ...MAIL, to: 'a, b' })).toBe('refused');
    const last = mailer.deliverOnce(MAIL);
    await mailer.close();
    expect([await last, await mailer.deliverOnce(MAIL)]).toEqual(['delivered', 'put off']);
    expect(delivered).toEqual([MAIL]);
    expect(log.messages()).toEqual([
      'a mail is tried again later',
      'a mail could not be delivered',
      'a mail was dropped',
    ]);
  });

  it('ends without waiting out its pauses, after a last attempt', async () => {
    const { transport, delivered } = createTransport(new Error('down'));
    const log = createRecordingLog();
    const mailer = createMailer({ transport, log, retryDelaysMs: [60_000, 60_000] });
    mailer.send(MAIL);
    await vi.waitFor(() => expect(log.lines).toHaveLength(1), 10_000);
    await mailer.close();
    expect(delivered).toEqual([MAIL]);
  });
});
