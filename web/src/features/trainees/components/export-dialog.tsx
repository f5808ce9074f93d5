import Download from 'lucide-react/icons/download';
import FileArchive from 'lucide-react/icons/file-archive';
import { messageOf } from '#web/platform/http/api-error.ts';
import { useViewedReach } from '#web/platform/session/view-as.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { toast } from '#web/ui/toast.ts';
import { useExportProgress } from '../api/export-progress.ts';
import { givenFilter, type TraineeListView } from '../model/list-view.ts';
import { traineeTexts } from '../texts/catalogue.ts';

type ExportDialogProps = {
  view: TraineeListView;
  /** The number of trainees whom the list shows on all its pages; undefined while it is not known. */
  total: number | undefined;
  /** The filter is more than the company of the page. */
  isFiltered: boolean;
  /** Called to collect the certificates of the same trainees instead, with their number. */
  onCertificates: (count: number) => void;
  onClose: () => void;
};

/** Exports the progress of the trainees whom the list shows, in its order, as a CSV file. */
export function ExportDialog(props: ExportDialogProps) {
  const { view, total, isFiltered, onCertificates, onClose } = props;
  const t = traineeTexts();
  const preparation = useExportProgress();
  // Nothing is started in the view of another admin.
  const isViewed = useViewedReach() !== null;

  function download() {
    preparation.mutate(
      { ...givenFilter(view), sort: view.sort },
      {
        onSuccess: ({ fileName }) => {
          toast.success(t.export.started(fileName));
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
      title={t.export.title}
      description={t.export.description}
    >
      <div className="grid gap-4">
        {total === undefined ? null : (
          <p className="font-medium tabular-nums">{t.traineesOfList(total, isFiltered)}</p>
        )}
        {isFiltered ? <p className="text-sm text-text-muted">{t.export.others}</p> : null}
        {preparation.error ? <FormError>{messageOf(preparation.error)}</FormError> : null}
        <DialogFooter>
          {total === undefined || total === 0 || isViewed ? null : (
            <Button
              variant="ghost"
              className="max-sm:basis-full sm:-ms-3 sm:me-auto"
              onClick={() => onCertificates(total)}
            >
              <FileArchive aria-hidden="true" />
              <span>{t.bulk.certificates}</span>
            </Button>
          )}
          <Button variant="outline" onClick={onClose}>
            {uiTexts().cancel}
          </Button>
          <Button busy={preparation.isPending} busyLabel={t.export.preparing} onClick={download}>
            <Download aria-hidden="true" />
            <span>{t.export.download}</span>
          </Button>
        </DialogFooter>
      </div>
    </Dialog>
  );
}
