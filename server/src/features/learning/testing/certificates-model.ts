/** The certificates that the people of a history must have, beside the model of their requirements. */
import * as model from './requirements-model.ts';
import type { RequirementsWorld } from './requirements-world.ts';

interface ModelCertificate {
  /** Null for the whole path. */
  readonly moduleId: number | null;
  readonly basis: ReadonlyMap<number, model.ModelCompletion>;
  readonly completedOn: number;
  /** Null for ever. */
  readonly validUntil: number | null;
  succession: 'renewed' | 'replaced' | null;
}

interface ModelRun {
  isCompleted: boolean;
  isCertified: boolean;
  /** An admin has changed something about it since the last certificates. */
  isMarked: boolean;
  /** The modules that were passed before and that a renewal has taken over: not passed in this run. */
  readonly carried: ReadonlySet<number>;
  /** The modules with which it was completed, and those passed in it. */
  readonly frozen: Set<number>;
}

/** A marked run that has ended. */
interface Waiting {
  readonly run: ModelRun;
  readonly completions: ReadonlySet<model.ModelCompletion>;
}

interface PersonState {
  readonly certificates: ModelCertificate[];
  run: ModelRun;
  waiting: Waiting[];
}

type Ended = ReturnType<typeof model.endsOf>[number];

const newRun = (carried: Iterable<number> = []): ModelRun => ({
  isCompleted: false,
  isCertified: false,
  isMarked: false,
  carried: new Set(carried),
  frozen: new Set(),
});

export class CertificatesModel {
  readonly #world: RequirementsWorld;
  readonly #states = new Map<number, PersonState>();
  /** By module with certificates of its own, the completions that are older. */
  readonly #older = new Map<number, ReadonlySet<model.ModelCompletion>>();

  constructor(world: RequirementsWorld) {
    this.#world = world;
  }

  /** The certificates of a person, oldest first. */
  of(person: model.ModelPerson): readonly ModelCertificate[] {
    return this.#stateOf(person).certificates;
  }

