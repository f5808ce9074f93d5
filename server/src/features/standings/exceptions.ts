/** Extends, waives and pauses what one trainee must take. */

import { because } from '@portal/contract/reasons';
import type { ExceptionForm, RequirementException } from '@portal/contract/requirements';
import { civilDateAt } from '#server/platform/civil-today.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { invalidField, requireFound } from '#server/platform/http/app-error.ts';
import type { Actor } from '../activity/service.ts';
import { findTimeZone } from '../companies/service.ts';
import type { Learning } from '../learning/service.ts';
import { getTrainee, lockTrainees, recordTrainee, TRAINEE_NOT_FOUND } from '../trainees/service.ts';
import { type ExceptionRow, endExceptions, findException } from './exception-queries.ts';
import { problemOfException } from './limits.ts';
import { type Making, recordedException } from './making-exceptions.ts';
import { getModule } from './modules.ts';
import { presentException } from './present.ts';

interface Dependencies {
  readonly db: Db;
  readonly learning: Pick<Learning, 'changeStandings'>;
  readonly making: Making;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export function createExceptions({ db, learning, making, now }: Dependencies) {
  return {
    /**
     * An exception that stands and says the same is answered again. Throws NOT_FOUND, INVALID_INPUT for dates that are not
     * possible.
     */
    create: (actor: Actor, userId: number, form: ExceptionForm): Promise<RequirementException> =>
      inTransaction(db, async (tx) => {
        const { trainees } = await lockTrainees(tx, [userId]);
        const trainee = await getTrainee(tx, userId);
        const { company_id: companyId } = trainee;
        const { kind, ...terms } = form;
        const module =
          terms.moduleId === null ? null : await getModule(tx, companyId, terms.moduleId);
        const at = now();
        const problem = problemOfException(
          form,
          civilDateAt(at, await findTimeZone(tx, companyId)),
        );
        if (problem !== null) throw invalidField(problem.field, problem.refusal);
        const stored = await making.make(tx, trainees, { kind, terms, by: actor.id, at });
        const { id, isNew } = requireFound(stored.get(userId), TRAINEE_NOT_FOUND);
        if (isNew) {
          const after = recordedException({ ...form, moduleName: module?.name ?? null });
          await recordTrainee(tx, trainee, { actor, action: 'trainee.exception-made', after, at });
        }
        return presentException(await get(tx, { userId, companyId }, id));
      }),

    /** A second time has no effect. Throws NOT_FOUND. */
    end: (actor: Actor, userId: number, exceptionId: number): Promise<void> =>
      inTransaction(db, async (tx) => {
        await lockTrainees(tx, [userId]);
        const trainee = await getTrainee(tx, userId);
        const of = { userId, companyId: trainee.company_id };
        const found = await get(tx, of, exceptionId);
        if (found.ended_at !== null) return;
        const at = now();
        await learning.changeStandings(tx, { companyId: of.companyId, userIds: [userId], at }, () =>
          endExceptions(tx, [exceptionId], { by: actor.id, at }),
        );
        const { kind, module_name: moduleName, from_on: from, until_on: until, reason } = found;
        const before = recordedException({ kind, moduleName, from, until, reason });
        await recordTrainee(tx, trainee, { actor, action: 'trainee.exception-ended', before, at });
      }),
  };
}

/** Throws NOT_FOUND for one of another trainee, or of a company that the trainee has left. */
async function get(
  tx: Db,
  of: { readonly userId: number; readonly companyId: number },
  id: number,
): Promise<ExceptionRow> {
  return requireFound(await findException(tx, of, id), because('exceptionNotFound'));
}
