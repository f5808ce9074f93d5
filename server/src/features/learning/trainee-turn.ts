import { NO_SUCH_MODULE } from '@portal/contract/sentences';
import { isForeignKeyViolation } from '#server/platform/database/constraint-errors.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Bus } from '#server/platform/live/bus.ts';
import { holdCompany } from '../companies/service.ts';
import type { Notifications } from '../notifications/service.ts';
import { type LearningEvent, publishAll } from './events.ts';
import { type Path, toPath } from './path.ts';
import { lockTrainee } from './progress-queries.ts';
import type { prepareFindPath } from './queries.ts';

/** A trainee who learns: what the session says of them. */
export interface Learner {
  readonly userId: number;
  readonly name: string;
  readonly companyId: number;
}

/** What a turn works on: nobody else changes this trainee's progress until it ends. */
export interface Turn {
  readonly tx: Db;
  readonly path: Path;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Keeps for administrators who are not there that the trainee has completed all modules. */
  noteCompletion(): Promise<void>;
  /** To be published if and when the turn is committed. */
  tell(events: readonly LearningEvent[]): void;
}

interface Dependencies {
  readonly db: Db;
  readonly bus: Bus;
  readonly now: () => number;
  readonly findPath: ReturnType<typeof prepareFindPath>;
  readonly notifications: Pick<Notifications, 'noteCompletion'>;
}

export type TakeTurn = ReturnType<typeof createTurns>;

/**
 * Runs the changes of one trainee one after the other: of two parallel submissions the second sees what
 * the first has made, and of two last passes one is the last. Meanwhile the company's modules stay as
 * they are.
 */
export function createTurns({ db, bus, now, findPath, notifications }: Dependencies) {
  return async <T>(learner: Learner, change: (turn: Turn) => Promise<T>): Promise<T> => {
    let events: LearningEvent[] = [];
    const result = await unlessGone(() =>
      inTransaction(db, async (tx) => {
        // Those of a turn that had to give way to another, and begins anew, never happened.
        events = [];
        if (!(await holdCompany(tx, learner.companyId))) throw gone();
        if (!(await lockTrainee(tx, learner.userId))) throw gone();
        const path = toPath(await findPath(learner, tx));
        const at = now();
        return change({
          tx,
          path,
          now: at,
          noteCompletion: () => notifications.noteCompletion(tx, learner.userId, at),
          tell: (more) => events.push(...more),
        });
      }),
    );
    publishAll(bus, events);
    return result;
  };
}

/** A module, or the trainee, that is deleted while it is being written about is not there. */
export async function unlessGone<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw isForeignKeyViolation(error) ? gone() : error;
  }
}

function gone(): AppError {
  return new AppError('NOT_FOUND', NO_SUCH_MODULE);
}
