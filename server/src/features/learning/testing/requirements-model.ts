/**
 * A simple model of requirements, beside which random histories of the portal are compared. It imports none of its code:
 * days are whole numbers since 1970, and due dates are found by walking from day to day.
 */

interface ModelEdition {
  readonly made: number;
  /** The last day of completions of earlier editions. */
  readonly by: number;
}

export interface ModelModule {
  readonly id: number;
  /** Null for everyone. */
  groups: ReadonlySet<number> | null;
  dueDays: number | null;
  validMonths: number | null;
  ruleFrom: number | null;
  /** The day on which its rule was last changed; null for never. */
  ruleSaved: number | null;
  readonly content: number;
  /** The first one makes edition 2. */
  readonly editions: ModelEdition[];
}

export interface ModelCompletion {
  readonly on: number;
  edition: number;
  /** For a recorded result its last day, which is null for ever; absent for a pass. */
  readonly recordedUntil?: number | null;
  /** The id of a recorded result. */
  readonly id?: number;
}

interface ModelException {
  readonly id: number;
  readonly moduleId: number | null;
  readonly kind: 'extend' | 'waive' | 'pause';
  readonly from: number;
  readonly until: number;
  /** A pause that was ended, whose days until then count. */
  readonly isEnded: boolean;
}

export interface ModelPerson {
  readonly id: number;
  readonly since: number;
  /** The groups, each with the day since which the person is in it. */
  readonly groups: Map<number, number>;
  /** By module. */
  readonly completions: Map<number, ModelCompletion[]>;
  exceptions: ModelException[];
  /** Passed in the current run, or taken over into it. */
  passed: Set<number>;
  /** To be passed again in the current run. */
  renewing: Set<number>;
  /** The same, also after the pass. */
  renewed: Set<number>;
  /** Open at any time in the current run. */
  everOpen: Set<number>;
}

export interface ModelCompany {
  dueDays: number | null;
  graceDays: number;
  renewalDays: number;
  /** The day on which one of these was last changed; null for never. */
  rulesSaved: number | null;
  /** Days before a due date on which people are reminded. */
  reminderDays: readonly number[];
  readonly modules: ModelModule[];
  readonly people: ModelPerson[];
}

export interface ModelStanding {
  readonly state: string;
  readonly due: number | null;
  readonly validUntil: number | null;
  readonly renewFrom: number | null;
  readonly counts: boolean;
}

/** Whether the company has any rule: nothing is shown without one. */
export const hasRules = ({ dueDays, modules }: ModelCompany): boolean =>
  dueDays !== null ||
  modules.some(
    (module) =>
      module.groups !== null ||
      module.dueDays !== null ||
      module.validMonths !== null ||
      module.editions.length > 0,
  );

const isFor = (person: ModelPerson, { groups }: ModelModule): boolean =>
  groups === null || [...groups].some((id) => person.groups.has(id));

/** The modules of a person, in training order. */
export const pathOf = ({ modules }: ModelCompany, person: ModelPerson): ModelModule[] =>
  modules.filter((module) => isFor(person, module));

const DAY_MS = 86_400_000;

/** The day with the same number, some months later, or the last day of that month. */
function monthsAfter(day: number, months: number): number {
  const date = new Date(day * DAY_MS);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const days = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(date.getUTCDate(), days)) / DAY_MS;
}

export const FOR_EVER = Number.MAX_SAFE_INTEGER;

interface End {
  readonly last: number;
  readonly renewFrom: number;
  /** The same without later editions. */
  readonly window: number;
  readonly isCut: boolean;
}

/** The end of the completion that counts longest. */
const bestEnd = (company: ModelCompany, module: ModelModule, done: readonly ModelCompletion[]) =>
  endsOf(company, module, done).reduce<End | null>(
    (best, { end }) => (best === null || end.last > best.last ? end : best),
    null,
  );

/** The completions by day, each with its end. */
export function endsOf(
  company: ModelCompany,
  module: ModelModule,
  done: readonly ModelCompletion[],
): { readonly completion: ModelCompletion; readonly end: End }[] {
  const ends: { completion: ModelCompletion; end: End }[] = [];
  let best: End | null = null;
  // A recorded result comes after the pass on the same day.
  const rank = ({ on, id }: ModelCompletion) => 2 * on + (id === undefined ? 0 : 1);
  for (const completion of done.toSorted((a, b) => rank(a) - rank(b))) {
    const own = ownEnd(module, completion, best);
    const later = module.editions.slice(completion.edition - 1);
    const last = Math.min(own, ...later.map(({ by }) => by));
    const window = own === FOR_EVER ? FOR_EVER : own - company.renewalDays;
    const renewFrom = Math.min(window, ...later.map(({ made }) => made));
    const end: End = { last, renewFrom, window, isCut: last < own };
    ends.push({ completion, end });
    if (best === null || last > best.last) best = end;
  }
  return ends;
}

/** The end apart from later editions. One in the window of the former one counts from the end of that. */
function ownEnd(module: ModelModule, { on, recordedUntil }: ModelCompletion, former: End | null) {
  if (recordedUntil !== undefined) return recordedUntil ?? FOR_EVER;
  if (module.validMonths === null) return FOR_EVER;
  if (former !== null && !former.isCut && former.window <= on && on <= former.last)
    return monthsAfter(former.last, module.validMonths);
  return monthsAfter(Math.max(on, module.ruleFrom ?? 0), module.validMonths);
}

export const isOf = (moduleId: number) => (exception: ModelException) =>
  exception.moduleId === null || exception.moduleId === moduleId;

