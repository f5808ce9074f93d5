/** A ZIP with the PDFs of the certificates that a job has collected. */
import type { CallArguments } from '@portal/contract/call';
import { createCertificatesExport } from '@portal/contract/exports';
import type { CompanyRef } from '@portal/contract/fields';
import { DEFAULT_LANGUAGE } from '@portal/contract/languages';
import { because } from '@portal/contract/reasons';
import { makeZip } from 'client-zip';
import type { Db } from '#server/platform/database/schema.ts';
import { type ExportFile, fileNameOf } from '#server/platform/exports/export-file.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Identity } from '#server/platform/http/route.ts';
import type { Exports } from '../activity/service.ts';
import type { Certificates } from '../certificates/service.ts';
import { companyOf } from './actions.ts';
import { findDoneItemsFrom } from './item-queries.ts';
import { findJob, type JobRow } from './queries.ts';

interface Dependencies {
  readonly db: Db;
  readonly certificates: Pick<Certificates, 'partsOf'>;
}

type Choice = CallArguments<typeof createCertificatesExport>['body'];

const ZIP = 'certificates.zip';
const ITEMS_PER_READ = 100;

const nameOf = (company: CompanyRef | null, at: number) =>
  fileNameOf({ about: 'certificates', company, at, extension: 'zip' });

/** The ended job of this admin. Throws NOT_FOUND. */
async function requireCollected(db: Db, jobId: number, userId: number): Promise<JobRow> {
  const job = await findJob(db, jobId);
  if (job?.kind !== 'collect-certificates' || job.created_by !== userId)
    throw new AppError('NOT_FOUND', because('actionNotFound'));
  if (job.ended_at === null) throw new AppError('NOT_FOUND', because('actionRunning'));
  return job;
}

/** Creates a link to the ZIP. Throws NOT_FOUND. */
export const createLinkToCertificates =
  (db: Db) => async (exports: Exports, admin: Identity, choice: Choice) => {
    const job = await requireCollected(db, choice.job, admin.userId);
    return exports.link(admin, {
      file: ZIP,
      choice: JSON.stringify(choice),
      action: 'certificates.exported',
      companyId: companyOf(job)?.id ?? null,
      fileName: nameOf,
    });
  };

/** The file of {@link createLinkToCertificates}. */
export function certificatesFile({ db, certificates }: Dependencies): ExportFile {
  return {
    name: ZIP,
    async open(given, asked) {
      const choice = createCertificatesExport.body.parse(JSON.parse(given));
      const job = await requireCollected(db, choice.job, asked.userId);
      const { language = DEFAULT_LANGUAGE } = choice;
      const read = () => {
        const parts = certificates.partsOf(batchesOf(db, job.id), { ...asked, language });
        const lastModified = new Date(asked.at);
        return makeZip(dated(parts, lastModified), { buffersAreUTF8: true });
      };
      return {
        fileName: nameOf(companyOf(job), asked.at),
        contentType: 'application/zip',
        read,
      };
    },
  };
}

async function* dated<Part extends object>(parts: AsyncIterable<Part>, lastModified: Date) {
  for await (const part of parts) yield { ...part, lastModified };
}

/** The ids of the certificates, in the order of the job. */
async function* batchesOf(db: Db, jobId: number): AsyncGenerator<number[]> {
  for (let place = 0; ; ) {
    const items = await findDoneItemsFrom(db, { jobId, place, limit: ITEMS_PER_READ });
    const last = items.at(-1);
    if (last === undefined) return;
    yield items.flatMap(({ change_id }) => change_id ?? []);
    place = last.place + 1;
  }
}
