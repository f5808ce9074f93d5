/** A midnight on which the standing of each trainee of the large company changes. */
import { setTimeout as pause } from 'node:timers/promises';
import { addDays, addMonths, daysBetween } from '@portal/contract/civil-dates';
import { totalCount } from '@portal/contract/headers';
import type { Module } from '@portal/contract/modules';
import { civilDateAt } from '../../../server/src/platform/civil-today.ts';
import { send } from '../servers/send.ts';
import type { LargePortal } from './portal.ts';
import type { Work } from './work.ts';

const POLL_MS = 250;
/** It is always a later date in the second one, by at least a day. */
const [BEFORE, AFTER] = ['Etc/GMT+12', 'Etc/GMT-14'] as const;

/**
 * A module is due today, and completions of it count for a month whose renewal can begin tomorrow: then the standing of
 * each trainee changes. The next day begins at once, because the time zone of the company changes.
 */
export function midnightOf(portal: LargePortal, trainees: number): Work {
  const { origin, token, companies } = portal;
  const { full } = companies;
  const call = <T>(method: string, path: string, body?: object) =>
    send<T>(origin, method, path, { token, ...(body && { body }) });

  async function countOf(standing: string): Promise<number> {
    const path = `/api/admin/trainees?company=${full}&standing=${standing}&pageSize=1`;
    const response = await fetch(origin + path, { headers: { authorization: `Bearer ${token}` } });
    return Number(response.headers.get(totalCount.name));
  }

  async function countChanged(): Promise<number> {
    return (await countOf('overdue')) + (await countOf('renewalOpen'));
  }

  async function until(isReached: () => Promise<boolean>): Promise<void> {
    while (!(await isReached())) await pause(POLL_MS);
  }

  const setZone = (timeZone: string) =>
    call('PUT', `/admin/companies/${full}/settings`, { timeZone });

  return {
    name: 'midnight',
    async prepare() {
      await setZone(BEFORE);
      const today = civilDateAt(Date.now(), BEFORE);
      const tomorrow = addDays(today, 1);
      await call('PUT', `/admin/companies/${full}/requirements`, {
        ...{ dueDays: null, graceDays: 0, reminderDays: [], digestWeekday: 1 },
        renewalDays: daysBetween(tomorrow, addMonths(today, 1)),
      });
      const modules = await call<Module[]>('GET', `/admin/modules?companyId=${full}`);
      const rule = { audience: 'everyone', dueDays: 0, validMonths: 1, countFrom: 'today' };
      await call('PUT', `/admin/modules/${modules[0]?.id}/requirement`, rule);
      await until(
        async () =>
          (await countOf('due')) + (await countOf('valid')) + (await countOf('open')) >= trainees,
      );
      await setZone(AFTER);
      await until(async () => (await countChanged()) > 0);
    },
    run: () => until(async () => (await countChanged()) >= trainees),
  };
}
