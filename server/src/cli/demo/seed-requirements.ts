/** Creates the rules of a company of the demo, and what its admin decides about single trainees. */
import { addDays, addMonths } from '@portal/contract/civil-dates';
import type { Module } from '@portal/contract/modules';
import { actorOf } from '#server/features/activity/service.ts';
import { civilDateAt } from '#server/platform/civil-today.ts';
import type { Identity } from '#server/platform/http/route.ts';
import type { CommandContext } from '../command.ts';
import type {
  DemoException,
  DemoRecordedResult,
  DemoRequirements,
  DemoTrainee,
} from './content/demo-company.ts';
import type { Story } from './replay.ts';

/** A company that exists, with its content. */
export interface SeededCompany {
  readonly id: number;
  /** The admin who sees to it. */
  readonly admin: Identity;
  /** In training order. */
  readonly modules: readonly Module[];
  /** The groups by name. */
  readonly groupIds: ReadonlyMap<string, number>;
}

/** Call it before the company has trainees: the rules count from the day on which each of them joins. */
export async function seedRules(
  { services: { requirements } }: CommandContext,
  company: SeededCompany,
  { company: ofCompany, modules }: DemoRequirements,
): Promise<void> {
  const actor = actorOf(company.admin);
  await requirements.updateCompany(actor, company.id, ofCompany);
  for (const { module, groups, dueDays, validMonths } of modules) {
    const audience = groups?.map((group) => groupIdOf(company, group)) ?? 'everyone';
    const rule = { audience, dueDays, validMonths, countFrom: 'applied' } as const;
    await requirements.update(actor, moduleIdOf(company, module), rule);
  }
}

/** Makes the modules that must be taken again. */
export async function* seedEditions(
  { services: { requirements }, clock }: CommandContext,
  company: SeededCompany,
  { modules }: DemoRequirements,
): Story {
  for (const { module, edition } of modules) {
    if (edition === undefined) continue;
    yield edition.daysAgo * 24;
    const by = addDays(civilDateAt(clock.now(), null), edition.lastsDays);
    const { reason } = edition;
    const actor = actorOf(company.admin);
    await requirements.makeEdition(actor, moduleIdOf(company, module), { by, reason });
  }
}

interface SeededTrainee extends DemoTrainee {
  readonly learner: Identity;
}

/** Stores what an admin knows when the trainee joins: an earlier result, and modules that are waived. */
export async function seedBeginning(
  context: CommandContext,
  company: SeededCompany,
  { learner: { userId }, recorded, exceptions = [], startedDaysAgo }: SeededTrainee,
): Promise<void> {
  if (recorded !== undefined) await recordResult(context, company, { userId, recorded });
  for (const exception of exceptions)
    if (exception.daysAgo >= startedDaysAgo)
      await makeException(context, company, { userId, exception });
}

/**
 * Makes the exceptions of the days after the trainee has joined, takes the trainee out of a group, and reads the
 * reminders of the trainee.
 */
export async function* seedChanges(
  context: CommandContext,
  company: SeededCompany,
  { learner, exceptions = [], startedDaysAgo, left, readRemindersDaysAgo }: SeededTrainee,
): Story {
  const { trainees, reminders } = context.services;
  const { userId } = learner;
  for (const exception of exceptions) {
    if (exception.daysAgo >= startedDaysAgo) continue;
    yield exception.daysAgo * 24;
    await makeException(context, company, { userId, exception });
  }
  if (left !== undefined) {
    yield left.daysAgo * 24;
    const groupId = groupIdOf(company, left.group);
    await trainees.removeFromGroup(actorOf(company.admin), groupId, userId);
  }
  if (readRemindersDaysAgo === undefined) return;
  yield readRemindersDaysAgo * 24;
  const [latest] = await reminders.notices.list(learner);
  if (latest === undefined) throw new Error(`${learner.name} of the demo has no reminder to read`);
  await reminders.notices.markRead(learner, latest.id);
}

interface NewResult {
  readonly userId: number;
  readonly recorded: DemoRecordedResult;
}

async function recordResult(
  { services: { standings }, clock }: CommandContext,
  company: SeededCompany,
  { userId, recorded }: NewResult,
): Promise<void> {
  const { module, completedDaysBefore, validMonths, note } = recorded;
  const completedOn = addDays(civilDateAt(clock.now(), null), -completedDaysBefore);
  await standings.recordResult(actorOf(company.admin), userId, {
    moduleId: moduleIdOf(company, module),
    completedOn,
    validUntil: addMonths(completedOn, validMonths),
    note,
  });
}

interface NewException {
  readonly userId: number;
  readonly exception: DemoException;
}

async function makeException(
  { services: { standings }, clock }: CommandContext,
  company: SeededCompany,
  { userId, exception }: NewException,
): Promise<void> {
  const { kind, module, lastsDays, reason } = exception;
  const from = civilDateAt(clock.now(), null);
  await standings.createException(actorOf(company.admin), userId, {
    moduleId: module === undefined ? null : moduleIdOf(company, module),
    kind,
    ...(kind === 'pause' && { from }),
    ...(lastsDays !== undefined && { until: addDays(from, lastsDays) }),
    reason,
  });
}

function moduleIdOf({ modules }: SeededCompany, name: string): number {
  const module = modules.find((each) => each.name === name);
  if (module === undefined) throw new Error(`The company of the demo has no module ${name}`);
  return module.id;
}

function groupIdOf({ groupIds }: SeededCompany, name: string): number {
  const id = groupIds.get(name);
  if (id === undefined) throw new Error(`The company of the demo has no group ${name}`);
  return id;
}
