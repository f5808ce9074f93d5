import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from '../log.ts';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../private-files.ts';
import type { MailSender } from './mail-address.ts';
import { messageOf } from './mail-message.ts';
import { type MailTransport, NotAcceptedError } from './mail-transport.ts';

export interface OutboxTransportOptions {
  /** Created if it does not exist. */
  readonly folder: string;
  readonly from: MailSender;
  readonly log: Logger;
}

/**
 * Writes each mail as an `.eml` file, which any mail program can open; the names sort by time. Mails contain reset
 * links, so only the portal's user can read files and folder.
 */
export function createOutboxTransport({
  folder,
  from,
  log,
}: OutboxTransportOptions): MailTransport {
  let composer: ReturnType<typeof openComposer> | undefined;
  return {
    async deliver(mail) {
      composer ??= openComposer();
      const { message } = await (await composer).sendMail(messageOf(mail, from));
      const file = join(folder, newFileName());
      try {
        await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
        await writeAtOnce(file, message as Buffer);
      } catch (error) {
        throw new NotAcceptedError('unreachable', error as Error);
      }
      log.info({ file }, 'no mail server is set: a mail was written to the outbox');
      return file;
    },
    async close() {
      (await composer)?.close();
    },
  };
}

/** Loads the library, which a portal without mails does not need. */
async function openComposer() {
  const { createTransport } = await import('nodemailer');
  return createTransport({ streamTransport: true, buffer: true });
}

function newFileName(): string {
  const time = new Date().toISOString().replace(/[-:.]/g, '');
  return `${time}-${randomBytes(6).toString('hex')}.eml`;
}

/** Writes in one step, so that a program which watches the folder never sees an incomplete mail. */
async function writeAtOnce(file: string, content: Buffer): Promise<void> {
  const temporary = `${file}.tmp`;
  try {
    await using handle = await open(temporary, 'wx', PRIVATE_FILE);
    await handle.writeFile(content);
    await handle.sync();
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
