/** Admins withdraw certificates, and issue them again with a corrected name. */
import type * as calls from '@portal/contract/certificates';
import { because } from '@portal/contract/reasons';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError, requireFound } from '#server/platform/http/app-error.ts';
import { actorOf, type Change, many, record } from '../activity/service.ts';
import { lockCompanyShared } from '../companies/service.ts';
import type { Ledger } from '../ledger/service.ts';
import { readFacts } from './facts.ts';
import type { Issuing } from './issue.ts';
import { findNamed, replaceCertificate } from './issue-queries.ts';
import { withdrawnLeaf } from './leaf.ts';
import { findOrMakeLook } from './look-queries.ts';
import * as queries from './queries.ts';
import type { LoadedCertificate, Reader, Reading } from './reading.ts';

interface Dependencies {
  readonly db: Db;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly issuing: Pick<Issuing, 'mail' | 'insert' | 'logEnd'>;
  readonly ledger: Pick<Ledger, 'add'>;
  readonly reading: Pick<Reading, 'presentHeldRow'>;
}

export function createChanging({ db, now, issuing, ledger, reading }: Dependencies) {
  /**
   * The certificate of now, with its company and its holder locked, in the order of all transactions: it gets no successor
   * meanwhile, and the company no other logo.
   */
  async function lock(tx: Db, { row }: LoadedCertificate): Promise<queries.CertificateRow> {
    if (row.company_id !== null) await lockCompanyShared(tx, row.company_id);
    if (row.user_id !== null) await queries.lockHolder(tx, row.user_id);
    return requireFound(
      await queries.findCertificateByCode(tx, row.code),
      because('certificateNotFound'),
    );
  }

  return {
    /** Repeated with the same reason by the same admin, it has no effect. Throws CONFLICT. */
    async withdraw(
      loaded: LoadedCertificate,
      reason: string,
      reader: Reader,
    ): Promise<calls.HeldCertificate> {
      const actor = actorOf(reader.user);
      const withdrawn = await inTransaction(db, async (tx) => {
        const row = await lock(tx, loaded);
        const at = now();
        if (await queries.withdraw(tx, row.id, { at, by: actor.id, reason })) {
          const leaf = withdrawnLeaf({ ...row, withdrawn_at: at });
          await ledger.add(tx, { ...leaf, certificateId: row.id, at });
          await record(tx, {
            actor,
            action: 'trainee.certificate-withdrawn',
            ...subjectOf(row),
            after: { certificate: row.code, reason },
            at,
          });
        } else if (row.withdrawn_by !== actor.id || row.withdrawn_reason !== reason)
          throw new AppError('CONFLICT', because('certificateWithdrawn'));
        return { ...row, withdrawn_at: row.withdrawn_at ?? at, withdrawn_reason: reason };
      });
      return reading.presentHeldRow(withdrawn, reader);
    },

    /** Returns the former correction if there is one. Throws CONFLICT if another certificate has followed. */
    async reissue(loaded: LoadedCertificate, reader: Reader): Promise<calls.HeldCertificate> {
      const reissued = await inTransaction(db, async (tx) => {
        const row = await lock(tx, loaded);
        const [former] = await queries.findCorrections(tx, row.id);
        if (former !== undefined) return former;
        if (row.succeeded_at !== null)
          throw new AppError('CONFLICT', because('certificateSucceeded'));
        const { before, after, code } = await issueAgain(tx, row);
        await record(tx, {
          actor: actorOf(reader.user),
          action: 'trainee.certificate-reissued',
          ...subjectOf(row),
          before,
          after,
          at: now(),
        });
        return requireFound(
          await queries.findCertificateByCode(tx, code),
          because('certificateNotFound'),
        );
      });
      return reading.presentHeldRow(reissued, reader);
    },
  };

  /** Throws NOT_FOUND if the holder or the company was deleted. */
  async function issueAgain(tx: Db, row: queries.CertificateRow) {
    const { user_id: userId, company_id: companyId } = row;
    if (userId === null || companyId === null) throw new AppError('NOT_FOUND', HOLDER_MISSING);
    const named = await findNamed(tx, { userId, companyId });
    const { name, language } = requireFound(named, HOLDER_MISSING);
    const facts = readFacts(row.facts_json);
    const at = now();
    const issued = await issuing.insert(tx, {
      completion_id: row.completion_id,
      user_id: userId,
      company_id: companyId,
      run_id: row.run_id,
      module_id: row.module_id,
      look_id: await findOrMakeLook(tx, companyId, at),
      facts_json: JSON.stringify({ ...facts, name, language }),
      completed_on: row.completed_on,
      valid_until: row.valid_until,
      issued_at: at,
      shared: row.shared,
      reissues_id: row.id,
    });
    if (issued === null) throw new Error(`certificate ${row.id} was issued again at the same time`);
    const succession = { by: issued, succession: 'replaced', at } as const;
    await replaceCertificate(tx, row.id, succession);
    await issuing.logEnd(tx, row, succession);
    await issuing.mail(tx, userId, issued.id);
    const { code } = issued;
    return {
      code,
      before: { certificate: row.code, name: facts.name },
      after: { certificate: code, name },
    };
  }
}

const HOLDER_MISSING = because('traineeNotFound');

/** The certified name. That of a person who was deleted for good would never be erased from the record. */
function subjectOf(row: queries.CertificateRow): Pick<Change, 'subject' | 'company'> {
  const { name, company } = readFacts(row.facts_json);
  const { user_id: id } = row;
  return {
    subject: id === null ? many('trainee', 1) : { kind: 'trainee', id, name },
    company: row.company_id === null ? null : { id: row.company_id, name: company },
  };
}