  /** The module has certificates of its own for completions from now on. */
  certifyModule(moduleId: number): void {
    if (this.#older.has(moduleId)) return;
    const { people } = this.#world.company;
    const own = people.flatMap(({ completions }) => completions.get(moduleId) ?? []);
    this.#older.set(moduleId, new Set(own));
  }

  /** Call it after a step that may have left nothing to do for the people whom it concerns. */
  completeRuns(isConcerned: (person: model.ModelPerson) => boolean): void {
    for (const person of this.#world.company.people.filter(isConcerned)) {
      const { run } = this.#stateOf(person);
      this.#completeByAdmin(person, run);
      if (run.isCompleted || this.#older.size > 0) run.isMarked = true;
    }
  }

  /** Call it after a pass of the person. */
  passed(person: model.ModelPerson, moduleId: number): void {
    const { run } = this.#stateOf(person);
    const isLast = this.#isSettled(person);
    // A pass completes a training too of which all modules are waived.
    this.#complete(person, run, isLast);
    if (run.isCompleted || this.#older.has(moduleId)) this.#certify(person);
  }

  /** The person's run has ended, and another one has started, with the passes that the person has now. */
  ended(person: model.ModelPerson): void {
    const state = this.#stateOf(person);
    const completions = new Set([...person.completions.values()].flat());
    if (state.run.isMarked) state.waiting.push({ run: state.run, completions });
    state.run = newRun(person.passed);
  }

  /** The changes of admins cannot be undone any more. */
  certifyAll(): void {
    for (const person of this.#world.company.people) {
      this.#certify(person);
      this.#stateOf(person).run.isMarked = false;
    }
  }

  #stateOf({ id }: model.ModelPerson): PersonState {
    const state = this.#states.get(id) ?? { certificates: [], run: newRun(), waiting: [] };
    this.#states.set(id, state);
    return state;
  }

  #isWaived(person: model.ModelPerson, id: number): boolean {
    return person.exceptions.some((each) => each.kind === 'waive' && model.isOf(id)(each));
  }

  #isSettled(person: model.ModelPerson): boolean {
    const path = model.pathOf(this.#world.company, person);
    const isDone = (id: number) =>
      person.passed.has(id) ||
      this.#isWaived(person, id) ||
      (!person.renewing.has(id) &&
        (person.completions.get(id) ?? []).some((each) => each.id !== undefined));
    return path.every(({ id }) => isDone(id));
  }

  #completeByAdmin(person: model.ModelPerson, run: ModelRun): void {
    const path = model.pathOf(this.#world.company, person);
    const hasSteps = path.some(({ id }) => !this.#isWaived(person, id));
    this.#complete(person, run, hasSteps && this.#isSettled(person));
  }

  #complete(person: model.ModelPerson, run: ModelRun, isDone: boolean): void {
    const path = model.pathOf(this.#world.company, person);
    if (!run.isCompleted && isDone) {
      run.isCompleted = true;
      for (const { id } of path) run.frozen.add(id);
    }
    if (!run.isCompleted) return;
    for (const id of person.passed) if (!run.carried.has(id)) run.frozen.add(id);
  }

  #certify(person: model.ModelPerson): void {
    const state = this.#stateOf(person);
    const all = [...person.completions.values()].flat();
    for (const { run, completions } of state.waiting) {
      const own = all.filter((each) => completions.has(each));
      if (run.isCompleted && !run.isCertified)
        this.#issuePath(state, run, this.#asFrozen(run, own));
      this.#issueModules(person, own);
    }
    state.waiting = [];
    if (state.run.isCompleted) this.#issuePath(state, state.run, this.#present(person));
    this.#issueModules(person, all);
  }

  #longest(module: model.ModelModule, own: readonly model.ModelCompletion[]): Ended | null {
    return latestOfLongest(model.endsOf(this.#world.company, module, own));
  }

  #present(person: model.ModelPerson): Map<number, Ended> | null {
    const { company, today } = this.#world;
    const basis = new Map<number, Ended>();
    for (const module of model.pathOf(company, person)) {
      if (this.#isWaived(person, module.id)) continue;
      const best = this.#longest(module, person.completions.get(module.id) ?? []);
      if (best === null || best.end.last < today || person.renewing.has(module.id)) return null;
      basis.set(module.id, best);
    }
    return basis.size === 0 ? null : basis;
  }

  #asFrozen(run: ModelRun, own: readonly model.ModelCompletion[]): Map<number, Ended> | null {
    const { company, today } = this.#world;
    const basis = new Map<number, Ended>();
    for (const module of company.modules.filter(({ id }) => run.frozen.has(id))) {
      const best = this.#longest(
        module,
        own.filter((each) => this.#moduleOf(each) === module.id),
      );
      if (best === null) continue;
      if (best.end.last < today) return null;
      basis.set(module.id, best);
    }
    return basis.size === 0 ? null : basis;
  }

  #moduleOf(completion: model.ModelCompletion): number | undefined {
    for (const { completions } of this.#world.company.people)
      for (const [moduleId, own] of completions) if (own.includes(completion)) return moduleId;
    return undefined;
  }

  #issueModules(person: model.ModelPerson, own: readonly model.ModelCompletion[]): void {
    for (const module of this.#world.company.modules) {
      const older = this.#older.get(module.id);
      if (older === undefined) continue;
      const known = (person.completions.get(module.id) ?? []).filter((each) => own.includes(each));
      const ends = model.endsOf(this.#world.company, module, known);
      const best = latestOfLongest(ends.filter(({ completion }) => !older.has(completion)));
      if (best !== null) issue(this.#stateOf(person), module.id, new Map([[module.id, best]]));
    }
  }

  #issuePath(state: PersonState, run: ModelRun, basis: Map<number, Ended> | null): void {
    if (basis !== null && issue(state, null, basis)) run.isCertified = true;
  }
}

const latestOfLongest = (ends: readonly Ended[]): Ended | null =>
  ends.reduce<Ended | null>(
    (best, each) => (best === null || each.end.last >= best.end.last ? each : best),
    null,
  );

/** Returns false if there is nothing new to certify. */
function issue(
  { certificates }: PersonState,
  moduleId: number | null,
  ended: ReadonlyMap<number, Ended>,
): boolean {
  const basis = new Map([...ended].map(([id, { completion }]) => [id, completion]));
  const own = certificates.filter((each) => each.moduleId === moduleId);
  const former = own.at(-1);
  const news = [...basis].filter(([id, completion]) => former?.basis.get(id) !== completion);
  const isSame = (other: ModelCertificate) =>
    other.basis.size === basis.size &&
    [...basis].every(([id, completion]) => other.basis.get(id) === completion);
  if (news.length === 0 || own.some(isSame)) return false;
  const last = Math.min(...[...ended.values()].map(({ end }) => end.last));
  if (former !== undefined)
    former.succession = news.some(([id]) => former.basis.has(id)) ? 'renewed' : 'replaced';
  certificates.push({
    moduleId,
    basis,
    completedOn: Math.max(...[...basis.values()].map(({ on }) => on)),
    validUntil: last === model.FOR_EVER ? null : last,
    succession: null,
  });
  return true;
}
