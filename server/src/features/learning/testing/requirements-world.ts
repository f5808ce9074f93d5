/** A company whose people must take modules, in the portal and in the model. */
import type { Call, CallBody, CallResponse } from '@portal/contract/call';
import { createGroup } from '@portal/contract/groups';
import { getDashboard } from '@portal/contract/learning';
import { createModule, saveQuestions } from '@portal/contract/modules';
import { createTrainee } from '@portal/contract/trainees';
import * as model from './requirements-model.ts';

const DAY_MS = 86_400_000;

export interface Input<C extends Call> {
  readonly params?: Record<string, string | number>;
  readonly query?: Record<string, string>;
  readonly body?: CallBody<C>;
}

/** A refusal by its code. */
export class Refused extends Error {
  readonly code: string;
  /** The same request was sent before, and its answer was lost. */
  readonly isRepeated: boolean;

  constructor(code: string, isRepeated = false) {
    super(`Refused: ${code}`);
    this.code = code;
    this.isRepeated = isRepeated;
  }
}

/** How the history reaches the portal. Calls throw {@link Refused}. */
export interface Port {
  readonly now: number;
  /** Null is the admin, a number the id of a trainee. */
  call<C extends Call>(who: number | null, call: C, input?: Input<C>): Promise<CallResponse<C>>;
}

export class RequirementsWorld {
  readonly port: Port;
  readonly companyId: number;
  readonly companyName: string;
  readonly timeZone: string;
  readonly groupIds: number[] = [];
  readonly company: model.ModelCompany = {
    dueDays: null,
    graceDays: 0,
    renewalDays: 30,
    rulesSaved: null,
    reminderDays: [7],
    modules: [],
    people: [],
  };
  readonly #days: Intl.DateTimeFormat;
  #count = 0;

  constructor(
    port: Port,
    company: { readonly id: number; readonly name: string; readonly timeZone: string },
  ) {
    this.port = port;
    this.companyId = company.id;
    this.companyName = company.name;
    this.timeZone = company.timeZone;
    this.#days = new Intl.DateTimeFormat('en-CA', {
      timeZone: company.timeZone,
      dateStyle: 'short',
    });
  }

  /** Today for the company. */
  get today(): number {
    return this.dayOf(this.#days.format(this.port.now));
  }

  dayOf(date: string): number {
    return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
  }

  readonly dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

  #next(kind: string): string {
    this.#count += 1;
    return `${kind} ${this.#count}`;
  }

  async addGroup(): Promise<void> {
    const body = { name: this.#next('Group') };
    const { id } = await this.port.call(null, createGroup, {
      params: { id: this.companyId },
      body,
    });
    this.groupIds.push(id);
  }

  /** At the end of the order, for everyone, with a quiz of one question. */
  async addModule(): Promise<void> {
    const body = { name: this.#next('Module') };
    const { module } = await this.port.call(null, createModule, {
      params: { id: this.companyId },
      body,
    });
    const question = { question: 'Yes?', options: ['yes', 'no'], answer: 'yes' };
    await this.port.call(null, saveQuestions, {
      params: { id: module.id },
      body: { mcqs: [question] },
    });
    this.company.modules.push({
      id: module.id,
      groups: null,
      dueDays: null,
      validMonths: null,
      ruleFrom: null,
      ruleSaved: null,
      content: this.today,
      editions: [],
    });
  }

  async addPerson(groupIds: readonly number[] = []): Promise<void> {
    const name = this.#next('Person');
    const email = `${crypto.randomUUID()}@history.test`;
    const { id } = await this.port.call(null, createTrainee, {
      body: {
        name,
        email,
        companyName: this.companyName,
        groupIds: [...groupIds],
        clientRequestId: crypto.randomUUID(),
      },
    });
    const { today } = this;
    this.company.people.push({
      id,
      since: today,
      groups: new Map(groupIds.map((groupId) => [groupId, today])),
      completions: new Map(),
      exceptions: [],
      passed: new Set(),
      renewing: new Set(),
      renewed: new Set(),
      everOpen: new Set(),
    });
  }

  /** The modules of a person as the portal shows them, in the words of the model. */
  async shown(person: model.ModelPerson) {
    const { moduleProgress } = await this.port.call(person.id, getDashboard);
    return moduleProgress.map(({ moduleId, completed, standing }) => ({
      moduleId,
      completed,
      standing:
        standing === null
          ? null
          : {
              state: standing.state,
              due: this.#dayOrNull(standing.dueOn),
              validUntil: this.#dayOrNull(standing.validUntil),
              renewFrom: this.#dayOrNull(standing.renewFrom),
              renewing: standing.renewing,
            },
    }));
  }

  #dayOrNull(date: string | null): number | null {
    return date === null ? null : this.dayOf(date);
  }

  /** The same by the model. */
  expected(person: model.ModelPerson) {
    const { company, today } = this;
    const isShown = model.hasRules(company);
    return model.pathOf(company, person).map((module) => {
      const { counts, ...standing } = model.standingOf(company, person, { module, today });
      const renewing = person.renewing.has(module.id);
      return {
        moduleId: module.id,
        completed: model.isCompleted(person, module.id, counts),
        standing: isShown ? { ...standing, renewing } : null,
      };
    });
  }
}
