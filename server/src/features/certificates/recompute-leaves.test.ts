/** Leaves of the signed log about certificates: one for each event, and each follows from the stored row. */
import * as calls from '@portal/contract/certificates';
import { LEAF_KINDS } from '@portal/contract/proof/leaf';
import type { Updateable } from 'kysely';
import { expect } from 'vitest';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { succeeded } from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { recomputeCertificateLeaves } from './recompute-leaves.ts';
import { COMPLETED, certify, complete, issue } from './testing/certify.ts';

const { certificateIssued, certificateReplaced, certificateWithdrawn, moduleCertificate } =
  LEAF_KINDS;
const REASON = 'Completed by another person';

const it = portalIt.extend('events', ({ portal, admin, company, trainee }) => {
  const { db } = portal.resources;
  const of = { userId: trainee.user.id, companyId: company.id };
  /** Those of the trainee's certificates. */
  const leaves = () =>
    db
      .selectFrom('log_leaves')
      .innerJoin('certificates', 'certificates.id', 'log_leaves.certificate_id')
      .select([
        'log_leaves.id',
        'log_leaves.kind',
        'log_leaves.leaf_hash as hash',
        'certificates.id as certificateId',
        'certificates.code',
      ])
      .where('certificates.user_id', '=', trainee.user.id)
      .orderBy('log_leaves.id')
      .execute();
  return {
    of,
    leaves,
    certify: (more: Partial<Parameters<typeof complete>[1]> = {}) =>
      certify(portal, { ...of, ...more }),
    reissue: async (code: string) =>
      succeeded(await admin.call(calls.reissueCertificate, { params: { code }, body: {} })).code,
    withdraw: async (code: string) =>
      succeeded(
        await admin.call(calls.withdrawCertificate, { params: { code }, body: { reason: REASON } }),
      ),
    change: (code: string, row: Updateable<Schema['certificates']>) =>
      db.updateTable('certificates').set(row).where('code', '=', code).execute(),
    /** The kinds of the leaves that do not follow from the stored rows any more. */
    async changedKinds() {
      const logged = await leaves();
      const hashes = await recomputeCertificateLeaves(db, logged);
      return logged.filter(({ id, hash }) => hashes.get(id) !== hash).map(({ kind }) => kind);
    },
  };
});

it('there is one for each certificate, its end and its withdrawal', async ({ events }) => {
  const first = await events.certify();
  const former = { id: first.completion.id, succession: 'renewed' } as const;
  const second = await events.certify({ former });
  const module = await events.certify({ moduleId: COMPLETED.moduleId });
  const again = await events.reissue(second.code);
  expect(await events.reissue(second.code)).toBe(again);
  await events.withdraw(again);
  await events.withdraw(again);
  expect((await events.leaves()).map(({ kind, code }) => [kind, code])).toEqual([
    [certificateIssued, first.code],
    [certificateIssued, second.code],
    [certificateReplaced, first.code],
    [moduleCertificate, module.code],
    [certificateIssued, again],
    [certificateReplaced, second.code],
    [certificateWithdrawn, again],
  ]);
  expect(await events.changedKinds()).toEqual([]);
});

it('the correction of a certificate, and not the corrected one, ends with the next completion', async ({
  events,
}) => {
  const first = await events.certify();
  const again = await events.reissue(first.code);
  const former = { id: first.completion.id, succession: 'renewed' } as const;
  await events.certify({ former });
  const ends = (await events.leaves()).filter(({ kind }) => kind === certificateReplaced);
  expect(ends.map(({ code }) => code)).toEqual([first.code, again]);
  expect(await events.changedKinds()).toEqual([]);
});

it('there is none without its certificate', async ({ portal, events }) => {
  const completion = await complete(portal, events.of);
  const failing = inTransaction(portal.resources.db, async (tx) => {
    await portal.services.certificates.issue(tx, completion);
    throw new Error('The transaction fails');
  });
  await expect(failing).rejects.toThrow('The transaction fails');
  expect(await events.leaves()).toEqual([]);
  await issue(portal, completion);
  await issue(portal, completion);
  expect((await events.leaves()).map(({ kind }) => kind)).toEqual([certificateIssued]);
});

const CHANGES: readonly [string, Updateable<Schema['certificates']>, readonly number[]][] = [
  ['the facts', { facts_json: '{' }, [certificateIssued]],
  ['the day of completion', { completed_on: '2026-03-01' }, [certificateIssued]],
  ['the last day', { valid_until: '2099-01-01' }, [certificateIssued]],
  ['the time of issue', { issued_at: Number.MAX_SAFE_INTEGER }, [certificateIssued]],
  ['the subject', { module_id: COMPLETED.moduleId }, [certificateIssued]],
  ['the end', { succeeded_at: 1 }, [certificateReplaced]],
  ['what ended it', { succession: null }, [certificateReplaced]],
  ['the successor', { succeeded_by: null }, [certificateReplaced]],
  ['the withdrawal', { withdrawn_at: null }, [certificateWithdrawn]],
  [
    'the secret',
    { fact_salt: 'other' },
    [certificateIssued, certificateReplaced, certificateWithdrawn],
  ],
  ['the code', { code: 'other' }, [certificateIssued, certificateReplaced, certificateWithdrawn]],
  ['what is not logged', { shared: 1, company_id: null, withdrawn_reason: '' }, []],
];

it.for(CHANGES)('a change of %s shows in its leaves alone', async ([, row, kinds], { events }) => {
  const { code } = await events.certify();
  await events.reissue(code);
  await events.withdraw(code);
  await events.change(code, row);
  expect(await events.changedKinds()).toEqual(kinds);
});
