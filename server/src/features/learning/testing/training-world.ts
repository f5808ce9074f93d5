/** Two companies with trainees, in the portal and in the model, and the steps that change both. */

import { PORTAL } from '#server/features/activity/service.ts';
import type { Identity } from '#server/platform/http/route.ts';
import { currentRunOf } from '#server/testing/current-run.ts';
import type { TestPortal } from '#server/testing/start-test-portal.ts';
import * as model from './training-model.ts';

/** Links are made for it, and not used. */
const VIEWER = { userId: 1, sessionId: 1 };

export interface WorldCompany {
  readonly id: number;
  readonly name: string;
  /** In training order, as the portal lists them. */
  modules: readonly model.ModelModule[];
  /** The deletions of modules, with their times. */
  readonly deletedModules: Map<number, number>;
  deletionId: number | null;
}

export interface WorldTrainee {
  readonly id: number;
  companyId: number;
  deletionId: number | null;
  /** The last one is the current run. */
  runs: model.ModelRun[];
}

export class World {
  readonly portal: TestPortal;
  readonly companies: readonly WorldCompany[];
  readonly trainees: readonly WorldTrainee[];
  /** Gives each question and name its own number. */
  #count = 0;

  private constructor(
    portal: TestPortal,
    companies: readonly WorldCompany[],
    trainees: readonly WorldTrainee[],
  ) {
    this.portal = portal;
    this.companies = companies;
    this.trainees = trainees;
  }

  static async make(portal: TestPortal): Promise<World> {
    const { companies, accounts } = portal.services;
    const made: WorldCompany[] = [];
    for (const prefix of ['A', 'B']) {
      const named = { name: `${prefix} ${crypto.randomUUID()}` };
      const { id, name } = await companies.create(PORTAL, named, null);
      made.push({ id, name, modules: [], deletedModules: new Map(), deletionId: null });
    }
    const { db } = portal.resources;
    const rows = made
      .flatMap(({ id }) => [id, id])
      .map((company_id) => ({
        name: 'Tess',
        email: `${crypto.randomUUID()}@history.test`,
        role: 'TRAINEE' as const,

        company_id,
        password_hash: 'none',
        created_at: portal.clock.now,
      }));
    await db.transaction().execute((tx) => accounts.insertUsers(tx, rows));
    const users = await db
      .selectFrom('users')
      .select(['id', 'company_id as companyId', 'current_run_id as runId'])
      .where(
        'company_id',
        'in',
        made.map(({ id }) => id),
      )
      .$narrowType<{ companyId: number; runId: number }>()
      .orderBy('id')
      .execute();
    const trainees = users.map(({ id, companyId, runId }) => ({
      id,
      companyId,
      deletionId: null,
      runs: [model.newRun(runId, 1, companyId)],
    }));
    return new World(portal, made, trainees);
  }

  get #services() {
    return this.portal.services;
  }

  nextName(kind: string): string {
    this.#count += 1;
    return `${kind} ${this.#count}`;
  }

  companyOf({ companyId }: { readonly companyId: number }): WorldCompany {
    const company = this.companies.find(({ id }) => id === companyId);
    if (company === undefined) throw new Error(`The history has no company ${companyId}`);
    return company;
  }

  isShown(trainee: WorldTrainee): boolean {
    return trainee.deletionId === null && this.companyOf(trainee).deletionId === null;
  }

  currentRun({ runs }: WorldTrainee): model.ModelRun {
    const run = runs.at(-1);
    if (run === undefined) throw new Error('Every trainee has a run');
    return run;
  }

  identityOf(trainee: WorldTrainee): Identity {
    const { id: userId, companyId } = trainee;
    const runId = this.currentRun(trainee).id;
    return { userId, companyId, runId, sessionId: 0, role: 'TRAINEE', reach: [], name: 'Tess' };
  }

  /** The current runs in a company, also of deleted trainees. */
  runsIn(company: WorldCompany): model.ModelRun[] {
    return this.trainees
      .filter(({ companyId }) => companyId === company.id)
      .map((trainee) => this.currentRun(trainee));
  }

  /** Call after every step: open modules stay open, and passed ones belong to the result. */
  rememberOpen(): void {
    for (const company of this.companies)
      for (const run of this.runsIn(company)) {
        model.rememberOpen(run, company.modules);
        model.addPassed(run, company.modules);
      }
  }

  /** Call after a change of the modules: reads them and their order again, which the model takes as given. */
  async reload(company: WorldCompany): Promise<void> {
    const listed = await this.#services.modules.list(VIEWER, { companyId: company.id });
    company.modules = listed.map(({ id, name, videos, mcqs }) => ({
      id,
      name,
      seconds: videos.reduce((total, { duration }) => total + duration, 0),
      questions: mcqs.map(({ id, question, options, answer }) => ({
        id,
        question,
        options,
        answer,
      })),
    }));
    for (const run of this.runsIn(company))
      model.completeByChange(run, company.modules, this.portal.clock.now);
  }

  newQuestions(count: number) {
    return Array.from({ length: count }, () => {
      const question = this.nextName('Question');
      return { question, options: [`right ${question}`, 'wrong'], answer: `right ${question}` };
    });
  }

  async startedRun(trainee: WorldTrainee): Promise<void> {
    const before = this.currentRun(trainee);
    const id = await currentRunOf(this.portal.resources.db, trainee.id);
    if (id === before.id) throw new Error('The trainee has no new run');
    const company = this.companyOf(before);
    model.end(before, company.modules, this.portal.clock.now);
    trainee.runs.push(model.newRun(id, before.number + 1, trainee.companyId));
  }
}
