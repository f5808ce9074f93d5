/** A portal with one large company, an empty one, and colleagues of a third one who chat. */
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { AdminCompany } from '@portal/contract/companies';
import pino from 'pino';
import { openResources } from '../../../server/src/open-resources.ts';
import type { Engine } from '../../../server/src/platform/database/engine.ts';
import { readSettings } from '../../../server/src/settings.ts';
import { makeTestFolder } from '../../../server/src/testing/test-folder.ts';
import { createCrowd, type Member } from '../chat/crowd.ts';
import type { Stage } from '../scale/learning-rows.ts';
import { companyName } from '../scale/names.ts';
import { type FullPortal, startFullPortal } from '../servers/full-portal.ts';
import { startDatabase } from '../servers/postgres.ts';
import { send } from '../servers/send.ts';

/** So many that none of them reaches the limit of messages in a minute. */
const SENDERS = 64;
const FILL = resolve(import.meta.dirname, '../fill.ts');

export interface LargePortal {
  readonly full: FullPortal;
  readonly origin: string;
  /** Users who send messages. */
  readonly senders: readonly Member[];
  /** An admin's. */
  readonly token: string;
  /** The id of the company with all trainees, and of one without any. */
  readonly companies: { readonly full: number; readonly empty: number };
}

export async function startLargePortal(
  {
    engine,
    trainees,
    stage,
  }: { readonly engine: Engine; readonly trainees: number; readonly stage: Stage },
  stack: AsyncDisposableStack,
): Promise<LargePortal> {
  const { path } = stack.use(await makeTestFolder());
  const databaseUrl = engine === 'postgres' ? await startDatabase(stack) : undefined;
  const env = {
    DATA_DIR: path,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  };
  const size = ['--trainees', trainees, '--companies', 1, '--answers', 0, '--stage', stage].map(
    String,
  );
  await promisify(execFile)(process.execPath, [FILL, ...size], { env: { ...process.env, ...env } });
  const senders = await insertSenders(env);
  const full = stack.use(await startFullPortal({ env, databaseUrl }));
  const { origin } = new URL(full.portal.url);
  const { token } = full.portal.admin;
  const form = new FormData();
  form.set('name', 'Empty');
  const empty = await send<AdminCompany>(origin, 'POST', '/admin/companies', { token, form });
  const all = await send<AdminCompany[]>(origin, 'GET', '/admin/companies', { token });
  const filled = all.find(({ name }) => name === companyName(0));
  if (filled?.traineeCount !== trainees) throw new Error('The company was not filled');
  return { full, origin, senders, token, companies: { full: filled.id, empty: empty.id } };
}

async function insertSenders(env: Readonly<Record<string, string>>): Promise<Member[]> {
  await using resources = await openResources(readSettings(env), pino({ level: 'warn' }));
  return await createCrowd(resources, SENDERS);
}
