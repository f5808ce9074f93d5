/** Certificates: issued once for each completion, shown to their holders and admins, withdrawn and issued again. */
import type { Db } from '#server/platform/database/schema.ts';
import type { RateLimiter } from '#server/platform/limits/rate-limiter.ts';
import type { Logger } from '#server/platform/log.ts';
import type { MailQueue } from '#server/platform/mail/mail-queue.ts';
import type { Ledger } from '../ledger/service.ts';
import type { Media } from '../media/service.ts';
import { createChanging } from './changing.ts';
import { createCollecting } from './collecting.ts';
import { createIssuing } from './issue.ts';
import { createLooks } from './look.ts';
import { createComposing } from './mail.ts';
import { createPdf, type PdfDependencies } from './pdf/pdf.ts';
import { createPrinting } from './printing.ts';
import { createProving } from './proof.ts';
import { createPublicReading } from './public-facts.ts';
import { createReading } from './reading.ts';
import { createVerifying } from './verify/verify.ts';

export { findCollectable } from './collecting.ts';
export type { CompletedModule, Completion } from './completion.ts';
export { certificateCell, certificateColumn } from './file-columns.ts';
export { findLatestOf } from './latest.ts';
export { moveCertificates } from './merge-queries.ts';
export type { PublicCertificate } from './public-facts.ts';
export { releaseSomeCertificates } from './purge-queries.ts';
export { recomputeCertificateLeaves } from './recompute-leaves.ts';

interface Dependencies extends Omit<PdfDependencies, 'media'> {
  readonly db: Db;
  readonly mails: Pick<MailQueue, 'enqueueIfWanted'>;
  readonly media: Pick<Media, 'withStoredSignature' | 'removeFiles' | 'recordMissing'>;
  readonly ledger: Pick<Ledger, 'add' | 'prove'>;
  readonly limiter: RateLimiter;
  readonly log: Logger;
  /** Base of the addresses in certificates and mails; never taken from a request. */
  readonly publicUrl: string;
  readonly basePath: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export type Certificates = ReturnType<typeof createCertificates>;

export function createCertificates(dependencies: Dependencies) {
  const issuing = createIssuing(dependencies);
  const pdf = createPdf(dependencies);
  const reading = createReading({ ...dependencies, isDrawable: pdf.isDrawable });
  const changing = createChanging({ ...dependencies, issuing, reading });
  return {
    issue: issuing.issue,
    composeMail: createComposing(dependencies),
    load: reading.load,
    present: reading.present,
    prove: createProving(dependencies).prove,
    print: createPrinting({ ...dependencies, pdf }).print,
    partsOf: createCollecting({ ...dependencies, pdf }).partsOf,
    listOwn: reading.listOwn,
    listOfTrainee: reading.listOfTrainee,
    share: reading.share,
    withdraw: changing.withdraw,
    reissue: changing.reissue,
    looks: createLooks(dependencies),
    check: createVerifying(dependencies).check,
    findPublic: createPublicReading(dependencies).findPublic,
  };
}
