/** The steps of a random history of requirements. Each changes the portal and the model alike, or is impossible. */
import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { addGroupMembers, removeGroupMember } from '@portal/contract/groups';
import { getDashboard, getTrainingModule, submitQuiz } from '@portal/contract/learning';
import * as calls from '@portal/contract/requirements';
import { listRuns, startRun } from '@portal/contract/runs';
import * as model from './requirements-model.ts';
import { Refused, type RequirementsWorld } from './requirements-world.ts';

/** Numbers from which a step chooses. */
export type Choice = readonly [number, number, number, number];
type Step = (world: RequirementsWorld, choice: Choice) => Promise<void>;

const REASON = 'A reason that is long enough';

const pick = <T>(all: readonly T[], choice: number): T | undefined => all[choice % all.length];

const personIn = ({ company }: RequirementsWorld, choice: number) => pick(company.people, choice);

/** The answer, or null if the first request was carried out and its answer was lost. */
async function unlessRepeated<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Refused && error.isRepeated && error.code === 'CONFLICT') return null;
    throw error;
  }
}

/** Passes an open module that the run has not passed. */
async function pass(world: RequirementsWorld, [who, which]: Choice): Promise<void> {
  const { company, port, today } = world;
  const person = personIn(world, who);
  if (person === undefined) return;
  const open = model
    .pathOf(company, person)
    .filter(({ id }) => person.everOpen.has(id) && !person.passed.has(id));
  const module = pick(open, which);
  if (module === undefined) return;
  const params = { id: module.id };
  const { mcqs, quizVersion } = await port.call(person.id, getTrainingModule, { params });
  const answers = Object.fromEntries(mcqs.map(({ id }) => [id, 'yes']));
  const result = await port.call(person.id, submitQuiz, { params, body: { answers, quizVersion } });
  assert.equal(result.pass, true);
  person.passed.add(module.id);
  person.renewing.delete(module.id);
  complete(person, module, { on: today, edition: module.editions.length + 1 });
}

function complete(
  person: model.ModelPerson,
  { id }: model.ModelModule,
  completion: model.ModelCompletion,
): void {
  const known = person.completions.get(id) ?? [];
  person.completions.set(id, [...known, completion]);
}

async function renew(world: RequirementsWorld, [who, which]: Choice): Promise<void> {
  const { company, port, today } = world;
  const person = personIn(world, who);
  if (person === undefined) return;
  const module = pick(model.pathOf(company, person), which);
  if (module === undefined) return;
  const due = model.toRenew(company, person, today);
  const isPossible = model.hasRules(company) && due.includes(module.id);
  const params = { id: module.id };
  const renewed = port.call(person.id, calls.renewModule, { params, body: {} });
  if (!isPossible && !person.renewed.has(module.id)) {
    await assert.rejects(renewed, { code: 'NOTHING_TO_RENEW' });
    return;
  }
  const { moduleIds } = await renewed;
  if (!isPossible) {
    assert.deepEqual(new Set(moduleIds), person.renewed);
    return;
  }
  assert.deepEqual(new Set(moduleIds), new Set([...due, ...person.renewing]));
  for (const id of due) {
    person.passed.delete(id);
    person.renewing.add(id);
  }
  person.renewed = new Set(person.renewing);
}

async function trainAgain(world: RequirementsWorld, [who]: Choice): Promise<void> {
  const person = personIn(world, who);
  if (person === undefined) return;
  const params = { id: person.id };
  const [run] = await world.port.call(null, listRuns, { params });
  const body = { currentNumber: run?.number };
  // Repeated after a lost answer, it has started the run before.
  await unlessRepeated(world.port.call(null, startRun, { params, body }));
  person.passed = new Set();
  person.renewing = new Set();
  person.renewed = new Set();
  person.everOpen = new Set();
}

const DUE_DAYS = [null, 0, 3, 10, 30];
const MONTHS = [null, 1, 2, 12];

