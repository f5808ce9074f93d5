/** Computes from the measured cost of each call what a number of people needs. */
import { sum } from '../figures.ts';

/** Microseconds of CPU time for each call of the server; for a login also those of the thread that hashes. */
export interface Costs {
  readonly dashboard: number;
  readonly modulePage: number;
  readonly rooms: number;
  readonly conversation: number;
  readonly unchangedPoll: number;
  readonly send: number;
  readonly login: number;
}

/** Calls of an active person in an hour. A person who trains watches a video for half of it and chats a little. */
export const CALLS_AN_HOUR: Readonly<Record<keyof Costs, number>> = {
  dashboard: 12,
  modulePage: 12,
  rooms: 20,
  conversation: 20,
  unchangedPoll: 60,
  send: 10,
  login: 1,
};
/** The part of all people that is active in the busiest hour. */
export const ACTIVE_SHARE = 0.1;
/** The part of a core that is used at most, so that answers do not wait for each other. */
export const USABLE_SHARE = 0.6;
/** Video of an active person: half an hour with 1.5 Mbit/s. */
export const VIDEO_MBIT_PER_SECOND = 0.75;
/** The line of the server. */
export const LINE_MBIT_PER_SECOND = 1_000;
const SECONDS_OF_HOUR = 3_600;
const MICROS_OF_SECOND = 1_000_000;

export interface Needs {
  readonly people: number;
  readonly active: number;
  readonly callsPerSecond: number;
  /** Cores for all but logins: on SQLite the one thread that answers, so at most 1. */
  readonly answeringCores: number;
  /** Cores for logins, most of which are threads that hash. */
  readonly loginCores: number;
  readonly videoMbitPerSecond: number;
  /** Synced messages a second. */
  readonly sendsPerSecond: number;
}

export type Part = 'answering' | 'logins' | 'video';

export function needsOf(people: number, costs: Costs): Needs {
  const active = people * ACTIVE_SHARE;
  const perSecond = (call: keyof Costs) => (active * CALLS_AN_HOUR[call]) / SECONDS_OF_HOUR;
  const cores = (call: keyof Costs) =>
    (perSecond(call) * costs[call]) / MICROS_OF_SECOND / USABLE_SHARE;
  const calls = Object.keys(CALLS_AN_HOUR) as (keyof Costs)[];
  return {
    people,
    active,
    callsPerSecond: sum(calls.map(perSecond)),
    answeringCores: sum(calls.filter((call) => call !== 'login').map(cores)),
    loginCores: cores('login'),
    videoMbitPerSecond: active * VIDEO_MBIT_PER_SECOND,
    sendsPerSecond: perSecond('send'),
  };
}

/** People until each part of one machine is used up, the part that gives out first at the beginning. */
export function limitsOf(costs: Costs, cores: number): readonly { part: Part; people: number }[] {
  const one = needsOf(1, costs);
  const limits = [
    { part: 'answering' as const, people: 1 / one.answeringCores },
    { part: 'logins' as const, people: Math.max(1, cores - 1) / one.loginCores },
    { part: 'video' as const, people: LINE_MBIT_PER_SECOND / one.videoMbitPerSecond },
  ];
  return limits.toSorted((a, b) => a.people - b.people);
}
