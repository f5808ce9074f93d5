import { resolve } from 'node:path';
import { email, newPassword } from '@portal/contract/fields';
import {
  CHAT_DAILY_MB_DEFAULT,
  TRASH_DAYS_DEFAULT,
  VIDEO_MAX_MB_DEFAULT,
} from '@portal/contract/limits';
import type * as z from 'zod/mini';
import { fileVariable, givenText, isGiven } from './given-text.ts';
import type { MailSender } from './platform/mail/mail-address.ts';
import { reasonsIn } from './platform/refusals.ts';
import {
  accessToken,
  flag,
  folder,
  hostName,
  internalPath,
  keyFile,
  mailSender,
  oneOf,
  originList,
  portalAddress,
  s3Location,
  serviceUrl,
  trustProxy,
  wholeNumber,
} from './setting-values.ts';
import { describeUnknownVariables } from './unknown-variables.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

interface Variable {
  readonly name: string;
  /** One sentence for the operator. */
  readonly about: string;
  /** The text that is parsed if the variable is not set. */
  readonly fallback?: string;
  /**
   * For the documents only: describes the default of a setting without a fallback, whose default is calculated from
   * other settings in {@link readSettings}.
   */
  readonly derived?: string;
  /** The value may also be the content of a file, which the variable with `_FILE` at its end names. */
  readonly isSecret?: boolean;
  readonly schema: z.ZodMiniType<unknown, string>;
}

/**
 * Every setting of the portal, by its name in the code. docs/operations.md and .env.example list them: run
 * `npm run settings` after a change.
 */
