/** Work on all trainees of a company, or on a part of them for a group, in the background. Each function resolves when the work has ended. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Group } from '@portal/contract/groups';
import { totalCount } from '@portal/contract/headers';
import type { Job } from '@portal/contract/jobs';
import { send } from '../servers/send.ts';
import type { LargePortal } from './portal.ts';

const POLL_MS = 250;
const LOOKS = 4;
/** A part of two of the family names, so that 5 % of the trainees come into the group. */
const SEARCH = 'schmi';

export interface Work {
  readonly name: string;
  /** Called before others are measured. */
  prepare?(): Promise<void>;
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

  async function countOfSearch(): Promise<number> {
    const path = `/api/admin/trainees?company=${companies.full}&search=${SEARCH}&pageSize=1`;
    const response = await fetch(origin + path, { headers: { authorization: `Bearer ${token}` } });
    return Number(response.headers.get(totalCount.name));
  }

  async function startAddingToGroup(): Promise<number> {
    const path = `/admin/companies/${companies.full}/groups`;
    // The company has as many groups as it may have.
    const [replaced] = await call<Group[]>('GET', path);
    await call('DELETE', `/admin/groups/${replaced?.id}`);
    const { id: groupId } = await call<Group>('POST', path, { name: 'Night shift' });
    const filter = { company: companies.full, search: SEARCH };
    const expectedCount = await countOfSearch();
    return start({ action: 'add-to-group', groupId, filter, expectedCount });
  }

  let adding = 0;
  let deleting = 0;
  return [
    {
      name: 'add 5 % to a group',
      async run() {
        adding = await startAddingToGroup();
        await untilEnded(adding);
      },
    },
    {
      name: 'undo of the addition',
      async run() {
        await call('POST', `/admin/jobs/${adding}/undo`);
        await untilEnded(adding);
      },
    },
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
