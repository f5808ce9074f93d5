/** Work on all trainees of a company in the background. Each function resolves when the work has ended. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Job } from '@portal/contract/jobs';
import { send } from '../servers/send.ts';
import type { LargePortal } from './portal.ts';

const POLL_MS = 250;
const LOOKS = 4;

export interface Work {
  readonly name: string;
  run(): Promise<void>;
}

export function workOn(portal: LargePortal, trainees: number): readonly Work[] {
  const { origin, token, companies } = portal;
  const call = <T>(method: string, path: string, body?: object) =>
    send<T>(origin, method, path, { token, ...(body && { body }) });

  async function untilEnded(id: number): Promise<void> {
    for (;;) {
      const job = await call<Job>('GET', `/admin/jobs/${id}`);
      if (job.endedAt !== null && job.refused === 0 && job.problem === null) return;
      if (job.endedAt !== null) throw new Error(`Not all was done: ${JSON.stringify(job)}`);
      await pause(POLL_MS);
    }
  }

  async function start(action: object): Promise<number> {
    const body = { filter: { company: companies.full }, expectedCount: trainees, ...action };
    const { id } = await call<Job>('POST', '/admin/trainees/bulk', body);
    return id;
  }

  let deleting = 0;
  return [
    {
      name: 'delete',
      async run() {
        deleting = await start({ action: 'delete' });
        await untilEnded(deleting);
      },
    },
    {
      name: 'undo of the deletion',
      async run() {
        await call('POST', `/admin/jobs/${deleting}/undo`);
        await untilEnded(deleting);
      },
    },
    {
      name: 'move',
      run: async () => untilEnded(await start({ action: 'move', companyId: companies.empty })),
    },
    {
      name: 'purge of the company',
      async run() {
        const path = `/admin/companies/${companies.empty}`;
        const { deletionId } = await call<{ deletionId: number }>('DELETE', path);
        await call('DELETE', `/admin/trash/${deletionId}`);
        await untilNoneIsDue(origin);
      },
    },
  ];
}

/** A deletion is not counted at the moment in which a process claims it, so it is looked for several times. */
async function untilNoneIsDue(origin: string): Promise<void> {
  for (let looks = 0; looks < LOOKS; looks += 1) {
    await pause(POLL_MS);
    if ((await dueDeletions(origin)) > 0) looks = 0;
  }
}

/** The deletions on which the portal works, as its metrics say. */
async function dueDeletions(origin: string): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  const waiting = /^portal_tasks_waiting\{kind="deletion"\} (\S+)$/m.exec(metrics)?.[1];
  if (waiting === undefined) throw new Error('The metrics do not name the deletions');
  return Number(waiting);
}
