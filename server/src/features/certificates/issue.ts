import type { Db } from '#server/platform/database/schema.ts';
import type { MailQueue } from '#server/platform/mail/mail-queue.ts';
import { newCode, newFactSalt } from './code.ts';
import type { Completion } from './completion.ts';
import { factsOf, spanOf } from './facts.ts';
import { findNamed, insertCertificate, succeedCertificateOf } from './issue-queries.ts';
import { findOrMakeLook } from './look-queries.ts';

export interface IssueDependencies {
  readonly mails: Pick<MailQueue, 'enqueueIfWanted'>;
}

export type Issuing = ReturnType<typeof createIssuing>;

export function createIssuing({ mails }: IssueDependencies) {
  /** Queues the mail with the link to the certificate. */
  const mail = (tx: Db, recipientId: number, certificateId: number): Promise<void> =>
    mails.enqueueIfWanted(tx, {
      kind: 'CERTIFICATE',
      recipientId,
      subjectId: certificateId,
      delayMs: 0,
    });

  return {
    mail,

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
      const certificateId = await insertCertificate(tx, {
        code: newCode(),
        completion_id: id,
        user_id: userId,
        company_id: companyId,
        run_id: runId,
        module_id: moduleId,
        look_id: await findOrMakeLook(tx, companyId, at),
        facts_json: JSON.stringify(factsOf(completion, named)),
        fact_salt: newFactSalt(),
        completed_on: span.completedOn,
        valid_until: span.validUntil,
        issued_at: at,
        shared: 0,
        reissues_id: null,
      });
      if (certificateId === null) return;
      if (former !== null)
        await succeedCertificateOf(tx, former.id, {
          by: certificateId,
          succession: former.succession,
          at,
        });
      if (!completion.isBeforeCertificates) await mail(tx, userId, certificateId);
    },
  };
}
