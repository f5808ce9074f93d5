/** Logs users in as fast as they are answered, while one other user opens the dashboard. */

import { measureDashboards } from '../login/measure-logins.ts';
import { createSender, sendLogin } from '../login/send-login.ts';
import { cpuMicrosOf } from '../measure.ts';
import { addColleagues } from '../servers/colleagues.ts';
import type { PortalServer } from '../servers/portal.ts';
import { type Cores, pin } from './pin.ts';

const AT_ONCE = 16;
/** So many that none of them reaches the limit of thirty logins a minute. */
const PEOPLE = 160;

export interface LoginSample {
  readonly perSecond: number;
  /** Microseconds of CPU time, those of the threads that hash included. */
  readonly cpuMicros: number;
  /** Milliseconds of the dashboards of others. */
  readonly othersP99: number;
}

interface Rounds {
  readonly rounds: number;
  readonly seconds: number;
  readonly cores: Cores | null;
}

/** The portal has all cores here, because the threads that hash are a part of it. */
export async function measureLogins(
  portal: PortalServer,
  { rounds, seconds, cores }: Rounds,
): Promise<LoginSample[]> {
  if (cores !== null) pin(portal.pid, cores.all);
  const { origin } = new URL(portal.url);
  const people = await addColleagues(origin, PEOPLE);
  const sender = createSender(origin, AT_ONCE);
  let next = 0;

  async function measure(): Promise<LoginSample> {
    const before = await cpuMicrosOf(portal.pid);
    const startedAt = performance.now();
    const until = startedAt + seconds * 1_000;
    let count = 0;
    const dashboards = measureDashboards(origin, portal.trainee.token, until);
    const logInRepeatedly = async () => {
      while (performance.now() < until) {
        const person = people[next++ % people.length];
        if (person === undefined) throw new Error('There are no people');
        const { status, body } = await sendLogin(sender, person.login, '');
        if (status !== 200) throw new Error(`A login was answered with ${status}: ${body}`);
        count += 1;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, logInRepeatedly));
    const perSecond = count / ((performance.now() - startedAt) / 1_000);
    const times = (await dashboards).toSorted((a, b) => a - b);
    return {
      perSecond,
      cpuMicros: ((await cpuMicrosOf(portal.pid)) - before) / count,
      othersP99: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
    };
  }

  const samples: LoginSample[] = [];
  for (let round = 0; round < rounds; round += 1) samples.push(await measure());
  sender.agent.destroy();
  return samples;
}
