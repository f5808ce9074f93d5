/** Results from outside the portal that admins record for one trainee. */
import { because } from '@portal/contract/reasons';
import type { Completion, RecordedResultForm } from '@portal/contract/requirements';
import { civilDateAt } from '#server/platform/civil-today.ts';
import { isUniqueViolation } from '#server/platform/database/constraint-errors.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError, invalidField, requireFound } from '#server/platform/http/app-error.ts';
import type { Actor } from '../activity/service.ts';
import { findTimeZone } from '../companies/service.ts';
import type { Learning } from '../learning/service.ts';
import { getTrainee, lockTrainees, recordTrainee } from '../trainees/service.ts';
import { problemOfResult } from './limits.ts';
import { getModule } from './modules.ts';
import type { Recording } from './recording-results.ts';
import { findResult, withdrawResults } from './result-queries.ts';

interface Dependencies {
  readonly db: Db;
  readonly learning: Pick<Learning, 'changeStandings'>;
  readonly recording: Recording;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export function createRecordedResults({ db, learning, recording, now }: Dependencies) {
  return {
    /** Throws NOT_FOUND, INVALID_INPUT for dates that are not possible, CONFLICT if it is recorded already. */
    record: (actor: Actor, userId: number, form: RecordedResultForm): Promise<Completion> =>
      conflictIfRecorded(() =>
        inTransaction(db, async (tx) => {
          await lockTrainees(tx, [userId]);
          const trainee = await getTrainee(tx, userId);
          const { company_id: companyId } = trainee;
          const module = await getModule(tx, companyId, form.moduleId);
          const at = now();
          const today = civilDateAt(at, await findTimeZone(tx, companyId));
          const problem = problemOfResult(form, today);
          if (problem !== null) throw invalidField(problem.field, problem.refusal);
          const { completedOn, validUntil, note } = form;
          const id = await learning.changeStandings(tx, { companyId, userIds: [userId], at }, () =>
            recording.insert(tx, {
              companyId,
              result: {
                user_id: userId,
                module_id: module.id,
                completed_on: completedOn,
                valid_until: validUntil,
                note,
                recorded_by: actor.id,
                recorded_at: at,
              },
            }),
          );
          const after = { module: module.name, completedOn, validUntil, note };
          await recordTrainee(tx, trainee, { actor, action: 'trainee.result-recorded', after, at });
          const recorded = { id, by: actor.name, at: new Date(at).toISOString(), note };
          return { on: completedOn, validUntil, runNumber: null, recorded };
        }),
      ),

    /** A second time has no effect. Throws NOT_FOUND. */
    withdraw: (actor: Actor, userId: number, id: number): Promise<void> =>
      inTransaction(db, async (tx) => {
        await lockTrainees(tx, [userId]);
        const trainee = await getTrainee(tx, userId);
        const { company_id: companyId } = trainee;
        const found = requireFound(
          await findResult(tx, { id, userId, companyId }),
          because('resultNotRecorded'),
        );
        if (found.withdrawn_at !== null) return;
        const at = now();
        await learning.changeStandings(tx, { companyId, userIds: [userId], at }, () =>
          withdrawResults(tx, [id], { by: actor.id, at }),
        );
        const before = {
          module: found.module_name,
          completedOn: found.completed_on,
          validUntil: found.valid_until,
          note: found.note,
        };
        await recordTrainee(tx, trainee, { actor, action: 'trainee.result-withdrawn', before, at });
      }),
  };
}

async function conflictIfRecorded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('CONFLICT', because('resultRecordedAlready'));
    throw error;
  }
}
