/** Measures a portal whose login is under attack, as other users see it. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Person } from './people.ts';
import { type Login, type Sender, sendLogin } from './send-login.ts';

/** Milliseconds between two logins of the victim, so that the account stays below its thirty logins a minute. */
const VICTIM_PAUSE_MS = 100;
const DASHBOARD_PAUSE_MS = 20;

interface Waits {
  /** Milliseconds of each successful login. */
  readonly logins: readonly number[];
  readonly refused: number;
  /** Milliseconds of each dashboard request. */
  readonly dashboards: readonly number[];
}

/** Several users log in one after the other, from known browsers, and one requests a dashboard. */
export async function measureWaits(sender: Sender, people: readonly Person[], seconds: number) {
  const until = performance.now() + seconds * 1_000;
  const dashboards = measureDashboards(sender.origin, people[0]?.token ?? '', until);
  const logins: number[] = [];
  let refused = 0;
  for (let i = 0; performance.now() < until; i += 1) {
    const person = people[i % people.length];
    if (person === undefined) break;
    const { status, ms } = await sendLogin(sender, person.login, person.address);
    if (status === 200) logins.push(ms);
    else refused += 1;
    await pause(VICTIM_PAUSE_MS);
  }
  return { logins, refused, dashboards: await dashboards } satisfies Waits;
}

/** The times of dashboards in milliseconds, one after the other with a pause. */
export async function measureDashboards(
  origin: string,
  token: string,
  until: number,
): Promise<number[]> {
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

/** Successful logins a second while all these users log in, each again when answered. */
export async function measureGoodput(sender: Sender, people: readonly Person[], seconds: number) {
  const startedAt = performance.now();
  const until = startedAt + seconds * 1_000;
  let succeeded = 0;
  const logInAgainAndAgain = async ({ login, address }: Person) => {
    while (performance.now() < until) {
      const { status } = await sendLogin(sender, login, address);
      if (status === 200) succeeded += 1;
      // The portal asks refused clients to wait a whole second; this is shorter.
      else await pause(250);
    }
  };
  await Promise.all(people.map(logInAgainAndAgain));
  return (succeeded * 1_000) / (performance.now() - startedAt);
}

/** Seconds until the correct password is accepted from an unknown browser at this address. */
export async function secondsUntilIn(
  sender: Sender,
  { email, password }: Login,
  { address, seconds }: { readonly address: string; readonly seconds: number },
): Promise<string> {
  const startedAt = performance.now();
  while (performance.now() < startedAt + seconds * 1_000) {
    const { status } = await sendLogin(sender, { email, password }, address);
    if (status === 200) return `${((performance.now() - startedAt) / 1_000).toFixed(1)} s`;
    await pause(1_000);
  }
  return 'not in';
}
