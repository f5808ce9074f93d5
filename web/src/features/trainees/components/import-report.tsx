import type { ImportProblem, ImportReport } from '@portal/contract/trainee-import';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { DialogFooter } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { formatCount } from '#web/ui/format/format-count.ts';
import { checkNotes, checkSummary } from '../model/import-words.ts';

type ImportReportViewProps = {
  report: ImportReport;
  /** The reason why the import itself was refused. */
  failure: string | null;
  onStartAgain: () => void;
  onImport: () => void;
};

/** The result of the check, row by row. */
export function ImportReportView(props: ImportReportViewProps) {
  const { report, failure, onStartAgain, onImport } = props;
  const isReady = report.problemRows === 0;
  return (
    <div className="grid gap-4">
      {failure === null ? null : <FormError>{failure}</FormError>}
      <Banner
        tone={isReady ? 'success' : 'warning'}
        icon={isReady ? <CircleCheck aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
      >
        {checkSummary(report)}
      </Banner>
      {checkNotes(report).map((note) => (
        <p key={note} className="wrap-anywhere text-pretty text-sm text-text-muted">
          {note}
        </p>
      ))}
      {isReady ? null : <Problems report={report} />}
      <DialogFooter>
        <Button variant="outline" onClick={onStartAgain}>
          Choose another file
        </Button>
        {isReady ? (
          <Button onClick={onImport}>Import {formatCount(report.ready, 'trainee')}</Button>
        ) : null}
      </DialogFooter>
    </div>
  );
}

function Problems({ report: { problems, problemRows } }: { report: ImportReport }) {
  const untold = problemRows - problems.length;
  return (
    <section aria-label="Rows to mend" className="grid gap-2">
      <ol className="divide-y rounded-lg border text-sm">
        {problems.map((problem) => (
          <li key={problem.line} className="grid gap-1 px-4 py-3 sm:grid-cols-[6rem_minmax(0,1fr)]">
            <ProblemRow problem={problem} />
          </li>
        ))}
      </ol>
      {untold > 0 ? (
        <p className="text-sm text-text-muted">
          … and {formatCount(untold, 'more row')} with problems. Mend these first.
        </p>
      ) : null}
    </section>
  );
}

function ProblemRow({ problem: { line, name, email, problems } }: { problem: ImportProblem }) {
  return (
    <>
      <span className="font-medium tabular-nums">Line {line}</span>
      <div className="grid min-w-0 gap-1">
        <p dir="auto" className="wrap-anywhere text-text-muted">
          {[name, email].filter((text) => text !== '').join(' · ') || 'No name, no email'}
        </p>
        <ul className="grid gap-0.5">
          {problems.map((text) => (
            <li key={text} className="wrap-anywhere text-danger-text">
              {text}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
