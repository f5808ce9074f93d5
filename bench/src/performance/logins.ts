/** Logs users in as fast as they are answered, while one other user opens the dashboard. */
import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from '../figures.ts';
import { addCompany, addPeople, type Person } from '../login/people.ts';
import { createSender, sendLogin } from '../login/send-login.ts';
import { cpuMicrosOf } from '../measure.ts';
import { startPortalProcess } from '../servers/portal-process.ts';
import { type Cores, pin } from './pin.ts';

const AT_ONCE = 16;
/** Milliseconds between two dashboards. */
const DASHBOARD_PAUSE_MS = 20;
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
  readonly databaseUrl: string | undefined;
}

/** The portal has all cores here, because the threads that hash are a part of it. */
export async function measureLogins({
  rounds,
  seconds,
  cores,
  databaseUrl,
}: Rounds): Promise<LoginSample[]> {
  await using portal = await startPortalProcess({
    // Each person has an own address.
    TRUST_PROXY: 'loopback',
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  });
  const pid = portal.pid();
  if (cores !== null) pin(pid, cores.all);
  await addCompany(portal.origin);
  const people = await addPeople(portal.origin, PEOPLE, 1);
  const samples: LoginSample[] = [];
  for (let round = 0; round < rounds; round += 1)
    samples.push(await measureRound(portal.origin, pid, { people, seconds }));
  return samples;
}

interface Round {
  readonly people: readonly Person[];
  readonly seconds: number;
}

async function measureRound(
  origin: string,
  pid: number,
  { people, seconds }: Round,
): Promise<LoginSample> {
  const sender = createSender(origin, AT_ONCE);
  const before = await cpuMicrosOf(pid);
  const startedAt = performance.now();
  const until = startedAt + seconds * 1_000;
  const dashboards = measureDashboards(origin, people[0]?.token ?? '', until);
  let count = 0;
  const logInRepeatedly = async () => {
    while (performance.now() < until) {
      const person = people[count++ % people.length];
      if (person === undefined) throw new Error('There are no people');
      const { status, body } = await sendLogin(sender, person.login, person.address);
      if (status !== 200) throw new Error(`A login was answered with ${status}: ${body}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, logInRepeatedly));
  const perSecond = count / ((performance.now() - startedAt) / 1_000);
  const cpuMicros = ((await cpuMicrosOf(pid)) - before) / count;
  sender.agent.destroy();
  const othersP99 = quantile(await dashboards, 0.99);
  return { perSecond, cpuMicros, othersP99 };
}

/** The times of dashboards in milliseconds, one after the other with a pause. */
async function measureDashboards(origin: string, token: string, until: number): Promise<number[]> {
  const times: number[] = [];
  while (performance.now() < until) {
    const startedAt = performance.now();
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${origin}/api/trainee/dashboard`, { headers });
    await response.text();
    if (!response.ok) throw new Error(`The dashboard answered ${response.status}`);
    times.push(performance.now() - startedAt);
    await pause(DASHBOARD_PAUSE_MS);
  }
  return times;
}
