/** Checks the configured services that the portal reaches over the network. */
import pino from 'pino';
import { createRedisBus } from '#server/platform/live/redis-bus.ts';
import { checkSmtpServer } from '#server/platform/mail/smtp-transport.ts';
import type { Settings } from '#server/settings.ts';
import { type Finding, findings, ok, problem } from './finding.ts';

export async function examineBus({ redisUrl: url }: Settings): Promise<Finding[]> {
  if (url === undefined) return [];
  const log = pino({ level: 'silent' });
  return findings('Redis', 'See that the server of REDIS_URL runs and lets us in.', async () => {
    const bus = createRedisBus({ url, installation: 'doctor', log });
    try {
      await bus.ping();
    } finally {
      await bus.close();
    }
    return [ok('Redis: answers')];
  });
}

export async function examineMail(settings: Settings): Promise<Finding[]> {
  const { smtpUrl, mailFrom, publicUrl } = settings;
  if (smtpUrl === undefined) return [withoutServer(publicUrl)];
  return findings('mail', 'See that SMTP_URL names your mail server and its login.', async () => {
    await checkSmtpServer(smtpUrl);
    return [ok(`mail: the server takes us in; mails come from ${mailFrom.address}`)];
  });
}

/** This is sufficient to try the portal; users who reach it under a public address wait for mails. */
function withoutServer(publicUrl: string): Finding {
  const text = 'mail: no mail server is set, so mails lie in outbox/ of the data folder';
  const isLocalAddress = new URL(publicUrl).hostname === 'localhost';
  return isLocalAddress ? ok(text) : problem(text, 'Nobody gets them: set SMTP_URL.');
}
