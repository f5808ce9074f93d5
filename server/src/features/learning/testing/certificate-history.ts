/** A random history of a company, after each day of which its people have the certificates of the model. */
import assert from 'node:assert/strict';
import { updateTrainee } from '@portal/contract/trainees';
import type { Db } from '#server/platform/database/schema.ts';
import { CertificatesModel } from './certificates-model.ts';
import { type ModelPerson, rememberAllOpen } from './requirements-model.ts';
import { type Choice, STEPS, type StepName } from './requirements-steps.ts';
import type { RequirementsWorld } from './requirements-world.ts';

export type CertificateStep = StepName | 'addModule' | 'certifyModule' | 'moveAndReturn';

/** How often each step is chosen: more of what completes, renews and takes back. */
export const CERTIFICATE_STEPS: Readonly<Record<CertificateStep, number>> = {
  pass: 30,
  renew: 10,
  trainAgain: 3,
  changeRule: 3,
  changeCompany: 1,
  makeEdition: 1,
  makeException: 4,
  endException: 4,
  recordResult: 5,
  withdrawResult: 4,
  changeGroup: 2,
  addPerson: 0,
  addModule: 1,
  certifyModule: 1,
  moveAndReturn: 2,
};

const OF_COMPANY: ReadonlySet<CertificateStep> = new Set([
  'changeRule',
  'changeCompany',
  'makeEdition',
  'addModule',
]);
const OF_ADMIN: ReadonlySet<CertificateStep> = new Set([
  'makeException',
  'endException',
  'recordResult',
  'withdrawResult',
  'changeGroup',
]);

interface Surroundings {
  /** The name of a company without modules. */
  readonly otherCompany: string;
  withDb<T>(use: (db: Db) => Promise<T>): Promise<T>;
  /** Carries out in the background what a change of the company causes. */
  settle(): Promise<void>;
}

export class CertificateHistory {
  readonly world: RequirementsWorld;
  readonly #surroundings: Surroundings;
  readonly #certificates: CertificatesModel;

  constructor(world: RequirementsWorld, surroundings: Surroundings) {
    this.world = world;
    this.#surroundings = surroundings;
    this.#certificates = new CertificatesModel(world);
  }

  /** The certificates of all people by the model. */
  get issued(): number {
    const { people } = this.world.company;
    return people.reduce((sum, person) => sum + this.#certificates.of(person).length, 0);
  }

  async take(name: CertificateStep, choice: Choice): Promise<void> {
    const { world } = this;
    const before = world.company.people.map((person) => ({
      person,
      passed: new Set(person.passed),
      renewed: person.renewed,
      changed: changedBy(person),
    }));
    await this.#carryOut(name, choice);
    rememberAllOpen(world.company);
    for (const { person, passed, renewed } of before) {
      const isAgain = name === 'trainAgain' && person === chosen(world, choice);
      if (name === 'pass') this.#notePass(person, passed);
      if (isAgain || (name === 'renew' && person.renewed !== renewed))
        this.#certificates.ended(person);
    }
    const isOfCompany = OF_COMPANY.has(name);
    const changed = before.filter((each) => each.changed !== changedBy(each.person));
    const people = new Set(changed.map(({ person }) => person));
    if (isOfCompany || OF_ADMIN.has(name))
      this.#certificates.completeRuns((person) => isOfCompany || people.has(person));
  }

  async #carryOut(name: CertificateStep, choice: Choice): Promise<void> {
    const { world } = this;
    if (name === 'addModule') await world.addModule();
    else if (name === 'certifyModule') await this.#certifyModule(choice);
    else if (name === 'moveAndReturn') await this.#moveAndReturn(choice);
    else await STEPS[name][1](world, choice);
    if (OF_COMPANY.has(name)) await this.#surroundings.settle();
  }

  #notePass(person: ModelPerson, before: ReadonlySet<number>): void {
    const [passed] = [...person.passed].filter((id) => !before.has(id));
    if (passed !== undefined) this.#certificates.passed(person, passed);
  }

  async #certifyModule([which]: Choice): Promise<void> {
    const { port, company } = this.world;
    const module = company.modules[which % company.modules.length];
    if (module === undefined) return;
    this.#certificates.certifyModule(module.id);
    await this.#surroundings.withDb((db) =>
      db
        .updateTable('all_modules')
        .set({ certified_since: port.now })
        .where('id', '=', module.id)
        .where('certified_since', 'is', null)
        .execute(),
    );
  }

  /** Leaves the groups, starts again, and keeps the results and exceptions of the company. */
  async #moveAndReturn(choice: Choice): Promise<void> {
    const { world } = this;
    const person = chosen(world, choice);
    if (person === undefined) return;
    const params = { id: person.id };
    for (const companyName of [this.#surroundings.otherCompany, world.companyName])
      await world.port.call(null, updateTrainee, { params, body: { companyName } });
    Object.assign(person, { since: world.today });
    person.groups.clear();
    person.passed = new Set();
    person.renewing = new Set();
    person.renewed = new Set();
    person.everOpen = new Set();
    this.#certificates.ended(person);
  }

  /** Call it when the changes of admins are certified. Throws if the certificates are others than in the model. */
  async endDay(): Promise<void> {
    this.#certificates.certifyAll();
    for (const person of this.world.company.people)
      assert.deepEqual(await this.#shown(person), this.#expected(person), `person ${person.id}`);
  }

  async #shown({ id }: ModelPerson) {
    const rows = await this.#surroundings.withDb((db) =>
      db
        .selectFrom('certificates')
        .innerJoin('path_completions', 'path_completions.id', 'certificates.completion_id')
        .select([
          'certificates.id',
          'certificates.module_id',
          'certificates.completed_on',
          'certificates.valid_until',
          'certificates.succession',
          'certificates.succeeded_by',
          'path_completions.basis',
        ])
        .where('certificates.user_id', '=', id)
        .orderBy('certificates.id')
        .execute(),
    );
    return rows.map((row) => ({
      moduleId: row.module_id,
      modules: JSON.parse(row.basis).map(([moduleId]: [number]) => moduleId),
      completedOn: row.completed_on,
      validUntil: row.valid_until,
      succession: row.succession,
      by: row.succeeded_by === null ? -1 : rows.findIndex((other) => other.id === row.succeeded_by),
    }));
  }

  #expected(person: ModelPerson) {
    const { dateOf } = this.world;
    const all = this.#certificates.of(person);
    return all.map(({ moduleId, basis, completedOn, validUntil, succession }, i) => ({
      moduleId,
      modules: [...basis.keys()].toSorted((a, b) => a - b),
      completedOn: dateOf(completedOn),
      validUntil: validUntil === null ? null : dateOf(validUntil),
      succession,
      by:
        succession === null
          ? -1
          : all.findIndex((other, j) => j > i && other.moduleId === moduleId),
    }));
  }
}

const chosen = ({ company: { people } }: RequirementsWorld, [who]: Choice) =>
  people[who % people.length];

/** A text that changes with what an admin changes about a person. */
const changedBy = ({ exceptions, completions, groups }: ModelPerson): string =>
  JSON.stringify([exceptions, [...completions], [...groups]]);
