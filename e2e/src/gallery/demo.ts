/** A portal with the example data of `npm run demo`, for pictures in documents. */
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Session } from '@portal/contract/accounts';
import { logIn } from '@portal/contract/log-in';
import { DEMO_ADMIN } from '../../../server/src/cli/demo/content/conversations.ts';
import { PASSWORD } from '../../../server/src/cli/demo/people.ts';
import { call } from '../harness/api.ts';
import type { Portal } from '../harness/portal.ts';

const PORTAL_CLI = resolve(import.meta.dirname, '../../../server/dist/portal.js');
const run = promisify(execFile);

export interface Demo {
  readonly admin: Session;
  /** Has passed two modules and watched half of the third. */
  readonly learner: Session;
  /** Has completed the training. */
  readonly graduate: Session;
  /** Has asked for help. */
  readonly asker: Session;
  /** Has watched the first video; the quiz is next. */
  readonly examinee: Session;
  /** Has a certificate that counts, and shows its scores. */
  readonly holder: Session;
}

/** Fills an empty portal. It must not run meanwhile: the command uses its database. */
export async function fillDemo(portal: Portal): Promise<Demo> {
  await portal.stop();
  await run(process.execPath, [PORTAL_CLI, 'demo'], {
    env: { ...process.env, DATA_DIR: portal.dataDir, LOG_LEVEL: 'warn' },
  });
  await portal.startAgain();
  const session = (email: string) => call(portal, logIn, { body: { email, password: PASSWORD } });
  return {
    admin: await session(DEMO_ADMIN),
    learner: await session('ben@brightwater.example'),
    graduate: await session('amina@brightwater.example'),
    asker: await session('greta@nordlicht.example'),
    examinee: await session('daniel@brightwater.example'),
    holder: await session('rosa@brightwater.example'),
  };
}
