import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { messageOf } from '#web/platform/http/api-error.ts';
import { FILE_FORMATS } from '#web/platform/http/file-formats.ts';
import { printPage } from '#web/platform/printing/use-printing.ts';
import { Button } from '#web/ui/button.tsx';
import { DownloadMenu } from '#web/ui/download-menu.tsx';
import { PageActions } from '#web/ui/page-actions.tsx';
import { toast } from '#web/ui/toast.ts';
import { useExportReport } from '../api/export-report.ts';

type ReportActionsProps = {
  companyId: number;
  /** Loads what is printed; null until the report has arrived. */
  loadForPrint: (() => Promise<void>) | null;
};

export function ReportActions({ companyId, loadForPrint }: ReportActionsProps) {
  const preparation = useExportReport(companyId);
  const [isLoading, setLoading] = useState(false);

  async function print() {
    setLoading(true);
    try {
      await loadForPrint?.();
    } catch (error) {
      toast.error('The report could not be loaded', { description: messageOf(error) });
      return;
    } finally {
      setLoading(false);
    }
    printPage();
  }

  return (
    <PageActions>
      <DownloadMenu formats={FILE_FORMATS} preparation={preparation} />
      <Button
        variant="outline"
        disabled={loadForPrint === null}
        busy={isLoading}
        busyLabel="Loading…"
        onClick={() => void print()}
      >
        <Printer aria-hidden="true" />
        <span>Print</span>
      </Button>
    </PageActions>
  );
}