export const VARIABLES = {
  port: {
    name: 'PORT',
    about: 'The port on which the portal listens.',
    fallback: '3000',
    schema: wholeNumber(1, 65_535),
  },
  host: {
    name: 'HOST',
    about: 'The address on which the portal listens; 0.0.0.0 opens it to the network.',
    fallback: '127.0.0.1',
    schema: hostName,
  },
  publicUrl: {
    name: 'PUBLIC_URL',
    about:
      'The address of the portal in the browser, with its path if it is below one; links in mails and on certificates begin with it.',
    derived: 'http://localhost:3000, from HOST and PORT',
    schema: portalAddress,
  },
  dataDir: {
    name: 'DATA_DIR',
    about: 'The folder with all data of this installation.',
    fallback: './data',
    schema: folder,
  },
  adminEmail: {
    name: 'ADMIN_EMAIL',
    about: 'The email of the administrator that the first start creates; needs ADMIN_PASSWORD.',
    schema: email,
  },
  adminPassword: {
    name: 'ADMIN_PASSWORD',
    about: 'The password of the administrator that the first start creates; needs ADMIN_EMAIL.',
    isSecret: true,
    schema: newPassword,
  },
  databaseUrl: {
    name: 'DATABASE_URL',
    about: 'A PostgreSQL database (postgres://) instead of the one in the data folder.',
    isSecret: true,
    schema: serviceUrl('postgres://', 'postgresql://'),
  },
  backupBeforeUpgrade: {
    name: 'BACKUP_BEFORE_UPGRADE',
    about:
      'Whether a start that changes the schema of the database makes a copy of it first, in backups of the data folder.',
    fallback: 'true',
    schema: flag,
  },
  logKeyFile: {
    name: 'LOG_KEY_FILE',
    about:
      'The file with the private keys of the signed log, a copy of the one that the first start makes; all processes need the same.',
    derived: 'log-key.pem in the data folder',
    schema: keyFile,
  },
  badgeKeyFile: {
    name: 'BADGE_KEY_FILE',
    about:
      'The file with the private key of badges, a copy of the one that the first start makes; all processes need the same.',
    derived: 'badge-key.pem in the data folder',
    schema: keyFile,
  },
  redisUrl: {
    name: 'REDIS_URL',
    about: 'A Redis server (redis:// or rediss://) that connects several portal processes.',
    isSecret: true,
    schema: serviceUrl('redis://', 'rediss://'),
  },
  s3: {
    name: 'S3_URL',
    about: 'An S3 bucket for media, https://KEY:SECRET@host/bucket?region=REGION.',
    isSecret: true,
    schema: s3Location,
  },
  mediaAccel: {
    name: 'MEDIA_ACCEL',
    about:
      'The internal path, as /internal-media/, from which nginx in front of the portal sends stored media by X-Accel-Redirect; needs docs/nginx.conf and excludes S3_URL.',
    schema: internalPath,
  },
  smtpUrl: {
    name: 'SMTP_URL',
    about:
      "The mail server (smtp:// or smtps://); without it mails go to the data folder's outbox.",
    isSecret: true,
    schema: serviceUrl('smtp://', 'smtps://'),
  },
  mailFrom: {
    name: 'MAIL_FROM',
    about: 'The sender of all mails, as an address or as Name <address>.',
    derived: 'no-reply@ and the host of PUBLIC_URL',
    schema: mailSender,
  },
  maxVideoMb: {
    name: 'MAX_VIDEO_MB',
    about: 'The size of the largest video in megabytes; a larger one is refused.',
    fallback: String(VIDEO_MAX_MB_DEFAULT),
    schema: wholeNumber(1, 100_000),
  },
  chatDailyMb: {
    name: 'CHAT_DAILY_MB',
    about: 'The megabytes of chat messages that one person may send in a day (UTC).',
    fallback: String(CHAT_DAILY_MB_DEFAULT),
    schema: wholeNumber(1, 100_000),
  },
  trashDays: {
    name: 'TRASH_DAYS',
    about:
      'The days for which deleted companies, modules, groups and trainees can be restored; 0 deletes them for good at once.',
    fallback: String(TRASH_DAYS_DEFAULT),
    schema: wholeNumber(0, 3_650),
  },
  shutdownGraceSeconds: {
    name: 'SHUTDOWN_GRACE_SECONDS',
    about:
      'The seconds from the signal to stop until the portal stops listening, in which a balancer turns to other processes.',
    derived: '0, or 3 with DATABASE_URL',
    schema: wholeNumber(0, 600),
  },
  sessionDays: {
    name: 'SESSION_DAYS',
    about: 'The days after which a login ends by itself.',
    fallback: '14',
    schema: wholeNumber(1, 365),
  },
  signUpsPerHour: {
    name: 'SIGN_UPS_PER_HOUR',
    about: 'The number of accounts that public sign-ups can create in an hour, from all addresses.',
    fallback: '500',
    schema: wholeNumber(1, 10_000),
  },
  corsOrigins: {
    name: 'CORS_ORIGINS',
    about: 'Other origins whose pages may call the API, separated by commas.',
    schema: originList,
  },
  trustProxy: {
    name: 'TRUST_PROXY',
    about:
      'The proxies whose X-Forwarded headers are believed: true, false, a number of hops, or addresses and ranges.',
    fallback: 'false',
    schema: trustProxy,
  },
  logLevel: {
    name: 'LOG_LEVEL',
    about:
      'The least severe log lines that are written, from fatal to trace, or silent; debug adds a line for each request.',
    fallback: 'info',
    schema: oneOf(LOG_LEVELS),
  },
  metricsToken: {
    name: 'METRICS_TOKEN',
    about:
      'The bearer token with which /metrics can be read from other machines, and everywhere where PUBLIC_URL is not a loopback address.',
    isSecret: true,
    schema: accessToken,
  },
} as const satisfies Record<string, Variable>;

type Key = keyof typeof VARIABLES;
type Value<K extends Key> = z.output<(typeof VARIABLES)[K]['schema']>;
type WithFallback = {
  [K in Key]: (typeof VARIABLES)[K] extends { fallback: string } ? K : never;
}[Key];

/** The parsed value of each variable; undefined if it is not set and has no fallback. */
type Values = { readonly [K in Key]: K extends WithFallback ? Value<K> : Value<K> | undefined };

/** The settings of one process. Folders are absolute; `publicUrl` is an origin and a path without a slash at its end. */
export type Settings = Omit<
  Values,
  'publicUrl' | 'mailFrom' | 'corsOrigins' | 'shutdownGraceSeconds'
