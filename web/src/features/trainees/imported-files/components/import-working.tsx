import { Button } from '#web/ui/button.tsx';
import { DialogFooter } from '#web/ui/dialog.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import type { WorkingStep } from '../model/use-import.ts';
import { fileTexts } from '../texts/catalogue.ts';

type ImportWorkingProps = { step: WorkingStep; onCancel: () => void };

/** Shows the sent bytes; afterwards the server processes the file without reporting progress. */
export function ImportWorking({ step: { file, doing, sent }, onCancel }: ImportWorkingProps) {
  const t = fileTexts();
  const isSending = sent !== null && sent.loaded < sent.total;
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-3">
        <Spinner className="text-accent-text" />
        <div className="grid min-w-0 gap-0.5">
          <p className="truncate font-medium">
            <span dir="auto">{file.name}</span>
          </p>
          <p role="status" className="text-sm text-text-muted">
            {isSending ? t.sending : t.doing[doing]}
          </p>
        </div>
      </div>
      {isSending ? (
        <ProgressBar
          size="sm"
          label={t.uploadOf(file.name)}
          value={Math.floor((100 * sent.loaded) / sent.total)}
        />
      ) : null}
      <DialogFooter>
        {doing !== 'importing' || isSending ? (
          <Button variant="outline" onClick={onCancel}>
            {uiTexts().cancel}
          </Button>
        ) : null}
      </DialogFooter>
    </div>
  );
}
