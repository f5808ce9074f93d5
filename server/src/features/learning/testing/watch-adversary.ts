/**
 * A trainee who wants modules completed without watching them, through the front door: several sessions, invented,
 * repeated and reordered reports, logouts, all modules at once, and calls while the clock is behind.
 */
import { logOut } from '@portal/contract/accounts';
import { completeVideo, getTrainingModule, reportWatching } from '@portal/contract/learning';
import {
  type Actor,
  makeCompany,
  makeTrainee,
  makeVideoModule,
  signInAgain,
  succeeded,
} from '#server/testing/factories.ts';
import type { TestPortal } from '#server/testing/start-test-portal.ts';
import { openAtOnce } from './open-at-once.ts';

export interface WatchAttack {
  /** The length of each film. */
  readonly seconds: number;
  readonly modules: number;
  readonly sessions: number;
  /** Milliseconds between two rounds of calls: the needed time is stated up to this time too long. */
  readonly stepMs: number;
  /** The share of the sessions that report in a round. */
  readonly reporting: number;
  /** From 0 to 1. */
  readonly random: () => number;
}

const LOGINS_MAX = 10;
/** The clocks of processes differ by less. */
const BEHIND_MS = 60_000;
/** A trainee who only waits is done after one time the length of the films. */
const ROUNDS_MAX = 3;

const open = (actor: Actor, id: number) => actor.call(getTrainingModule, { params: { id } });

/** A trainee with several sessions, in each of which all modules are open. */
async function prepare(portal: TestPortal, { seconds, modules, ...attack }: WatchAttack) {
  const company = await makeCompany(portal);
  const trainee = await makeTrainee(portal, { companyName: company.name });
  const ids: number[] = [];
  while (ids.length < modules)
    ids.push((await makeVideoModule(portal, company.id, { seconds })).id);
  await openAtOnce(portal, trainee, ids);
  const sessions = [trainee];
  while (sessions.length < attack.sessions) sessions.push(await signInAgain(portal, trainee));
  await Promise.all(sessions.flatMap((actor) => ids.map((id) => open(actor, id))));
  return { sessions, ids };
}

/** Returns the real time until all modules are completed, divided by the length of their films. */
export async function attackWatching(portal: TestPortal, attack: WatchAttack): Promise<number> {
  const { seconds, modules, stepMs, random } = attack;
  const { sessions, ids } = await prepare(portal, attack);
  const left = new Set(ids);
  const total = seconds * modules;
  const rounds = Math.ceil((ROUNDS_MAX * total * 1000) / stepMs);
  const oneOf = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;

  async function reportFromMany(): Promise<void> {
    const reports = sessions
      .filter(() => random() < attack.reporting)
      .flatMap((actor) => [...left].map((id) => [actor, id] as const))
      .toSorted(() => random() - 0.5);
    const claims = [total * 10, seconds, seconds * random()];
    await Promise.all(
      reports.map(([actor, id]) => {
        const body = { timeSpent: oneOf(claims), watchedTo: seconds, position: seconds };
        return actor.call(reportWatching, { params: { id }, body });
      }),
    );
  }

  async function logInAgain(): Promise<void> {
    const place = Math.floor(random() * sessions.length);
    const actor = sessions[place] as Actor;
    await actor.call(logOut);
    sessions[place] = await signInAgain(portal, actor);
    if (random() < 0.5) await open(sessions[place], oneOf(ids));
  }

  async function callWhileBehind(): Promise<void> {
    const behind = Math.floor(random() * BEHIND_MS);
    portal.clock.advance(-behind);
    await open(oneOf(sessions), oneOf(ids));
    await reportFromMany();
    portal.clock.advance(behind);
  }

  async function completeSome(): Promise<void> {
    for (const id of left) {
      const answer = await oneOf(sessions).call(completeVideo, { params: { id } });
      if (answer.status === 409) continue;
      succeeded(answer);
      left.delete(id);
    }
  }

  for (let round = 1; round <= rounds; round += 1) {
    portal.clock.advance(stepMs);
    if (random() < LOGINS_MAX / rounds) await logInAgain();
    if (random() < 0.05) await callWhileBehind();
    await reportFromMany();
    await completeSome();
    if (left.size === 0) return (round * stepMs) / 1000 / total;
  }
  throw new Error(`The films were not completed in ${ROUNDS_MAX} times their length`);
}

/** Returns the ratio below which no adversary should come. */
export function leastRatio(seconds: number): number {
  if (seconds < 2) return 0.8;
  return seconds < 10 ? 0.93 : 0.98;
}

/** A generator of random numbers from 0 to 1 (mulberry32), so that a run can be repeated. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
