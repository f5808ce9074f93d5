import type { Job } from '@portal/contract/jobs';
import type { ReactElement } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import type { FileReport, ImportCalls, Reading } from '../model/imported-file.ts';
import { type ReportStep, useImport } from '../model/use-import.ts';
import type { ChoosingProps } from './choose-file.tsx';
import { ImportProgress } from './import-progress.tsx';
import { ImportWorking } from './import-working.tsx';
import { ImportedPartly } from './imported-partly.tsx';
import type { ListProblems } from './problem-download.tsx';

export type ReportProps<Report, Choices> = {
  step: ReportStep<Report>;
  listProblems: ListProblems;
  onStartAgain: () => void;
  /** Reads the file in another way. */
  onRead: (reading: Reading) => void;
  onImport: (choices: Choices) => void;
};

type FileImportDialogProps<Report extends FileReport, Choices> = {
  title: string;
  description: string;
  calls: ImportCalls<Report, Choices>;
  /** The running import in words, with the number of its rows. */
  adding: (count: number) => string;
  /** The result of an import in a sentence. */
  resultText: (job: Job) => string;
  renderChoice: (props: ChoosingProps) => ReactElement;
  /** Shows the result of the check, row by row. */
  renderReport: (props: ReportProps<Report, Choices>) => ReactElement;
  onClose: () => void;
};

/** Imports the rows of a CSV or Excel file: first a check without changes, then all rows or the good ones. */
export function FileImportDialog<Report extends FileReport, Choices>(
  props: FileImportDialogProps<Report, Choices>,
) {
  const { title, description, calls, adding, resultText, renderChoice, renderReport, onClose } =
    props;
  const { step, check, run, refusedRows, showLeftOut, startAgain } = useImport(calls);
  const isImporting = step.kind === 'working' && step.doing === 'importing';
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!isImporting}
      size={step.kind === 'report' ? 'lg' : 'md'}
      step={step.kind}
      title={title}
      description={description}
    >
      {step.kind === 'choose'
        ? renderChoice({
            failure: step.failure,
            onFile: (file) => void check(file),
            onRefused: startAgain,
          })
        : null}
      {step.kind === 'working' ? <ImportWorking step={step} onCancel={startAgain} /> : null}
      {step.kind === 'report'
        ? renderReport({
            step,
            listProblems: () => refusedRows(step),
            onStartAgain: startAgain,
            onRead: (reading) => void check(step.file, reading),
            onImport: (choices) => void run(step, choices),
          })
        : null}
      {step.kind === 'adding' ? (
        <ImportProgress
          step={step}
          adding={adding}
          onEnd={(job) => (step.report.problemRows > 0 ? showLeftOut(step, job) : onClose())}
          onClose={onClose}
        />
      ) : null}
      {step.kind === 'partly' ? (
        <ImportedPartly
          step={step}
          summary={resultText(step.job)}
          listProblems={() => refusedRows(step)}
          onClose={onClose}
        />
      ) : null}
    </Dialog>
  );
}
