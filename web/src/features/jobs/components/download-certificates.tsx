import type { Job } from '@portal/contract/jobs';
import Download from 'lucide-react/icons/download';
import { messageOf } from '#web/platform/http/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { useExportCertificates } from '../api/export-certificates.ts';
import { isUnderWay } from '../api/jobs.ts';
import { jobTexts } from '../texts/catalogue.ts';

/** The button that downloads the certificates that a job has collected; nothing for other jobs, or without any. */
export function DownloadCertificates({ job }: { job: Job }) {
  const preparation = useExportCertificates(job.id);
  const t = jobTexts().certificates;
  if (job.kind !== 'collect-certificates' || isUnderWay(job) || job.done === 0) return null;
  return (
    <>
      <Button
        size="sm"
        className="w-fit"
        busy={preparation.isPending}
        busyLabel={t.preparing}
        onClick={() => preparation.mutate()}
      >
        <Download aria-hidden="true" />
        <span>{t.download}</span>
      </Button>
      {preparation.error === null ? null : <FormError>{messageOf(preparation.error)}</FormError>}
    </>
  );
}
