import Download from 'lucide-react/icons/download';
import { messageOf } from '#web/platform/http/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { toast } from '#web/ui/toast.ts';
import { useExportProgress } from '../api/export-progress.ts';
import { givenFilter, type TraineeListView, traineesText } from '../model/list-view.ts';

type ExportDialogProps = {
  view: TraineeListView;
  /** The number of trainees whom the list shows on all its pages; undefined while it is not known. */
  total: number | undefined;
  /** The filter is more than the company of the page. */
  isFiltered: boolean;
  onClose: () => void;
};

/** Exports the progress of the trainees whom the list shows, in its order, as a CSV file. */
export function ExportDialog({ view, total, isFiltered, onClose }: ExportDialogProps) {
  const preparation = useExportProgress();

  function download() {
    preparation.mutate(
      { ...givenFilter(view), sort: view.sort },
      {
        onSuccess: ({ fileName }) => {
          toast.success(`${fileName} is being downloaded`);
          onClose();
        },
      },
    );
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title="Export progress"
      description="One row for each trainee of the list, as a CSV file for your spreadsheet."
    >
      <div className="grid gap-4">
        {total === undefined ? null : (
          <p className="font-medium tabular-nums">{traineesText(total, isFiltered)}</p>
        )}
        {isFiltered ? (
          <p className="text-sm text-text-muted">
            To export others, close this dialog and change the search or the filters of the list.
          </p>
        ) : null}
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
