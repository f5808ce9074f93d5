import type { Logger } from './platform/log.ts';
import type { Resources } from './resources.ts';
import type { Settings } from './settings.ts';

type Subject = Pick<Resources, 'media'> & { readonly log: Logger };
type Services = Pick<Settings, 'smtpUrl' | 's3'>;

/**
 * Logs one line for each service that cannot be used at the start; Redis logs its own state. Rejects with the reason of
 * `ending` when that is aborted.
 */
export async function warnOfServices(
  { media, log }: Subject,
  { smtpUrl, s3 }: Services,
  ending: AbortSignal,
): Promise<void> {
  const checks: Promise<void>[] = [];
  if (smtpUrl !== undefined) checks.push(warnOfMailServer(smtpUrl, log));
  if (s3 !== undefined) checks.push(warnOfBucket(media, log));
  const aborted = Promise.withResolvers<never>();
  ending.addEventListener('abort', () => aborted.reject(ending.reason), { once: true });
  await Promise.race([Promise.all(checks), aborted.promise]);
}

async function warnOfMailServer(url: string, log: Logger): Promise<void> {
  const { checkSmtpServer } = await import('./platform/mail/smtp-transport.ts');
  try {
    await checkSmtpServer(url);
  } catch (error) {
    const reason = reasonOf(error);
    if (isLoginRefusal(error))
      log.warn(
        { reason },
        `the mail server refuses the login (${reason}): no mail goes out until the user and password in SMTP_URL are right`,
      );
    else
      log.warn(
        { reason },
        `the mail server cannot be reached (${reason}): no mail goes out until it runs and SMTP_URL names it`,
      );
  }
}

function isLoginRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EAUTH';
}

async function warnOfBucket(media: Resources['media'], log: Logger): Promise<void> {
  try {
    await media.ping();
  } catch (error) {
    const reason = reasonOf(error);
    log.warn(
      { reason },
      `the S3 bucket cannot be used (${reason}): uploads fail until it exists and S3_URL has its address and a key that may use it`,
    );
  }
}

/** The innermost cause says what happened; the outer errors say in which operation. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error.message;
}
