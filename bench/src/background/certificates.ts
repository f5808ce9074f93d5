/**
 * Work on the certificates of a large company: its people have all failed their last module by one answer, and a lower pass
 * mark completes their training. A minute later their certificates are issued. Then those of some are downloaded.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { HeldCertificate } from '@portal/contract/certificates';
import { totalCount } from '@portal/contract/headers';
import type { Job } from '@portal/contract/jobs';
import type { Module } from '@portal/contract/modules';
import type { Trainee } from '@portal/contract/trainees';
import { send } from '../servers/send.ts';
import type { LargePortal } from './portal.ts';
import type { Work } from './work.ts';

const POLL_MS = 250;
const PAGE = 100;
const IN_ZIP = 500;
/** Two of three answers are enough. */
const LOWER_PERCENT = 60;

export function certificatesOf(portal: LargePortal, trainees: number): readonly Work[] {
  const { origin, token, companies } = portal;
  const call = <T>(method: string, path: string, body?: object) =>
    send<T>(origin, method, path, { token, ...(body && { body }) });
  const list = (query: string) => `/admin/trainees?company=${companies.full}&${query}`;

  async function countCompleted(): Promise<number> {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${origin}/api${list('status=completed&pageSize=1')}`, {
      headers,
    });
    return Number(response.headers.get(totalCount.name));
  }

  async function listIds(count: number): Promise<number[]> {
    const ids: number[] = [];
    for (let page = 1; ids.length < Math.min(count, trainees); page += 1) {
      const people = await call<Trainee[]>('GET', list(`pageSize=${PAGE}&page=${page}`));
      ids.push(...people.map(({ id }) => id));
    }
    return ids;
  }

  async function untilCertified(userId: number): Promise<void> {
    const path = `/admin/trainees/${userId}/certificates`;
    while ((await call<HeldCertificate[]>('GET', path)).length === 0) await pause(POLL_MS);
  }

  async function collect(): Promise<number> {
    const ids = await listIds(IN_ZIP);
    const { id } = await call<Job>('POST', '/admin/certificates/collect', { ids });
    for (;;) {
      const job = await call<Job>('GET', `/admin/jobs/${id}`);
      if (job.endedAt !== null && job.refused === 0 && job.problem === null) return id;
      if (job.endedAt !== null) throw new Error(`Not all have one: ${JSON.stringify(job)}`);
      await pause(POLL_MS);
    }
  }

  let ids: readonly number[] = [];
  let job = 0;
  return [
    {
      name: 'lower pass mark',
      async run() {
        const path = `/admin/modules?companyId=${companies.full}`;
        const last = (await call<Module[]>('GET', path)).at(-1);
        await call('PUT', `/admin/modules/${last?.id}`, { passMark: LOWER_PERCENT });
        while ((await countCompleted()) < trainees) await pause(POLL_MS);
      },
    },
    {
      name: 'certificates',
      /** They are issued in the order of the ids. */
      async prepare() {
        ids = (await listIds(trainees)).toSorted((a, b) => a - b);
        await untilCertified(ids[0] ?? 0);
      },
      run: () => untilCertified(ids.at(-1) ?? 0),
    },
    {
      name: `ZIP of ${IN_ZIP}`,
      async prepare() {
        job = await collect();
      },
      async run() {
        const { url } = await call<{ url: string }>('POST', '/admin/exports/certificates', { job });
        const response = await fetch(origin + url);
        let bytes = 0;
        for await (const chunk of response.body ?? []) bytes += (chunk as Uint8Array).length;
        console.log(`${(bytes / 1_000_000).toFixed(1)} MB`);
      },
    },
  ];
}
