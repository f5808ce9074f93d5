import type { GroupFilter } from '@portal/contract/fields';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { messageOf } from '#web/platform/http/api-error.ts';
import { fileFormats } from '#web/platform/http/file-formats.ts';
import { printPage } from '#web/platform/printing/use-printing.ts';
import { Button } from '#web/ui/button.tsx';
import { DownloadMenu } from '#web/ui/download-menu.tsx';
import type { Elements } from '#web/ui/elements.ts';
import { PageActions } from '#web/ui/page-actions.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { toast } from '#web/ui/toast.ts';
import { useExportReport } from '../api/export-report.ts';
import { reportsTexts } from '../texts/catalogue.ts';

type ReportActionsProps = {
  companyId: number;
  group: GroupFilter | null;
  /** Loads what is printed; null until the report has arrived. */
  loadForPrint: (() => Promise<void>) | null;
  /** The button that collects the certificates. */
  certificates: Elements;
};

export function ReportActions(props: ReportActionsProps) {
  const { companyId, group, loadForPrint, certificates } = props;
  const t = reportsTexts().page;
  const preparation = useExportReport(companyId, group);
  const [isLoading, setLoading] = useState(false);

  async function print() {
    setLoading(true);
    try {
      await loadForPrint?.();
    } catch (error) {
      toast.error(t.printFailed, { description: messageOf(error) });
      return;
    } finally {
      setLoading(false);
    }
    printPage();
  }

  return (
    <PageActions>
      {certificates}
      <DownloadMenu formats={fileFormats()} preparation={preparation} />
      <Button
        variant="outline"
        disabled={loadForPrint === null}
        busy={isLoading}
        busyLabel={uiTexts().loading}
        onClick={() => void print()}
      >
        <Printer aria-hidden="true" />
        <span>{t.print}</span>
      </Button>
    </PageActions>
  );
}
