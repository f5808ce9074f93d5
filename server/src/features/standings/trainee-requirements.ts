/** All that one trainee must take in the company, with the completions and the history of each module. */
import type { OwnRequirement, TraineeRequirements } from '@portal/contract/requirements';
import { civilDateAt } from '#server/platform/civil-today.ts';
import type { Db } from '#server/platform/database/schema.ts';
import {
  type CompanyRules,
  endsOf,
  loadFacts,
  loadRules,
  type ModuleRule,
  type PersonFacts,
  presentStanding,
  standingIn,
} from '../learning/service.ts';
import { listExceptions } from './exception-queries.ts';
import { presentCompletion, presentException } from './present.ts';
import { listBegunModules, listEditionMakers } from './queries.ts';
import { eventsOf } from './timeline.ts';

export interface TraineeOfCompany {
  readonly userId: number;
  readonly companyId: number;
}

interface Found {
  readonly rules: CompanyRules;
  readonly person: PersonFacts;
  readonly today: string;
  /** The modules of the path in training order, then those that are no longer required. */
  readonly modules: readonly Required[];
}

interface Required extends OwnRequirement {
  readonly rule: ModuleRule;
}

/** Null without rules of the company. `now` in milliseconds since 1970. */
async function find(db: Db, of: TraineeOfCompany, now: number): Promise<Found | null> {
  const rules = await loadRules(db, of.companyId);
  if (rules === null) return null;
  const person = (await loadFacts(db, rules, [of.userId])).get(of.userId);
  if (person === undefined) return null;
  const begun = new Set(await listBegunModules(db, of));
  const { timeZone } = rules;
  const today = civilDateAt(now, timeZone);
  const all = rules.modules.map((rule): Required => {
    const completions = person.completions.get(rule.id) ?? [];
    return {
      rule,
      moduleId: rule.id,
      moduleName: rule.name,
      standing: presentStanding(standingIn(person, rule, { timeZone, today })),
      completions: endsOf(completions, rule).map(presentCompletion).toReversed(),
    };
  });
  const isRequired = ({ standing }: Required) => standing.state !== 'notRequired';
  const isKept = (module: Required) =>
    !isRequired(module) && (begun.has(module.moduleId) || module.completions.length > 0);
  return {
    rules,
    person,
    today,
    modules: [...all.filter(isRequired), ...all.filter(isKept)],
  };
}

/** For the trainee. Empty without rules of the company. */
export async function listOwn(
  db: Db,
  of: TraineeOfCompany,
  now: number,
): Promise<OwnRequirement[]> {
  const found = await find(db, of, now);
  return (found?.modules ?? []).map(({ rule: _, ...requirement }) => requirement);
}

/** For admins, with the history. Null without rules of the company. */
export async function getOfTrainee(
  db: Db,
  of: TraineeOfCompany,
  now: number,
): Promise<TraineeRequirements | null> {
  const found = await find(db, of, now);
  if (found === null) return null;
  const { rules, person, today } = found;
  const [exceptions, makers] = await Promise.all([
    listExceptions(db, of),
    listEditionMakers(db, of.companyId),
  ]);
  const makersOf = Map.groupBy(makers, ({ module_id }) => module_id);
  return {
    exceptions: exceptions.filter(({ ended_at }) => ended_at === null).map(presentException),
    modules: found.modules.map(({ rule, ...requirement }) => {
      const own = makersOf.get(rule.id) ?? [];
      const events = eventsOf({
        person,
        module: rule,
        completions: endsOf(person.completions.get(rule.id) ?? [], rule),
        exceptions,
        editionMakers: new Map(own.map(({ number, name }) => [number, name])),
        timeZone: rules.timeZone,
        today,
      });
      return { ...requirement, events };
    }),
  };
}
