/** Rules of modules, standings in words, and a portal on a later day. */
import type { Locator } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import { addDays } from '@portal/contract/civil-dates';
import { getDashboard } from '@portal/contract/learning';
import {
  createException,
  createModuleEdition,
  type RequirementForm,
  recordResult,
  updateModuleRequirement,
} from '@portal/contract/requirements';
import { call } from '../harness/api.ts';
import type { Installation } from '../harness/installation.ts';
import type { ReachedPortal } from '../harness/portal.ts';
import { type SimulatedPortal, startSimulatedPortal } from '../harness/simulated-portal.ts';
import { test as portalTest } from '../harness/test.ts';
import type { Visit, Visitor } from '../harness/visit.ts';

const DAY_MS = 24 * 60 * 60_000;

interface Clocked {
  /** Whether the portal works in the background. */
  readonly isWorking: boolean;
  readonly clocked: SimulatedPortal;
}

/** Each test has a portal with a clock that it can move forward. */
export const clockedTest = portalTest.extend<Clocked>({
  isWorking: [false, { option: true }],
  clocked: async ({ isWorking }, use) => {
    await using portal = await startSimulatedPortal({ isWorking });
    await use(portal);
  },
  origin: async ({ clocked }, use) => use(clocked.origin),
});

type Rules = Partial<RequirementForm>;

/** Sets the rules of a module; those that are not given count for everyone, without a date. */
export async function setRules(
  portal: ReachedPortal,
  { token }: Session,
  { id, ...rules }: Rules & { readonly id: number },
) {
  const none: RequirementForm = {
    audience: 'everyone',
    dueDays: null,
    validMonths: null,
    countFrom: 'applied',
  };
  await call(portal, updateModuleRequirement, { id, token, body: { ...none, ...rules } });
}

/** Today in the time zone of the trainee's company, which has rules. */
export async function todayOf(portal: ReachedPortal, { token }: Session): Promise<string> {
  const { today } = await call(portal, getDashboard, { token });
  if (today === null) throw new Error('The company has no rules');
  return today;
}

/** '3 Dec', or '3 Dec 2027' in another year than that of `today`. */
export function inWords(date: string, today: string): string {
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  const format = isThisYear
    ? ({ day: 'numeric', month: 'short' } as const)
    : ({ dateStyle: 'medium' } as const);
  return new Intl.DateTimeFormat('en-GB', { ...format, timeZone: 'UTC' }).format(new Date(date));
}

interface Later {
  readonly days: number;
  /** The days by which the clock of the portal was moved before. */
  readonly after?: number;
}

/** Moves the clock of the portal, and returns the visitor who signs in then, in a browser with the same clock. */
export async function visitLater(
  { clocked, visit }: { readonly clocked: SimulatedPortal; readonly visit: Visit },
  signIn: () => Promise<Session>,
  { days, after = 0 }: Later,
): Promise<Visitor> {
  await clocked.advance(days * DAY_MS);
  const visitor = await visit({ as: await signIn() });
  await visitor.context.clock.install({ time: Date.now() + (after + days) * DAY_MS });
  return visitor;
}

/** The standing of the module that is to be taken first, with the button that goes on with it. */
export const urgentLine = ({ page }: Visitor, sentence: string): Locator =>
  page.getByRole('main').getByText(sentence, { exact: true });

/**
 * Rules for the modules of an installation: the passed one must be taken again, the open one is due for a group and
 * extended, and the locked one was passed elsewhere.
 */
export async function addRules(portal: ReachedPortal, known: Installation): Promise<void> {
  const { admin, trainee, groupId, naming } = known;
  const { token } = admin;
  const reason = `${naming.subject}: ${naming.company}`;
  await setRules(portal, admin, { id: known.passedId, validMonths: 12 });
  await setRules(portal, admin, { id: known.openId, dueDays: 7, audience: [groupId] });
  const today = await todayOf(portal, trainee);
  const edition = { by: addDays(today, 20), reason };
  await call(portal, createModuleEdition, { id: known.passedId, token, body: edition });
  const { id } = trainee.user;
  const extension = { moduleId: known.openId, until: addDays(today, 30), reason };
  await call(portal, createException, { id, token, body: { ...extension, kind: 'extend' } });
  const result = { completedOn: addDays(today, -100), validUntil: addDays(today, 100) };
  const body = { ...result, moduleId: known.lockedId, note: reason };
  await call(portal, recordResult, { id, token, body });
}