/** The first due date, from day to day: a day of a pause that began in time does not count. */
function firstDue(company: ModelCompany, person: ModelPerson, module: ModelModule): number | null {
  const dueDays = module.dueDays ?? company.dueDays;
  if (dueDays === null) return null;
  const own = person.exceptions.filter(isOf(module.id));
  const brought = [...(module.groups ?? [])].flatMap((id) => person.groups.get(id) ?? []);
  const since = module.groups === null ? 0 : Math.min(...brought);
  const day = Math.max(person.since, module.content, since, module.ruleFrom ?? 0);
  return extended(walk(day, dueDays, own), own);
}

/** From day to day: a day of a pause that has begun by the due date does not count. */
function walk(first: number, days: number, own: readonly ModelException[]): number {
  const pauses = own.filter(({ kind }) => kind === 'pause');
  const isPaused = (at: number, due: number) =>
    pauses.some(({ from, until }) => from <= Math.min(at, due) && at <= until);
  let [day, left, due] = [first, days, first + days];
  while (left > 0 || isPaused(day, due)) {
    if (isPaused(day, due)) due += 1;
    else left -= 1;
    day += 1;
  }
  return due;
}

const extended = (due: number, own: readonly ModelException[]): number =>
  Math.max(due, ...own.filter(({ kind }) => kind === 'extend').map(({ until }) => until));

function dueAgain(company: ModelCompany, own: readonly ModelException[], last: number): number {
  const pause = own.find(
    ({ kind, from, until }) => kind === 'pause' && from <= last && last <= until,
  );
  const due = pause === undefined ? last : walk(pause.until + 1, company.renewalDays - 1, own);
  return extended(due, own);
}

export function standingOf(
  company: ModelCompany,
  person: ModelPerson,
  { module, today }: { readonly module: ModelModule; readonly today: number },
): ModelStanding {
  const own = person.exceptions.filter(isOf(module.id));
  const end = bestEnd(company, module, person.completions.get(module.id) ?? []);
  const counts = end !== null && today <= end.last;
  const validity = {
    validUntil: end === null || end.last === FOR_EVER ? null : end.last,
    renewFrom: end === null || end.renewFrom === FOR_EVER ? null : end.renewFrom,
    counts,
  };
  if (!isFor(person, module)) return { state: 'notRequired', due: null, ...validity };
  if (own.some(({ kind }) => kind === 'waive')) return { state: 'waived', due: null, ...validity };
  const again = end === null || end.last === FOR_EVER ? null : dueAgain(company, own, end.last);
  const due = end === null ? firstDue(company, person, module) : again;
  const isPaused = own.some(
    ({ kind, from, until }) => kind === 'pause' && from <= today && today <= until,
  );
  if (isPaused) return { state: 'paused', due, ...validity };
  const state =
    end === null ? stateBefore(due, company.graceDays, today) : stateAfter(end, { due, today });
  return { state, due, ...validity };
}

function stateBefore(due: number | null, graceDays: number, today: number): string {
  if (due === null) return 'open';
  if (today <= due) return 'due';
  return today <= due + graceDays ? 'inGrace' : 'overdue';
}

function stateAfter(
  { last, renewFrom }: End,
  { due, today }: { readonly due: number | null; readonly today: number },
): string {
  if (today <= last) return renewFrom <= today ? 'renewalOpen' : 'valid';
  return due !== null && today <= due ? 'due' : 'expired';
}

/** Whether the module is shown as completed: it counts, and this run has it. */
export const isCompleted = (person: ModelPerson, moduleId: number, counts: boolean): boolean =>
  counts &&
  (person.passed.has(moduleId) ||
    person.renewing.has(moduleId) ||
    (person.completions.get(moduleId) ?? []).some(({ id }) => id !== undefined));

/** Whether it opens the next one: done once in this run, recorded, or waived. */
const opensNext = (person: ModelPerson, moduleId: number): boolean =>
  isCompleted(person, moduleId, true) ||
  person.exceptions.some((each) => each.kind === 'waive' && isOf(moduleId)(each));

function rememberOpen(company: ModelCompany, person: ModelPerson): void {
  let isNextOpen = true;
  for (const { id } of pathOf(company, person)) {
    if (isNextOpen) person.everOpen.add(id);
    isNextOpen = opensNext(person, id);
  }
}

/** Call after every step: what is open now stays open in the run. */
export function rememberAllOpen(company: ModelCompany): void {
  for (const person of company.people) rememberOpen(company, person);
}

const WORST_FIRST = [
  'overdue',
  'expired',
  'inGrace',
  'due',
  'renewalOpen',
  'open',
  'valid',
  'paused',
  'waived',
];

/** The worst standing of a person; null without a module. */
export function worstOf(company: ModelCompany, person: ModelPerson, today: number) {
  const all = pathOf(company, person).map((module) =>
    standingOf(company, person, { module, today }),
  );
  const rank = ({ state, due }: ModelStanding) =>
    [WORST_FIRST.indexOf(state), due ?? FOR_EVER] as const;
  const [worst] = all.toSorted((a, b) => {
    const [[stateA, dueA], [stateB, dueB]] = [rank(a), rank(b)];
    return stateA - stateB || dueA - dueB;
  });
  return worst ?? null;
}

/** The modules that a renewal renews: what is open, and passed in this run or recorded. */
export const toRenew = (company: ModelCompany, person: ModelPerson, today: number): number[] =>
  pathOf(company, person)
    .filter((module) => {
      const { state, validUntil } = standingOf(company, person, { module, today });
      return ['renewalOpen', 'expired'].includes(state) || (state === 'due' && validUntil !== null);
    })
    .map(({ id }) => id)
    .filter((id) => {
      const isSettled = !person.renewing.has(id) && isCompleted(person, id, true);
      return isSettled && person.everOpen.has(id);
    });
