import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { DialogFooter } from '#web/ui/dialog.tsx';
import type { Elements } from '#web/ui/elements.ts';
import { FormError } from '#web/ui/form-error.tsx';
import type { FileReport } from '../model/imported-file.ts';
import { columnsNote } from '../model/report-words.ts';
import type { ReportStep } from '../model/use-import.ts';
import { fileTexts } from '../texts/catalogue.ts';
import { type ListProblems, ProblemDownload } from './problem-download.tsx';

type ReportFrameProps = {
  step: ReportStep<FileReport>;
  /** The admin needs to do nothing but to import. */
  isReady: boolean;
  summary: string;
  notes: readonly string[];
  children: Elements;
  /** Null if there is nothing to import. */
  importButton: Elements;
  listProblems: ListProblems;
  onStartAgain: () => void;
};

/** The result of a check: a summary, notes, the rows, and the actions. */
export function ReportFrame(props: ReportFrameProps) {
  const { step, isReady, summary, notes, children, importButton } = props;
  const { listProblems, onStartAgain } = props;
  const { file, report, failure } = step;
  return (
    <div className="grid gap-4">
      {failure === null ? null : <FormError>{failure}</FormError>}
      <Banner
        tone={isReady ? 'success' : 'warning'}
        icon={isReady ? <CircleCheck aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
      >
        {summary}
      </Banner>
      {[columnsNote(report), ...notes].map((note) => (
        <p key={note} className="wrap-anywhere text-pretty text-sm text-text-muted">
          {note}
        </p>
      ))}
      {children}
      <DialogFooter>
        <Button variant="outline" onClick={onStartAgain}>
          {fileTexts().otherFile}
        </Button>
        {report.problemRows === 0 ? null : (
          <ProblemDownload file={file} report={report} listProblems={listProblems} />
        )}
        {importButton}
      </DialogFooter>
    </div>
  );
}
