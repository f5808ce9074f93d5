/** Where a move copies from and to, as the settings and the arguments name it. */
import { join, resolve } from 'node:path';
import type * as z from 'zod/mini';
import { MEDIA_FOLDER } from '#server/platform/data-dir.ts';
import type { S3Address } from '#server/platform/media/s3-url.ts';
import { reasonsIn } from '#server/platform/refusals.ts';
import { readSecretFile } from '#server/secret-file.ts';
import { type Settings, VARIABLES } from '#server/settings.ts';
import type { CommandHelp } from '../command.ts';
import { CommandRefusedError } from '../command-refused-error.ts';
import { readArguments } from '../read-arguments.ts';

const EMBEDDED = 'embedded';

type Source = Pick<Settings, 'databaseUrl' | 's3' | 'dataDir' | 'mediaAccel'>;

export interface Target<T> {
  /** The parsed address; undefined for the data folder. */
  readonly address: T | undefined;
  /** Without credentials. */
  readonly place: string;
  /** A sentence without a full stop. */
  readonly remedy: string;
  /** Lines for the file `.env`. */
  readonly lines: readonly string[];
}

export interface Plan {
  readonly database: Target<string> | null;
  readonly media: Target<S3Address> | null;
}

const OPTIONS = {
  'to-database': { type: 'string' },
  'to-database-file': { type: 'string' },
  'to-media': { type: 'string' },
  'to-media-file': { type: 'string' },
} as const;

type Values = { readonly [K in keyof typeof OPTIONS]?: string | undefined };
type Kind = 'database' | 'media';

/** @throws CommandRefusedError for a target that is missing, wrong, or the source itself */
export function readPlan(help: CommandHelp, args: readonly string[], source: Source): Plan {
  const { values } = readArguments(help, args, { options: OPTIONS });
  const plan = { database: databaseTarget(values, source), media: mediaTarget(values, source) };
  if (plan.database === null && plan.media === null)
    throw new CommandRefusedError(
      'A move needs a target. Name one with --to-database or --to-media, or both.',
    );
  return plan;
}

function databaseTarget(values: Values, { databaseUrl, dataDir }: Source): Target<string> | null {
  const asked = askedFor(values, 'database');
  if (asked === null) return null;
  const address = parse(asked, VARIABLES.databaseUrl.schema);
  const place = describeDatabase(address, dataDir);
  if (place === describeDatabase(databaseUrl, dataDir)) throw isSource(asked, place);
  return { address, place, ...settingsFor(asked, VARIABLES.databaseUrl.name) };
}

function mediaTarget(values: Values, source: Source): Target<S3Address> | null {
  const asked = askedFor(values, 'media');
  if (asked === null) return null;
  const address = parse(asked, VARIABLES.s3.schema);
  const place = describeMedia(address, source.dataDir);
  if (place === describeMedia(source.s3, source.dataDir)) throw isSource(asked, place);
  const { remedy, lines } = settingsFor(asked, VARIABLES.s3.name);
  const isAccelerated = address !== undefined && source.mediaAccel !== undefined;
  const more = isAccelerated ? [without(VARIABLES.mediaAccel.name)] : [];
  return { address, place, remedy, lines: [...lines, ...more] };
}

interface Asked {
  /** The option, for messages. */
  readonly option: string;
  readonly text: string;
  /** The file that has the text; null if it is an argument. */
  readonly file: string | null;
}

function askedFor(values: Values, kind: Kind): Asked | null {
  const [text, file] = [values[`to-${kind}`], values[`to-${kind}-file`]];
  if (text !== undefined && file !== undefined)
    throw new CommandRefusedError(`Write either --to-${kind} or --to-${kind}-file, not both.`);
  if (text !== undefined) return { option: `--to-${kind}`, text, file: null };
  if (file === undefined) return null;
  return { option: `--to-${kind}-file`, text: readSecret(file), file: resolve(file) };
}

function readSecret(file: string): string {
  const content = readSecretFile(file);
  if ('text' in content) return content.text;
  throw new CommandRefusedError(`The file ${file} must have an address: ${content.reason}.`);
}

function parse<T>({ option, text }: Asked, schema: z.ZodMiniType<T, string>): T | undefined {
  if (text === EMBEDDED) return undefined;
  const result = schema.safeParse(text);
  if (result.success) return result.data;
  throw new CommandRefusedError(`${option}: ${reasonsIn(result.error)}, or the word ${EMBEDDED}`);
}

/** Without credentials; the same for two addresses of the same database. */
export function describeDatabase(databaseUrl: string | undefined, dataDir: string): string {
  if (databaseUrl === undefined) return `the embedded database in ${dataDir}`;
  const { hostname, port, pathname, username } = new URL(databaseUrl);
  const name = decoded(pathname.slice(1) || username);
  return `the PostgreSQL database ${name} on ${hostname}:${port || '5432'}`;
}

/** As PostgreSQL's library reads it: a % without two digits stands for itself. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** As the store itself describes its location. */
const describeMedia = (s3: S3Address | undefined, dataDir: string) =>
  s3 === undefined ? `the folder ${join(dataDir, MEDIA_FOLDER)}` : `the bucket ${s3.bucketUrl}`;

const isSource = ({ option }: Asked, place: string) =>
  new CommandRefusedError(`${option} names ${place}, which the settings name already.`);

const without = (...names: string[]) => `# without ${names.join(' and ')}`;

function settingsFor({ text, file }: Asked, name: string): Pick<Target<never>, 'remedy' | 'lines'> {
  if (text === EMBEDDED)
    return { remedy: `Remove ${name} from the settings`, lines: [without(name, `${name}_FILE`)] };
  const line = file === null ? `${name}=${text}` : `${name}_FILE=${file}`;
  return { remedy: `Set ${name} to it`, lines: [line] };
}
