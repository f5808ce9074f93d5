import type { Db } from '#server/platform/database/schema.ts';
import type { MailQueue } from '#server/platform/mail/mail-queue.ts';
import { type Ledger, newSecret } from '../ledger/service.ts';
import { newCode } from './code.ts';
import type { Completion } from './completion.ts';
import { factsOf, spanOf } from './facts.ts';
import {
  type EndedCertificate,
  findNamed,
  insertCertificate,
  type NewCertificate,
  type Succession,
  succeedCertificateOf,
} from './issue-queries.ts';
import { endedLeaf, issuedLeaf } from './leaf.ts';
import { findOrMakeLook } from './look-queries.ts';

export interface IssueDependencies {
  readonly mails: Pick<MailQueue, 'enqueueIfWanted'>;
  readonly ledger: Pick<Ledger, 'add'>;
}

export type Issuing = ReturnType<typeof createIssuing>;

export function createIssuing({ mails, ledger }: IssueDependencies) {
  /** Queues the mail with the link to the certificate. */
  const mail = (tx: Db, recipientId: number, certificateId: number): Promise<void> =>
    mails.enqueueIfWanted(tx, {
      kind: 'CERTIFICATE',
      recipientId,
      subjectId: certificateId,
      delayMs: 0,
    });

  /** Writes and logs it. Returns null if the completion, or the corrected certificate, has one already. */
  async function insert(
    tx: Db,
    certificate: Omit<NewCertificate, 'code' | 'fact_salt'>,
  ): Promise<Succession['by'] | null> {
    const row = { ...certificate, code: newCode(), fact_salt: newSecret() };
    const id = await insertCertificate(tx, row);
    if (id === null) return null;
    await ledger.add(tx, { ...issuedLeaf(row), certificateId: id, at: row.issued_at });
    return { id, code: row.code };
  }

  /** Logs that a certificate has ended. */
  const logEnd = (
    tx: Db,
    { id, ...ended }: EndedCertificate,
    { by, succession, at }: Succession,
  ): Promise<void> =>
    ledger.add(tx, {
      ...endedLeaf({ ...ended, successor: by.code, succession, succeeded_at: at }),
      certificateId: id,
      at,
    });

  return {
    mail,
    insert,
    logEnd,

    /**
     * Issues the certificate of a completion; a second time has no effect. Call it with the person locked. Throws if the
     * person or the company is hidden.
     */
    async issue(tx: Db, completion: Completion): Promise<void> {
      const { id, userId, companyId, runId, moduleId, modules, former, at } = completion;
      const named = await findNamed(tx, { userId, companyId });
      if (named === undefined)
        throw new Error(`completion ${id} is of a hidden person or of a hidden company`);
      const span = spanOf(modules);
      const issued = await insert(tx, {
        completion_id: id,
        user_id: userId,
        company_id: companyId,
        run_id: runId,
        module_id: moduleId,
        look_id: await findOrMakeLook(tx, companyId, at),
        facts_json: JSON.stringify(factsOf(completion, named)),
        completed_on: span.completedOn,
        valid_until: span.validUntil,
        issued_at: at,
        shared: 0,
        reissues_id: null,
      });
      if (issued === null) return;
      if (former !== null) {
        const succession = { by: issued, succession: former.succession, at };
        for (const ended of await succeedCertificateOf(tx, former.id, succession))
          await logEnd(tx, ended, succession);
      }
      if (!completion.isBeforeCertificates) await mail(tx, userId, issued.id);
    },
  };
}