> & {
  readonly publicUrl: string;
  /** The path of `publicUrl`, as /training; empty without one. */
  readonly basePath: string;
  readonly mailFrom: MailSender;
  readonly corsOrigins: readonly string[];
  readonly shutdownGraceSeconds: number;
};

/**
 * Thrown if settings are wrong; the start then stops. The message lists every problem and no value, so it can be
 * logged.
 */
export class SettingsError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    const count = problems.length === 1 ? 'a setting is' : `${problems.length} settings are`;
    super(`The portal cannot start: ${count} wrong.\n${problems.map((p) => `  ${p}`).join('\n')}`);
    this.name = 'SettingsError';
    this.problems = problems;
  }
}

/**
 * Reads all settings from the environment; no other code reads it. An empty variable counts as not set. Throws
 * SettingsError if a value is wrong, if only one of ADMIN_EMAIL and ADMIN_PASSWORD is set, or both S3_URL and
 * MEDIA_ACCEL.
 */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const problems: string[] = [];
  const entries = Object.entries(VARIABLES).map(([key, variable]) => [
    key,
    readVariable(variable, env, problems),
  ]);
  // The table pairs each key with its schema, but the type of Object.entries does not.
  const values = Object.fromEntries(entries) as Values;

  const { adminEmail, adminPassword } = VARIABLES;
  if (isGiven(adminEmail, env) !== isGiven(adminPassword, env))
    problems.push(`${adminEmail.name}, ${adminPassword.name}: must be set both or not at all`);
  if (values.s3 !== undefined && values.mediaAccel !== undefined)
    problems.push(
      `${VARIABLES.mediaAccel.name}, ${VARIABLES.s3.name}: must not be set both, because nginx cannot send what is stored on S3`,
    );
  if (problems.length > 0) throw new SettingsError(problems);

  const publicUrl = values.publicUrl ?? defaultPublicUrl(values.host, values.port);
  return {
    ...values,
    dataDir: resolve(values.dataDir),
    publicUrl,
    basePath: publicUrl.slice(new URL(publicUrl).origin.length),
    mailFrom: values.mailFrom ?? defaultMailFrom(publicUrl),
    corsOrigins: values.corsOrigins ?? [],
    shutdownGraceSeconds: values.shutdownGraceSeconds ?? (values.databaseUrl === undefined ? 0 : 3),
  };
}

/** Returns a sentence for each unknown variable that was probably meant as a setting. They do not stop the start. */
export function unknownVariables(env: NodeJS.ProcessEnv = process.env): string[] {
  const variables: readonly Variable[] = Object.values(VARIABLES);
  const files = variables.flatMap((variable) => fileVariable(variable) ?? []);
  return describeUnknownVariables(env, [...variables.map(({ name }) => name), ...files]);
}

/** Returns the parsed value, or undefined if there is none. Adds a sentence to `problems` if the value is wrong. */
function readVariable(variable: Variable, env: NodeJS.ProcessEnv, problems: string[]): unknown {
  const given = givenText(variable, env, problems);
  const text = given?.text ?? variable.fallback;
  if (text === undefined) return undefined;
  const result = variable.schema.safeParse(text);
  if (result.success) return result.data;
  problems.push(`${given?.by ?? variable.name}: ${reasonsIn(result.error)}`);
  return undefined;
}

function defaultPublicUrl(host: string, port: number): string {
  const isThisMachine = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host);
  const name = host.includes(':') ? `[${host}]` : host;
  return new URL(`http://${isThisMachine ? 'localhost' : name}:${port}`).origin;
}

/** The host of the portal's address, or localhost if that is an IP address, because a mail address needs a name. */
function defaultMailFrom(publicUrl: string): MailSender {
  const { hostname } = new URL(publicUrl);
  const isAddress = hostname.startsWith('[') || /^[\d.]+$/.test(hostname);
  return { name: '', address: `no-reply@${isAddress ? 'localhost' : hostname}` };
}
