/**
 * A simple model of reminders, beside which random histories of the portal are compared. Like the model of standings, it
 * imports no code of the portal: days are whole numbers since 1970, and are searched one after the other.
 */
import {
  hasRules,
  type ModelCompany,
  type ModelModule,
  type ModelPerson,
  pathOf,
  standingOf,
} from '#server/features/learning/testing/requirements-model.ts';

export interface ModelReminder {
  readonly moduleId: number;
  readonly kind: string;
  /** The due date. */
  readonly on: number;
}

interface ModelNotice {
  readonly day: number;
  readonly modules: readonly ModelReminder[];
}

interface PersonState {
  wantsMail: boolean;
  /** The next day on which the person may be reminded; null for never. */
  plan: number | null;
  readonly notices: ModelNotice[];
  /** Milliseconds since 1970 of the latest notice. */
  remindedAt: number;
  /** The modules of the mail that waits. */
  waiting: { readonly day: number; readonly moduleIds: ReadonlySet<number> } | null;
}

/** A mail that the mail server accepts: there is one of a person and day. */
export interface ModelMail {
  readonly personId: number;
  readonly day: number;
}

const DAY_MS = 86_400_000;
const LATE = [0, 7, 14, 21];
const MANDATORY = ['today', 'overdue', 'again'];

/** How a module stands today, and the days on which the person is reminded of it. */
interface Plan {
  readonly reminder: ModelReminder | null;
  readonly last: number;
  readonly isStep: (day: number) => boolean;
}

/** The day on which an edition was made that the person must take, because all completions are of earlier ones. */
function newEdition({ id, editions }: ModelModule, { completions }: ModelPerson): number | null {
  const done = (completions.get(id) ?? []).map(({ edition }) => edition);
  const latest = editions.at(-1);
  const isNew = done.length > 0 && done.every((edition) => edition < editions.length + 1);
  return latest !== undefined && isNew ? latest.made : null;
}

function planIn(
  company: ModelCompany,
  person: ModelPerson,
  { module, today }: { readonly module: ModelModule; readonly today: number },
): Plan | null {
  const { state, due, validUntil, renewFrom } = standingOf(company, person, { module, today });
  if (due === null) return null;
  const made = newEdition(module, person);
  const opens = made === null ? renewFrom : made + 1;
  const saved = Math.max(module.ruleSaved ?? 0, company.rulesSaved ?? 0);
  const late = Math.max(due + 1 + (validUntil === null ? company.graceDays : 0), saved + 1);
  const words: Record<string, string | undefined> = {
    overdue: 'overdue',
    expired: 'overdue',
    inGrace: 'overdue',
    due: due === today ? 'today' : 'before',
    renewalOpen: due === today ? 'today' : 'renewal',
  };
  const kind = state === 'renewalOpen' && made !== null ? 'again' : words[state];
  return {
    reminder: kind === undefined ? null : { moduleId: module.id, kind, on: due },
    last: Math.max(opens ?? 0, due, late + Math.max(...LATE)),
    isStep: (day) =>
      day >= (renewFrom ?? 0) &&
      day > saved &&
      (day === opens ||
        day === due ||
        company.reminderDays.includes(due - day) ||
        LATE.includes(day - late)),
  };
}

export class RemindersModel {
  readonly #company: ModelCompany;
  readonly #states = new Map<ModelPerson, PersonState>();

  constructor(company: ModelCompany) {
    this.#company = company;
  }

  of(person: ModelPerson): PersonState {
    const known = this.#states.get(person);
    if (known !== undefined) return known;
    const state = { wantsMail: false, plan: null, notices: [], remindedAt: 0, waiting: null };
    this.#states.set(person, state);
    return state;
  }

  #plans(person: ModelPerson, today: number): readonly Plan[] {
    if (!hasRules(this.#company)) return [];
    return pathOf(this.#company, person).flatMap(
      (module) => planIn(this.#company, person, { module, today }) ?? [],
    );
  }

  #nextDay(person: ModelPerson, today: number): number | null {
    const plans = this.#plans(person, today);
    const last = Math.max(...plans.map((plan) => plan.last));
    for (let day = today + 1; day <= last; day += 1)
      if (plans.some(({ isStep }) => isStep(day))) return day;
    return null;
  }

  /** Those of these modules that are to be done, as a reminder names them today. */
  #toDo(person: ModelPerson, today: number, moduleIds: ReadonlySet<number>): ModelReminder[] {
    return this.#plans(person, today).flatMap(({ reminder }) =>
      reminder !== null && moduleIds.has(reminder.moduleId) ? [reminder] : [],
    );
  }

  #isMailed(person: ModelPerson, modules: readonly ModelReminder[]): boolean {
    return modules.some(({ kind }) => this.of(person).wantsMail || MANDATORY.includes(kind));
  }

  #remind(person: ModelPerson, today: number, { moduleIds, at }: NewNotice): void {
    const state = this.of(person);
    const all = new Set([...moduleIds, ...(state.waiting?.moduleIds ?? [])]);
    const modules = this.#toDo(person, today, all);
    state.notices.push({ day: today, modules });
    state.remindedAt = at;
    const ids = new Set(modules.map(({ moduleId }) => moduleId));
    state.waiting = this.#isMailed(person, modules) ? { day: today, moduleIds: ids } : null;
  }

  /** Call it at the end of a visit of a day: the last one is the plan of the day. A day that has come stays. */
  plan(today: number): void {
    for (const person of this.#company.people) {
      const state = this.of(person);
      if (state.plan === null || state.plan > today) state.plan = this.#nextDay(person, today);
    }
  }

  /** Reminds all whose day has come. Call it from 07:00 on. */
  round(today: number, at: number): void {
    for (const person of this.#company.people) {
      const state = this.of(person);
      const { plan } = state;
      if (plan === null || plan > today) continue;
      state.plan = this.#nextDay(person, today);
      const days = Array.from({ length: today - plan + 1 }, (_, i) => plan + i);
      const moduleIds = new Set(
        this.#plans(person, today)
          .filter(({ isStep }) => days.some(isStep))
          .flatMap(({ reminder }) => reminder?.moduleId ?? []),
      );
      if (moduleIds.size > 0 && state.notices.at(-1)?.day !== today)
        this.#remind(person, today, { moduleIds, at });
    }
  }

  /** A reminder by an admin. */
  remindNow(person: ModelPerson, today: number, at: number): 'sent' | 'refused' {
    const all = new Set(this.#company.modules.map(({ id }) => id));
    const moduleIds = new Set(this.#toDo(person, today, all).map(({ moduleId }) => moduleId));
    const { remindedAt, notices } = this.of(person);
    const isTooSoon = at - remindedAt < DAY_MS || notices.at(-1)?.day === today;
    if (moduleIds.size === 0 || isTooSoon) return 'refused';
    this.#remind(person, today, { moduleIds, at });
    return 'sent';
  }

  /** The mails that wait and are still true. */
  deliver(today: number): ModelMail[] {
    return this.#company.people.flatMap((person) => {
      const state = this.of(person);
      const { waiting } = state;
      state.waiting = null;
      if (waiting === null) return [];
      const modules = this.#toDo(person, today, waiting.moduleIds);
      return this.#isMailed(person, modules) ? { personId: person.id, day: waiting.day } : [];
    });
  }
}

interface NewNotice {
  readonly moduleIds: ReadonlySet<number>;
  /** Milliseconds since 1970. */
  readonly at: number;
}
