import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useCompanies } from '#web/features/companies/api/companies.ts';
import { messageOf } from '#web/platform/http/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { CompanyFilter } from '#web/ui/company-filter.tsx';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { toast } from '#web/ui/toast.ts';
import { useExportProgress } from '../api/export-progress.ts';

type ExportDialogProps = {
  /** The company that is chosen at first; null for all of them. */
  companyId: number | null;
  onClose: () => void;
};

/** Exports progress as a CSV file, of all trainees or of one company. */
export function ExportDialog({ companyId, onClose }: ExportDialogProps) {
  const [company, setCompany] = useState(companyId);
  const companies = useCompanies();
  const preparation = useExportProgress();

  function download() {
    preparation.mutate(company, {
      onSuccess: ({ fileName }) => {
        toast.success(`${fileName} is being downloaded`);
        onClose();
      },
    });
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title="Export progress"
      description="One row for each trainee, as a CSV file for your spreadsheet."
    >
      <div className="grid gap-4">
        <CompanyFilter
          companies={companies.data}
          loading={companies.isPending}
          value={company}
          onChange={setCompany}
        />
        {preparation.error ? <FormError>{messageOf(preparation.error)}</FormError> : null}
        <DialogFooter>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={preparation.isPending} busyLabel="Preparing…" onClick={download}>
            <Download aria-hidden="true" />
            <span>Download</span>
          </Button>
        </DialogFooter>
      </div>
    </Dialog>
  );
}