async function changeRule(world: RequirementsWorld, choice: Choice): Promise<void> {
  const { company, port, today } = world;
  const [which, audience, days, months] = choice;
  const module = pick(company.modules, which);
  if (module === undefined) return;
  const groups =
    audience % 3 === 0 ? null : world.groupIds.filter((_, i) => (audience >> i) % 2 === 1);
  const dueDays = pick(DUE_DAYS, days) ?? null;
  const validMonths = pick(MONTHS, months) ?? null;
  const countFrom = days % 2 === 0 ? 'today' : 'applied';
  await port.call(null, calls.updateModuleRequirement, {
    params: { id: module.id },
    body: { audience: groups ?? 'everyone', dueDays, validMonths, countFrom },
  });
  const ruleFrom = countFrom === 'today' ? today : null;
  const rule = { groups: groups === null ? null : new Set(groups), dueDays, validMonths, ruleFrom };
  if (isChanged(module, rule)) module.ruleSaved = today;
  Object.assign(module, rule);
}

/** One of these values differs from the present one. */
const isChanged = <Old extends object>(old: Old, values: Partial<Old>): boolean =>
  Object.entries(values).some(
    ([field, value]) => !isDeepStrictEqual(old[field as keyof Old], value),
  );

const REMINDER_DAYS = [[7], [], [14, 3], [30, 7, 1]];

async function changeCompany(world: RequirementsWorld, choice: Choice) {
  const { company, port, today } = world;
  const [due, grace, renewal, reminders] = choice;
  const dates = {
    dueDays: pick([null, null, 7, 60], due) ?? null,
    graceDays: grace % 10,
    renewalDays: renewal % 40,
  };
  const reminderDays = pick(REMINDER_DAYS, reminders) ?? [];
  await port.call(null, calls.updateCompanyRequirements, {
    params: { id: world.companyId },
    body: { ...dates, reminderDays, digestWeekday: 1 },
  });
  if (isChanged(company, dates)) company.rulesSaved = today;
  Object.assign(company, dates, { reminderDays });
}

async function makeEdition(world: RequirementsWorld, [which, days]: Choice): Promise<void> {
  const { company, port, today } = world;
  const module = pick(company.modules, which);
  if (module === undefined) return;
  const by = today + 1 + (days % 40);
  const params = { id: module.id };
  const reason = `${REASON} (${module.editions.length})`;
  const body = { by: world.dateOf(by), reason };
  const { edition } = await port.call(null, calls.createModuleEdition, { params, body });
  module.editions.push({ made: today, by });
  assert.equal(edition, module.editions.length + 1);
  // A recorded result is of the edition that is the latest one on its day.
  for (const { completions } of company.people)
    for (const each of completions.get(module.id) ?? [])
      if (each.id !== undefined && each.on === today) each.edition = edition;
}

async function makeException(world: RequirementsWorld, choice: Choice): Promise<void> {
  const { company, port, today } = world;
  const [who, which, days, how] = choice;
  const person = personIn(world, who);
  if (person === undefined) return;
  const moduleId = which % 3 === 0 ? null : (pick(company.modules, which)?.id ?? null);
  const kind = pick(calls.EXCEPTION_KINDS, how) ?? 'extend';
  const from = today + (how % 7);
  const until = from + 1 + (days % 30);
  const dates = {
    extend: { until: world.dateOf(until) },
    waive: {},
    pause: { from: world.dateOf(from), until: world.dateOf(until) },
  };
  const { id } = await port.call(null, calls.createException, {
    params: { id: person.id },
    body: { moduleId, kind, reason: REASON, ...dates[kind] },
  });
  person.exceptions.push({ id, moduleId, kind, from, until, isEnded: false });
}

async function endException(world: RequirementsWorld, [who, which]: Choice): Promise<void> {
  const standing = (person: model.ModelPerson) =>
    person.exceptions.filter(({ isEnded }) => !isEnded);
  const people = world.company.people.filter((person) => standing(person).length > 0);
  const person = pick(people, who);
  const exception = pick(person === undefined ? [] : standing(person), which);
  if (person === undefined || exception === undefined) return;
  const params = { id: person.id, exceptionId: exception.id };
  await world.port.call(null, calls.endException, { params });
  const others = person.exceptions.filter(({ id }) => id !== exception.id);
  const until = Math.min(exception.until, world.today - 1);
  const isKept = exception.kind === 'pause' && exception.from <= until;
  person.exceptions = isKept ? [...others, { ...exception, until, isEnded: true }] : others;
}

