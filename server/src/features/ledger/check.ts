/** The log as admins see it, and its complete checks, of which one runs at a time. */
import type { Ledger, LedgerCheck } from '@portal/contract/ledger';
import { because } from '@portal/contract/reasons';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { requireFound } from '#server/platform/http/app-error.ts';
import type { LogKey } from '#server/platform/keys/log-key.ts';
import type { Tasks } from '#server/platform/tasks/tasks.ts';
import { type Actor, record } from '../activity/service.ts';
import type { Recomputing } from './check-leaves.ts';
import * as queries from './check-queries.ts';
import { createCheckStep } from './check-step.ts';
import { findEpoch, findState } from './log-queries.ts';
import { presentCheck, presentLedger } from './present.ts';
import { createSigner } from './signer.ts';

/** A kind of task; the key is the id of the check. */
export const LEDGER_CHECK = 'ledger check';

const CHECKS_KEPT = 20;
const NOT_RUNNING = because('ledgerCheckNotRunning');

interface Dependencies {
  readonly db: Db;
  readonly tasks: Pick<Tasks, 'enqueue'>;
  readonly logKey: LogKey;
  readonly recompute: Recomputing;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export type LedgerChecks = ReturnType<typeof createLedgerCheck>;

export function createLedgerCheck({ db, tasks, logKey, recompute, now }: Dependencies) {
  const newest = async () =>
    presentCheck(requireFound(await queries.findNewestCheck(db), NOT_RUNNING));

  const recordCheck = (tx: Db, actor: Actor, action: 'started' | 'cancelled') =>
    record(tx, {
      actor,
      action: `portal.ledger-check-${action}`,
      subject: { kind: 'portal', id: null, name: '' },
      company: null,
      at: now(),
    });

  return {
    /** The work of the task. */
    step: createCheckStep({ recompute, signer: createSigner(logKey), now }),

    async get(): Promise<Ledger> {
      const state = await findState(db);
      return presentLedger(state, {
        epoch: state.epoch_id === null ? null : await findEpoch(db, state.epoch_id),
        waiting: await queries.countWaiting(db),
        check: await queries.findNewestCheck(db),
      });
    },

    /** Returns the running check if there is one. */
    async start(actor: Actor): Promise<LedgerCheck> {
      await inTransaction(db, async (tx) => {
        const { size: total } = await findState(tx);
        const check = { total, startedBy: actor.id, at: now() };
        const id = await queries.insertCheck(tx, check);
        if (id === undefined) return;
        await queries.deleteOldChecks(tx, CHECKS_KEPT);
        await tasks.enqueue(tx, LEDGER_CHECK, { key: id });
        await recordCheck(tx, actor, 'started');
      });
      return newest();
    },

    /** Throws NOT_FOUND if none is running. */
    async cancel(actor: Actor): Promise<LedgerCheck> {
      await inTransaction(db, async (tx) => {
        requireFound(await queries.cancelRunningCheck(tx, now()), NOT_RUNNING);
        await recordCheck(tx, actor, 'cancelled');
      });
      return newest();
    },
  };
}
