/** Editions: versions of a module for which it must be taken again. */
import { addMonths } from '@portal/contract/civil-dates';
import { REQUIREMENT_YEARS_MAX } from '@portal/contract/limits';
import { because } from '@portal/contract/reasons';
import { civilDateAt } from '#server/platform/civil-today.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { invalidField, requireFound } from '#server/platform/http/app-error.ts';
import type { Actor } from '../activity/service.ts';
import type { Learning } from '../learning/service.ts';
import { inLockedModule, MODULE_NOT_FOUND, recordModule, setEdition } from '../modules/service.ts';
import * as queries from './queries.ts';

interface Dependencies {
  readonly db: Db;
  readonly learning: Pick<Learning, 'moduleChanges'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

interface Edition {
  /** A civil date: until then, completions of earlier editions count. */
  readonly by: string;
  readonly reason: string;
}

/** Makes an edition; the latest one is not made again for the same day and reason. Throws NOT_FOUND, INVALID_INPUT. */
export function createMakeEdition({ db, learning, now }: Dependencies) {
  return async (actor: Actor, moduleId: number, { by, reason }: Edition): Promise<void> => {
    const companyId = await inLockedModule(db, moduleId, async (tx, module) => {
      const at = now();
      const rule = requireFound(await queries.findRule(tx, moduleId), MODULE_NOT_FOUND);
      requireDay(by, civilDateAt(at, rule.time_zone));
      const [latest] = await queries.listEditions(tx, moduleId);
      if (latest?.by_on === by && latest.reason === reason) return module.company_id;
      const number = rule.edition + 1;
      await queries.insertEdition(tx, moduleId, { number, by, reason, createdBy: actor.id, at });
      await setEdition(tx, moduleId, number);
      await learning.moduleChanges.rulesChanged(tx, module.company_id);
      const act = { actor, action: 'module.edition-made', module, at } as const;
      await recordModule(tx, act, { after: { edition: number, until: by, reason } });
      return module.company_id;
    });
    await learning.moduleChanges.begin(companyId);
  };
}

function requireDay(by: string, today: string): void {
  if (by <= today) throw invalidField('by', because('dateNotAfterToday'));
  if (by > addMonths(today, 12 * REQUIREMENT_YEARS_MAX))
    throw invalidField('by', because('dateTooFar', { years: REQUIREMENT_YEARS_MAX }));
}