async function recordResult(world: RequirementsWorld, choice: Choice): Promise<void> {
  const { company, port, today } = world;
  const [who, which, ago, length] = choice;
  const person = personIn(world, who);
  const module = pick(company.modules, which);
  if (person === undefined || module === undefined) return;
  const on = today - (ago % 50);
  const until = length % 4 === 0 ? null : on + 1 + length;
  const known = person.completions.get(module.id) ?? [];
  const recorded = port.call(null, calls.recordResult, {
    params: { id: person.id },
    body: {
      moduleId: module.id,
      completedOn: world.dateOf(on),
      validUntil: until === null ? null : world.dateOf(until),
      note: '',
    },
  });
  if (known.some((each) => each.id !== undefined && each.on === on)) {
    await assert.rejects(recorded, { code: 'CONFLICT' });
    return;
  }
  const id =
    (await unlessRepeated(recorded))?.recorded?.id ?? (await findRecorded(world, person, on));
  const edition = 1 + module.editions.filter(({ made }) => made <= on).length;
  complete(person, module, { on, edition, recordedUntil: until, id });
}

/** The id of a recorded result whose answer was lost. */
async function findRecorded(
  { port, dateOf }: RequirementsWorld,
  person: model.ModelPerson,
  on: number,
): Promise<number> {
  const params = { id: person.id };
  const found = await port.call(null, calls.getTraineeRequirements, { params });
  const known = new Set([...person.completions.values()].flat().map(({ id }) => id));
  const recorded = (found?.modules ?? [])
    .flatMap(({ completions }) => completions)
    .filter((completion) => completion.on === dateOf(on))
    .flatMap((completion) => completion.recorded?.id ?? []);
  return recorded.find((id) => !known.has(id)) ?? 0;
}

async function withdrawResult(world: RequirementsWorld, [who, which]: Choice): Promise<void> {
  const all = world.company.people.flatMap((person) =>
    [...person.completions].flatMap(([moduleId, own]) =>
      own.flatMap(({ id }) => (id === undefined ? [] : [{ person, moduleId, id }])),
    ),
  );
  const recorded = pick(all, who + which);
  if (recorded === undefined) return;
  const { person, moduleId, id } = recorded;
  const params = { id: person.id, resultId: id };
  await world.port.call(null, calls.withdrawResult, { params });
  const own = person.completions.get(moduleId) ?? [];
  person.completions.set(
    moduleId,
    own.filter((each) => each.id !== id),
  );
}

async function changeGroup(world: RequirementsWorld, [who, which]: Choice): Promise<void> {
  const person = personIn(world, who);
  const groupId = pick(world.groupIds, which);
  if (person === undefined || groupId === undefined) return;
  if (person.groups.has(groupId)) {
    const params = { id: groupId, userId: person.id };
    await world.port.call(null, removeGroupMember, { params });
    person.groups.delete(groupId);
    return;
  }
  const body = { userIds: [person.id] };
  await world.port.call(null, addGroupMembers, { params: { id: groupId }, body });
  person.groups.set(groupId, world.today);
}

async function addPerson(world: RequirementsWorld, [groups]: Choice): Promise<void> {
  await world.addPerson(world.groupIds.filter((_, i) => (groups >> i) % 2 === 1));
}

/** Throws unless those modules of the path are open that were open once in the run, and no others. */
export async function expectOpen(
  { company, port }: RequirementsWorld,
  person: model.ModelPerson,
): Promise<void> {
  const { moduleProgress } = await port.call(person.id, getDashboard);
  const unlocked = moduleProgress.filter((module) => module.unlocked);
  const open = model.pathOf(company, person).filter(({ id }) => person.everOpen.has(id));
  assert.deepEqual(
    unlocked.map(({ moduleId }) => moduleId),
    open.map(({ id }) => id),
  );
}

/** Each step with its weight. */
export const STEPS = {
  pass: [30, pass],
  renew: [10, renew],
  trainAgain: [1, trainAgain],
  changeRule: [4, changeRule],
  changeCompany: [1, changeCompany],
  makeEdition: [1, makeEdition],
  makeException: [5, makeException],
  endException: [2, endException],
  recordResult: [4, recordResult],
  withdrawResult: [1, withdrawResult],
  changeGroup: [4, changeGroup],
  addPerson: [1, addPerson],
} as const satisfies Record<string, readonly [number, Step]>;
export type StepName = keyof typeof STEPS;
