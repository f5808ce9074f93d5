import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { toast } from 'sonner';
import { useCompanies } from '#web/features/companies/api/companies.ts';
import { messageOf } from '#web/platform/http/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { SearchableSelect } from '#web/ui/searchable-select.tsx';
import { useExportProgress } from '../api/export-progress.ts';

const EVERYBODY = { value: 'ALL', label: 'All companies' };

/** Progress as a CSV file, of everybody or of one company. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const [choice, setChoice] = useState<string | null>(EVERYBODY.value);
  const { data = [], isPending } = useCompanies();
  const preparation = useExportProgress();
  const companies = data.map(({ id, name }) => ({ value: String(id), label: name }));

  function download() {
    const company = choice === null || choice === EVERYBODY.value ? null : Number(choice);
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
        <Field label="Company">
          <SearchableSelect
            options={[EVERYBODY, ...companies]}
            value={choice}
            onChange={setChoice}
            loading={isPending}
            placeholder="Search companies"
          />
        </Field>
        {preparation.error ? <FormError>{messageOf(preparation.error)}</FormError> : null}
        <DialogFooter>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={preparation.isPending} busyLabel="Preparing…" onClick={download}>
            <Download aria-hidden="true" />
            Download
          </Button>
        </DialogFooter>
      </div>
    </Dialog>
  );
}
