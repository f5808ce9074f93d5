import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { openMail } from '../open-resources.ts';
import { explainingFailures } from '../opening-errors.ts';
import { isMailAddress } from '../platform/mail/mail-address.ts';
import { renderMail } from '../platform/mail/mail-content.ts';
import { type Mail, NotAcceptedError } from '../platform/mail/mail-transport.ts';
import { readSettings, type Settings } from '../settings.ts';
import type { Command } from './command.ts';
import { CommandRefusedError } from './command-refused-error.ts';
import { readArguments } from './read-arguments.ts';
import { refuseWithoutDatabase } from './usable-database.ts';
import { whyNotSent } from './why-not-sent.ts';

export const sendTestMail: Command = {
  usage: 'send-test-mail ADDRESS',
  about: [
    'Sends one mail to the address by SMTP_URL and MAIL_FROM, at once.',
    'It prints the answer of the mail server, or why the mail was not taken and what to do; then the exit code is 1.',
    'Without SMTP_URL it prints the path of the file that it writes to the outbox of the data folder.',
    'The portal may run or be stopped.',
  ],
  example: 'send-test-mail ann@example.com',
  async run(args) {
    const [to = ''] = readArguments(sendTestMail, args, { count: [1, 1] }).positionals;
    if (!isMailAddress(to)) throw new CommandRefusedError(`'${to}' is no plain mail address.`);
    const settings = readSettings();
    // The outbox of a wrong folder would be made.
    if (settings.smtpUrl === undefined) refuseWithoutDatabase(settings);
    const answer = await explainingFailures(settings, () => send(settings, testMail(to, settings)));
    if (settings.smtpUrl === undefined)
      console.log(
        `SMTP_URL is not set, so no mail leaves the portal. The test mail lies in ${answer}`,
      );
    else {
      console.log(`The mail server has taken the mail to ${to}. It answered: ${answer}`);
      console.log(
        `The mail comes from ${settings.mailFrom.address}. Look for it in the mailbox, and in its spam folder.`,
      );
    }
  },
};

async function send(settings: Settings, mail: Mail): Promise<string> {
  const transport = await openMail(settings, pino({ level: 'silent' }));
  try {
    return await transport.deliver(mail);
  } catch (error) {
    const cause = error instanceof NotAcceptedError ? error.cause : error;
    if (settings.smtpUrl === undefined) throw cause;
    throw new CommandRefusedError(whyNotSent(cause, settings.mailFrom), { cause });
  } finally {
    await transport.close();
  }
}

function testMail(to: string, { publicUrl: url }: Settings): Mail {
  const text = {
    subject: 'Test mail of Training Portal',
    paragraphs: [
      'An operator has sent this mail to see whether mails of the portal arrive. This one has arrived.',
    ],
    button: 'Open the portal',
    ending:
      'The button leads to the address that is set as PUBLIC_URL. Links in other mails begin with it, too.',
  };
  const messageId = `<${randomUUID()}@${new URL(url).hostname}>`;
  return { to, messageId, ...renderMail({ to: { name: '', language: 'en' }, text, url }) };
}
