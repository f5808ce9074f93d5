/** The days on which a module comes due or expires for a trainee: a pure function of its standing. */
import type { Standing } from './standing.ts';

/** `due`: it is due on the day, and no completion counts then. `expires`: the completion counts on the day for the last time. */
export type Coming = readonly [moduleId: number, kind: 'due' | 'expires', day: string];

type Dates = Pick<Standing, 'state' | 'dueOn' | 'validUntil'>;

/**
 * The days of the module, past ones too: so they change with the facts alone, not from day to day. A renewal is due when
 * the completion ends, unless it was put off.
 */
export function comingIn(moduleId: number, { state, dueOn, validUntil }: Dates): Coming[] {
  if (state === 'notRequired' || state === 'waived') return [];
  const coming: Coming[] = [];
  if (validUntil !== null) coming.push([moduleId, 'expires', validUntil]);
  if (dueOn !== null && dueOn !== validUntil) coming.push([moduleId, 'due', dueOn]);
  return coming;
}

/** A day as the figures store it: it comes first, so that a range of days is a range of these texts. */
export const storedComing = ([moduleId, kind, day]: Coming): string => `${day} ${kind} ${moduleId}`;

export function readComing(stored: string): Coming {
  const [day = '', kind, moduleId] = stored.split(' ');
  return [Number(moduleId), kind === 'due' ? kind : 'expires', day];
}
