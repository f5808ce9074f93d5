/** A complete check finds each change of what is stored, whatever part of the log or of its records it is. */
import { reissueCertificate, withdrawCertificate } from '@portal/contract/certificates';
import { getLedger, startLedgerCheck } from '@portal/contract/ledger';
import { LEAF_KINDS } from '@portal/contract/proof/leaf';
import { recordResult } from '@portal/contract/requirements';
import { type RawBuilder, sql } from 'kysely';
import { expect } from 'vitest';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { makeLogKey } from '#server/platform/keys/log-key.ts';
import { makeCompany, makeTrainee, succeeded } from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { certify } from '../certificates/testing/certify.ts';
import { requireForklift } from '../standings/testing/forklift.ts';
import { LEDGER_CHECK } from './check.ts';
import { createLedger } from './service.ts';
import { leafOfResult } from './testing/it-on-log.ts';

/** More than a tile. */
const DELETED_RESULTS = 280;
/** No result has such an id: a leaf stays when its result is deleted. */
const DELETED_ID = 1_000_000;

const it = portalIt.extend('stored', { scope: 'file' }, async ({ portal, admin }) => {
  const { db, now } = portal.resources;
  const { ledger } = portal.services;
  const append = async (by = ledger) => {
    while (await inTransaction(db, by.append));
  };
  const company = await makeCompany(portal);
  const moduleId = await requireForklift(portal, company);
  const { user } = await makeTrainee(portal, { companyName: company.name });
  const issue = async () =>
    (await certify(portal, { userId: user.id, companyId: company.id })).code;

  // The first leaf says that other keys sign from now on.
  await append(createLedger({ db, now, logKey: makeLogKey() }));
  await append();
  const [kept, withdrawn, replaced] = [await issue(), await issue(), await issue()];
  const body = { reason: 'Completed by another person' };
  succeeded(await admin.call(withdrawCertificate, { params: { code: withdrawn }, body }));
  succeeded(await admin.call(reissueCertificate, { params: { code: replaced }, body: {} }));
  const result = { moduleId, completedOn: '2026-01-31', validUntil: null, note: 'Paper' };
  succeeded(await admin.call(recordResult, { params: { id: user.id }, body: result }));
  await inTransaction(db, async (tx) => {
    for (let i = 0; i < DELETED_RESULTS; i += 1)
      await ledger.add(tx, { ...leafOfResult(i), resultId: DELETED_ID + i });
  });
  await append();
  // A leaf says that the log goes on under another origin.
  await db.updateTable('log_state').set({ place: null }).execute();
  await append();

  const leaves = await db
    .selectFrom('log_leaves')
    .leftJoin('certificates', 'certificates.id', 'log_leaves.certificate_id')
    .select(['log_leaves.id', 'log_leaves.kind', 'certificates.code'])
    .orderBy('log_leaves.log_index')
    .execute();
  const checkpoints = await db
    .selectFrom('log_checkpoints')
    .select('size')
    .orderBy('size')
    .execute();
  const log: Log = {
    kept,
    withdrawn,
    replaced,
    size: leaves.length,
    indexOf: (kind, code) =>
      leaves.findIndex((leaf) => leaf.kind === kind && leaf.code === (code ?? null)),
    leafAt: (index) => sql`id = ${leaves[index]?.id}`,
    sizes: checkpoints.map(({ size }) => size),
  };
  return {
    ...log,

    /** Changes a value, checks, and changes it back. */
    async problemsAfter({ table, column, where, to }: Change): Promise<string[]> {
      const chosen = where(log);
      const set = (value: unknown) =>
        sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value} where ${chosen}`.execute(
          db,
        );
      const { rows: found } = await sql<{ old: unknown }>`
        select ${sql.ref(column)} as old from ${sql.table(table)} where ${chosen}`.execute(db);
      expect(found).toHaveLength(1);
      const old = found[0]?.old;
      await set(to(old));
      const problems = await findProblems();
      await set(old);
      return problems;
    },

    findProblems,
  };

  /** Checks the log. */
  async function findProblems(): Promise<string[]> {
    succeeded(await admin.call(startLedgerCheck, { body: {} }));
    await portal.work([LEDGER_CHECK]);
    const { check } = succeeded(await admin.call(getLedger));
    expect(check).toMatchObject({ state: 'done', checked: check?.total });
    expect(check?.problemCount).toBe(check?.problems.length);
    return (check?.problems ?? []).map(({ kind, index, code }) =>
      [kind, index, ...(code === null ? [] : [code])].join(' '),
    );
  }
});

interface Change {
  readonly table: string;
  readonly column: string;
  /** Chooses one row. */
  readonly where: (log: Log) => RawBuilder<unknown>;
  readonly to: (old: unknown) => unknown;
  /** The problems like `tile-changed 0`. */
  readonly finds: (log: Log) => readonly string[];
}

interface Log {
  /** Codes of certificates. */
  readonly kept: string;
  readonly withdrawn: string;
  readonly replaced: string;
  /** Leaves. */
  readonly size: number;
  /** The first leaf of a kind, of a certificate or of none. */
  readonly indexOf: (kind: number, code?: string) => number;
  readonly leafAt: (index: number) => RawBuilder<unknown>;
  /** Sizes that were signed. */
  readonly sizes: readonly number[];
}

const {
  certificateIssued: ISSUED,
  certificateReplaced: REPLACED,
  certificateWithdrawn: WITHDRAWN,
  resultRecorded: RECORDED,
  keyRotated: ROTATED,
  restoredFromBackup: RESTORED,
} = LEAF_KINDS;

/** The leaf of a result that was deleted since. */
const DELETED_AT = 100;

const later = (old: unknown) => Number(old) + 1;
const longer = (old: unknown) => `${old} `;
const none = () => null;
/** Another character of base64 at a place from the end. */
const changedAt = (fromEnd: number) => (old: unknown) => {
  const text = String(old);
  const at = text.length - fromEnd;
  return `${text.slice(0, at)}${text[at] === 'B' ? 'C' : 'B'}${text.slice(at + 1)}`;
};
const withoutHash = (old: unknown) => bytesOf(old).subarray(0, -32).toString('base64');
const withHash = (place: number) => (old: unknown) => {
  const bytes = bytesOf(old);
  bytes.writeUInt8(bytes.readUInt8(place * 32) ^ 1, place * 32);
  return bytes.toString('base64');
};
const bytesOf = (base64: unknown) => Buffer.from(String(base64), 'base64');

const ofCertificate = (name: 'kept' | 'withdrawn' | 'replaced') => (log: Log) =>
  sql`code like ${`${log[name]}%`}`;
const ofResult = () => sql`note like 'Paper%'`;
const ofState = () => sql`singleton = 1`;
const ofEpoch = (id: number) => () => sql`id = ${id}`;
const ofTile = (level: number, tile: number) => () => sql`level = ${level} and tile = ${tile}`;
const certificateOf = (kind: number, name: 'kept' | 'withdrawn' | 'replaced') => (log: Log) => [
  `certificate-changed ${log.indexOf(kind, log[name])} ${log[name]}`,
];
const result = (log: Log) => [`result-changed ${log.indexOf(RECORDED)}`];
const rotation = () => ['epoch-changed 0'];
const head = (log: Log) => [`signature-wrong ${log.size}`];
const rootsFrom = ({ sizes }: Log, size: number) =>
  sizes.filter((signed) => signed >= size).map((signed) => `checkpoint-changed ${signed}`);

const CHANGES: Readonly<Record<string, Change>> = {
  'the facts of a certificate': {
    table: 'certificates',
    column: 'facts_json',
    where: ofCertificate('kept'),
    to: longer,
    finds: certificateOf(ISSUED, 'kept'),
  },
  'the code of a certificate': {
    table: 'certificates',
    column: 'code',
    where: ofCertificate('kept'),
    to: (old) => `${old}X`,
    finds: (log) => [`certificate-changed ${log.indexOf(ISSUED, log.kept)} ${log.kept}X`],
  },
  'the salt of a certificate': {
    table: 'certificates',
    column: 'fact_salt',
    where: ofCertificate('withdrawn'),
    to: longer,
    finds: (log) => [
      ...certificateOf(ISSUED, 'withdrawn')(log),
      ...certificateOf(WITHDRAWN, 'withdrawn')(log),
    ],
  },
  'the time of the issue': {
    table: 'certificates',
    column: 'issued_at',
    where: ofCertificate('kept'),
    to: later,
    finds: certificateOf(ISSUED, 'kept'),
  },
  'the day of the completion': {
    table: 'certificates',
    column: 'completed_on',
    where: ofCertificate('kept'),
    to: () => '2026-03-03',
    finds: certificateOf(ISSUED, 'kept'),
  },
  'the end of the validity': {
    table: 'certificates',
    column: 'valid_until',
    where: ofCertificate('kept'),
    to: () => '2099-01-01',
    finds: certificateOf(ISSUED, 'kept'),
  },
  'the withdrawal': {
    table: 'certificates',
    column: 'withdrawn_at',
    where: ofCertificate('withdrawn'),
    to: none,
    finds: certificateOf(WITHDRAWN, 'withdrawn'),
  },
  'the successor': {
    table: 'certificates',
    column: 'succeeded_by',
    where: ofCertificate('replaced'),
    to: none,
    finds: certificateOf(REPLACED, 'replaced'),
  },
  'a recorded result': {
    table: 'recorded_results',
    column: 'note',
    where: ofResult,
    to: longer,
    finds: result,
  },
  'the salt of a recorded result': {
    table: 'recorded_results',
    column: 'fact_salt',
    where: ofResult,
    to: longer,
    finds: result,
  },
  'the hash of a leaf': {
    table: 'log_leaves',
    column: 'leaf_hash',
    where: ({ leafAt }) => leafAt(DELETED_AT),
    to: changedAt(20),
    finds: (log) => [
      `tile-changed ${DELETED_AT}`,
      ...rootsFrom(log, DELETED_AT + 1),
      'tile-changed 0',
    ],
  },
  'the kind of a leaf': {
    table: 'log_leaves',
    column: 'kind',
    where: (log) => log.leafAt(log.indexOf(ISSUED, log.kept)),
    to: () => LEAF_KINDS.personErased,
    finds: certificateOf(ISSUED, 'kept'),
  },
  'the certificate of a leaf': {
    table: 'log_leaves',
    column: 'certificate_id',
    where: (log) => log.leafAt(log.indexOf(ISSUED, log.kept)),
    to: none,
    finds: (log) => [`certificate-changed ${log.indexOf(ISSUED, log.kept)}`],
  },
  'the result of a leaf': {
    table: 'log_leaves',
    column: 'result_id',
    where: ({ leafAt }) => leafAt(DELETED_AT),
    to: none,
    finds: () => [`result-changed ${DELETED_AT}`],
  },
  'the epoch of a leaf': {
    table: 'log_leaves',
    column: 'epoch_id',
    where: (log) => log.leafAt(log.indexOf(RESTORED)),
    to: () => 1,
    finds: (log) => [`epoch-changed ${log.indexOf(RESTORED)}`],
  },
  'the place of a leaf': {
    table: 'log_leaves',
    column: 'log_index',
    where: ({ leafAt }) => leafAt(DELETED_AT),
    to: none,
    finds: () => [`leaf-missing ${DELETED_AT}`],
  },
  'a tile of leaves': {
    table: 'log_tiles',
    column: 'hashes',
    where: ofTile(0, 0),
    to: withHash(7),
    finds: () => ['tile-changed 7'],
  },
  'the end of a tile': {
    table: 'log_tiles',
    column: 'hashes',
    where: ofTile(0, 1),
    to: withoutHash,
    finds: ({ size }) => [`tile-changed ${size - 1}`],
  },
  'a tile of subtrees': {
    table: 'log_tiles',
    column: 'hashes',
    where: ofTile(1, 0),
    to: withHash(0),
    finds: () => ['tile-changed 0'],
  },
  'a root that was signed': {
    table: 'log_checkpoints',
    column: 'root_hash',
    where: ({ sizes }) => sql`size = ${sizes[1]}`,
    to: changedAt(20),
    finds: ({ sizes }) => [`checkpoint-changed ${sizes[1]}`],
  },
  'the root of the empty log': {
    table: 'log_checkpoints',
    column: 'root_hash',
    where: () => sql`size = 0`,
    to: changedAt(20),
    finds: () => ['checkpoint-changed 0'],
  },
  'the root of the log': {
    table: 'log_state',
    column: 'root_hash',
    where: ofState,
    to: changedAt(20),
    finds: (log) => [`checkpoint-changed ${log.size}`, ...head(log)],
  },
  'the size of the log': {
    table: 'log_state',
    column: 'size',
    where: ofState,
    to: (old) => Number(old) - 1,
    finds: ({ size }) => [`checkpoint-changed ${size - 1}`, `signature-wrong ${size - 1}`],
  },
  'the ML-DSA signature': {
    table: 'log_state',
    column: 'note',
    where: ofState,
    to: changedAt(1_000),
    finds: head,
  },
  'the Ed25519 signature': {
    table: 'log_state',
    column: 'note',
    where: ofState,
    to: (old) => changedAt(String(old).length - String(old).indexOf('\n— ') - 90)(old),
    finds: head,
  },
  'a note without its last signature': {
    table: 'log_state',
    column: 'note',
    where: ofState,
    to: (old) => String(old).replace(/— [^\n]*\n$/, ''),
    finds: head,
  },
  'the note': { table: 'log_state', column: 'note', where: ofState, to: none, finds: head },
  'the keys of a former epoch': {
    table: 'log_epochs',
    column: 'ed25519_key',
    where: ofEpoch(1),
    to: longer,
    finds: rotation,
  },
  'the beginning of an epoch': {
    table: 'log_epochs',
    column: 'began_at',
    where: ofEpoch(2),
    to: later,
    finds: rotation,
  },
  'the origin of the log': {
    table: 'log_epochs',
    column: 'origin',
    where: ofEpoch(3),
    to: longer,
    finds: (log) => [`epoch-changed ${log.indexOf(RESTORED)}`, ...head(log)],
  },
  'the present keys': {
    table: 'log_epochs',
    column: 'ml_dsa_key',
    where: ofEpoch(3),
    to: changedAt(1_000),
    finds: head,
  },
};

it('an unchanged log has no problems', async ({ stored }) => {
  expect([stored.indexOf(ROTATED), stored.indexOf(RESTORED)]).toEqual([0, stored.size - 1]);
  expect(await stored.findProblems()).toEqual([]);
});

it.for(Object.entries(CHANGES))('a change of %s is found', async ([_, change], { stored }) => {
  const problems = await stored.problemsAfter(change);
  expect(problems.toSorted()).toEqual(change.finds(stored).toSorted());
});
