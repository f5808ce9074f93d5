import { LEAF_KINDS } from '@portal/contract/proof/leaf';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { makeLogKey } from '#server/platform/keys/log-key.ts';
import { itAlone } from '#server/testing/portal-test.ts';
import type { NewLeaf } from '../add-leaf.ts';
import { createLedger, type Ledger } from '../service.ts';

/** A leaf about an invented result. */
export const leafOfResult = (number: number): NewLeaf => ({
  kind: LEAF_KINDS.resultRecorded,
  fields: [{ name: 'userId', value: String(number) }],
  secret: `secret ${number}`,
  at: 0,
});

/** `it` with the log of a portal that has no certificates, and with ledgers of other processes. */
export const itOnLog = itAlone.extend('world', ({ portal }) => {
  const { db, now } = portal.resources;
  const { ledger } = portal.services;
  let count = 0;
  return {
    db,
    ledger,

    /** The ledger of a process with other keys. */
    withOtherKeys: () => createLedger({ db, now, logKey: makeLogKey() }),

    /** Adds leaves in one transaction. */
    add: (leaves: number) =>
      inTransaction(db, async (tx) => {
        for (let i = 0; i < leaves; i += 1) {
          count += 1;
          await ledger.add(tx, leafOfResult(count));
        }
      }),

    async append(by: Pick<Ledger, 'append'> = ledger) {
      while (await inTransaction(db, by.append));
    },

    /** As a copy of the database is made. */
    forgetPlace: () => db.updateTable('log_state').set({ place: null }).execute(),

    leaves: () => db.selectFrom('log_leaves').selectAll().orderBy('id').execute(),
    epochs: () => db.selectFrom('log_epochs').selectAll().orderBy('id').execute(),
    checkpoints: () =>
      db.selectFrom('log_checkpoints').selectAll().orderBy('epoch_id').orderBy('size').execute(),
  };
});
