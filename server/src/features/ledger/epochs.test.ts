/** The log after a restore, and with other keys. */
import { LEAF_KINDS } from '@portal/contract/proof/leaf';
import { parseCheckpoint } from '@portal/contract/proof/parse-checkpoint';
import { parseVerifierKey } from '@portal/contract/proof/parse-verifier-key';
import { verifyCheckpoint } from '@portal/contract/proof/verify-checkpoint';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { proofCrypto } from '#server/platform/keys/proof-crypto.ts';
import { startTestPortal } from '#server/testing/start-test-portal.ts';
import { placeOf } from './log-queries.ts';
import { type Ledger, sha256 } from './service.ts';
import { itOnLog as it } from './testing/it-on-log.ts';

const originOf = (note: string) => note.split('\n')[0];

async function isSigned(ledger: Pick<Ledger, 'checkpoint' | 'keys'>): Promise<boolean> {
  const checkpoint = parseCheckpoint(await ledger.checkpoint());
  const keys = (await ledger.keys())
    .split('\n')
    .flatMap((key) => parseVerifierKey(sha256, key) ?? []);
  if (checkpoint === null) return false;
  return typeof verifyCheckpoint(checkpoint, keys, proofCrypto) !== 'string';
}

describe('a restored log', () => {
  it('goes on under another origin, with a leaf that names both', async ({ world }) => {
    const { ledger, forgetPlace, add, append, epochs, leaves } = world;
    await add(3);
    await append();
    const former = await ledger.checkpoint();
    await forgetPlace();
    await add(2);
    await append();
    const present = await ledger.checkpoint();
    expect(originOf(present)).not.toBe(originOf(former));
    expect(present.split('\n')[1]).toBe('6');
    expect(await isSigned(ledger)).toBe(true);
    expect(await epochs()).toMatchObject([
      { cause: 'created', origin: originOf(former) },
      { cause: 'restored', origin: originOf(present) },
    ]);
    expect((await leaves()).at(-1)).toMatchObject({
      kind: LEAF_KINDS.restoredFromBackup,
      log_index: 5,
    });
  });

  it('does so before anything else is logged', async ({ world }) => {
    const { ledger, forgetPlace, add, append } = world;
    await add(1);
    await append();
    const former = await ledger.checkpoint();
    await forgetPlace();
    await append();
    expect((await ledger.checkpoint()).split('\n')[1]).toBe('2');
    expect(originOf(await ledger.checkpoint())).not.toBe(originOf(former));
  });
});

describe.skipIf(process.env['TEST_ENGINE'] !== 'postgres')('a database of PostgreSQL', () => {
  it('has a place of its own, which changes with a new table', async ({
    portal,
    world: { db },
  }) => {
    await using other = await startTestPortal();
    const place = await placeOf(db);
    expect(await placeOf(portal.resources.db)).toBe(place);
    expect(await placeOf(other.resources.db)).not.toBe(place);
    // As a dump does that is restored.
    await sql`alter table log_state rename to former_state`.execute(db);
    await sql`create table log_state as select * from former_state`.execute(db);
    expect(await placeOf(db)).not.toBe(place);
  });
});

describe('a log with other keys', () => {
  it('keeps its origin and says so in a leaf; the former keys stay published', async ({
    world,
  }) => {
    const { ledger, withOtherKeys, add, append, epochs, leaves } = world;
    await add(3);
    await append();
    const former = await ledger.checkpoint();
    const formerKeys = await ledger.keys();
    await append(withOtherKeys());
    expect(originOf(await ledger.checkpoint())).toBe(originOf(former));
    expect(await isSigned(ledger)).toBe(true);
    expect(await epochs()).toMatchObject([{ cause: 'created' }, { cause: 'key-rotated' }]);
    expect((await leaves()).at(-1)).toMatchObject({ kind: LEAF_KINDS.keyRotated, log_index: 3 });
    const keys = (await ledger.keys()).split('\n');
    expect(keys).toHaveLength(5);
    expect(keys.slice(2).join('\n')).toBe(formerKeys);
  });

  it('is never signed with the former ones again', async ({ world }) => {
    const { db, ledger, withOtherKeys, add, append, leaves } = world;
    await add(1);
    await append();
    const other = withOtherKeys();
    await append(other);
    await add(1);
    const note = await ledger.checkpoint();
    await expect(append(ledger)).rejects.toThrow('LOG_KEY_FILE');
    expect(await ledger.checkpoint()).toBe(note);
    const { id = 0 } = (await leaves()).at(-1) ?? {};
    await expect(ledger.prove(id, '{}')).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      refusal: { reason: 'notInLogYet' },
    });
    const [covered] = await leaves();
    expect(await ledger.prove(covered?.id ?? 0, '{}')).toContain('\nindex 0\n');
    await inTransaction(db, other.append);
    expect(await ledger.prove(id, '{}')).toContain('\nindex 2\n');
  });
});
