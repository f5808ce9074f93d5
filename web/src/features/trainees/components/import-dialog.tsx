import { IMPORT_MAX_BYTES, IMPORT_ROWS_MAX } from '@portal/contract/limits';
import { hasInCompany } from '@portal/contract/reach-rules';
import { IMPORT_COLUMN_NAMES, IMPORT_COLUMNS } from '@portal/contract/trainee-import';
import Download from 'lucide-react/icons/download';
import { saveCsv } from '#web/platform/http/start-download.ts';
import { words } from '#web/platform/language/words.ts';
import { useReach } from '#web/platform/session/use-reach.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { formatFileSize } from '#web/ui/format/file-size.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { useHasMailServer } from '../api/mail-server.ts';
import { templateFile } from '../model/import-files.ts';
import { invitedText } from '../model/invitation-words.ts';
import { type ImportStep, useImport } from '../model/use-import.ts';
import { traineeTexts } from '../texts/catalogue.ts';
import { ImportProgress } from './import-progress.tsx';
import { ImportReportView } from './import-report.tsx';
import { ImportedPartly } from './imported-partly.tsx';

/** Imports trainees from a CSV or Excel file: first a check without changes, then all rows or the good ones. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = traineeTexts().import;
  const { step, check, run, refusedRows, showLeftOut, startAgain } = useImport();
  const isImporting = step.kind === 'working' && step.doing === 'importing';
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!isImporting}
      size={step.kind === 'report' ? 'lg' : 'md'}
      step={step.kind}
      title={t.title}
      description={t.description}
    >
      {step.kind === 'choose' ? (
        <Choose failure={step.failure} onFile={(file) => check(file)} onRefused={startAgain} />
      ) : null}
      {step.kind === 'working' ? <Working step={step} onCancel={startAgain} /> : null}
      {step.kind === 'report' ? (
        <ImportReportView
          step={step}
          listProblems={() => refusedRows(step)}
          onStartAgain={startAgain}
          onRead={(reading) => void check(step.file, reading)}
          onImport={(choices) => void run(step, choices)}
        />
      ) : null}
      {step.kind === 'adding' ? (
        <ImportProgress
          step={step}
          onEnd={(job) => (step.report.problemRows > 0 ? showLeftOut(step, job) : onClose())}
          onClose={onClose}
        />
      ) : null}
      {step.kind === 'partly' ? (
        <ImportedPartly step={step} listProblems={() => refusedRows(step)} onClose={onClose} />
      ) : null}
    </Dialog>
  );
}

type ChooseProps = {
  failure: string | null;
  onFile: (file: File) => Promise<void>;
  onRefused: () => void;
};

/** The names of the columns in the template. */
const headersWhere = (isRequired: boolean) =>
  IMPORT_COLUMN_NAMES.filter((column) => IMPORT_COLUMNS[column].isRequired === isRequired).map(
    (column) => words().columns[column],
  );

function Choose({ failure, onFile, onRefused }: ChooseProps) {
  const t = traineeTexts().import;
  const createsGroups = hasInCompany(useReach(), 'people');
  const hasMailServer = useHasMailServer();
  return (
    <div className="grid gap-4">
      <FileDrop
        label={t.file}
        hint={t.fileHint({
          required: headersWhere(true),
          optional: headersWhere(false),
          maxRows: IMPORT_ROWS_MAX,
          maxSize: formatFileSize(IMPORT_MAX_BYTES),
        })}
        accept=".csv,.txt,.xlsx,text/csv,text/plain,application/vnd.ms-excel"
        file={null}
        onFile={(file) => {
          if (file !== null) void onFile(file);
        }}
        onRefused={onRefused}
      />
      {failure === null ? null : <FormError>{failure}</FormError>}
      <p className="text-pretty text-sm text-text-muted">{t.fileRules(createsGroups)}</p>
      <p className="text-pretty text-sm text-text-muted">{invitedText('file', hasMailServer)}</p>
      <DialogFooter>
        <Button variant="outline" onClick={() => saveCsv(templateFile(), t.templateFile)}>
          <Download aria-hidden="true" />
          <span>{t.template}</span>
        </Button>
      </DialogFooter>
    </div>
  );
}

type WorkingProps = { step: Extract<ImportStep, { kind: 'working' }>; onCancel: () => void };

/** Shows the sent bytes; afterwards the server processes the file without reporting progress. */
function Working({ step: { file, doing, sent }, onCancel }: WorkingProps) {
  const t = traineeTexts().import;
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
