import { expect } from '@playwright/test';
import { getTrainingModule, reportWatching } from '@portal/contract/learning';
import { call } from './api.ts';
import type { Portal } from './portal.ts';

interface Watching {
  readonly token: string;
  readonly moduleId: number;
  readonly seconds: number;
}

/** Repeats a report of these seconds until the server credits them: its clock began at the opening of the module. */
export async function watchByCalls(portal: Portal, watching: Watching): Promise<void> {
  const { token, moduleId: id, seconds } = watching;
  await call(portal, getTrainingModule, { id, token });
  const body = { timeSpent: seconds, position: seconds };
  const report = () => call(portal, reportWatching, { id, token, body });
  await expect.poll(report).toMatchObject({ timeSpent: seconds, position: seconds });
}
