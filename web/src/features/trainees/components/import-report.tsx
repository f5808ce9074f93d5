import type { ImportableRow, ImportProblem, ImportReport } from '@portal/contract/trainee-import';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { DialogFooter } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { formatCount } from '#web/ui/format/format-count.ts';
import { isolated } from '#web/ui/format/isolated.ts';
import { Name } from '#web/ui/name.tsx';
import type { TrashChoices } from '../api/import-trainees.ts';
import { useHasMailServer } from '../api/mail-server.ts';
import { checkNotes, checkSummary, columnWords } from '../model/import-words.ts';
import type { ImportStep } from '../model/use-import.ts';
import { useTrashChoices } from '../model/use-trash-choices.ts';
import { ImportInTrash } from './import-in-trash.tsx';
import { type ListProblems, ProblemDownload } from './problem-download.tsx';

type ImportReportViewProps = {
  /** `failure` is the reason why the import itself was refused. */
  step: Extract<ImportStep, { kind: 'report' }>;
  listProblems: ListProblems;
  onStartAgain: () => void;
  onImport: (trash: TrashChoices | null) => void;
};

/** The result of the check, row by row. */
export function ImportReportView(props: ImportReportViewProps) {
  const { step, listProblems, onStartAgain, onImport } = props;
  const { file, report, failure } = step;
  const hasMailServer = useHasMailServer();
  const isReady = report.problemRows === 0;
  const trash = useTrashChoices(report);
  const count = report.ready - trash.leftOut;
  return (
    <div className="grid gap-4">
      {failure === null ? null : <FormError>{failure}</FormError>}
      <Banner
        tone={isReady ? 'success' : 'warning'}
        icon={isReady ? <CircleCheck aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
      >
        {checkSummary(report)}
      </Banner>
      {[`${columnWords(report)}.`, ...checkNotes(report, hasMailServer)].map((note) => (
        <p key={note} className="wrap-anywhere text-pretty text-sm text-text-muted">
          {note}
        </p>
      ))}
      {report.inTrash === 0 ? null : <ImportInTrash report={report} trash={trash} />}
      {isReady ? null : <Problems report={report} />}
      {report.ready === 0 ? null : <GoodRows report={report} />}
      <DialogFooter>
        <Button variant="outline" onClick={onStartAgain}>
          Choose another file
        </Button>
        {isReady ? null : (
          <ProblemDownload file={file} report={report} listProblems={listProblems} />
        )}
        {count === 0 ? null : (
          <Button onClick={() => onImport(report.inTrash === 0 ? null : trash.choices)}>
            {isReady
              ? `Import ${formatCount(count, 'trainee')}`
              : `Import the ${formatCount(count, 'good row')}`}
          </Button>
        )}
      </DialogFooter>
    </div>
  );
}

function Problems({ report: { problems, problemRows } }: { report: ImportReport }) {
  const untold = problemRows - problems.length;
  return (
    <section aria-label="Rows to correct" className="grid gap-2">
      <Rows>
        {problems.map((problem) => (
          <Row key={problem.line} line={problem.line}>
            <ProblemRow problem={problem} />
          </Row>
        ))}
      </Rows>
      {untold > 0 ? (
        <p className="text-sm text-text-muted">{`… and ${formatCount(untold, 'more row')} with problems, which are in the file of bad rows.`}</p>
      ) : null}
    </section>
  );
}

/** Open at first if there is nothing to correct. */
function GoodRows({ report: { ready, readyRows, problemRows } }: { report: ImportReport }) {
  const isPart = readyRows.length < ready;
  return (
    <details open={problemRows === 0}>
      <summary className="w-fit cursor-pointer py-1 font-medium text-sm pointer-coarse:py-3">
        {isPart
          ? `The first ${readyRows.length} of ${formatCount(ready, 'good row')}`
          : formatCount(ready, 'good row')}
      </summary>
      <div className="mt-2">
        <Rows>
          {readyRows.map((row) => (
            <Row key={row.line} line={row.line}>
              <GoodRow row={row} />
            </Row>
          ))}
        </Rows>
      </div>
    </details>
  );
}

const Rows = ({ children }: { children: ReactNode }) => (
  <ol className="divide-y rounded-lg border text-sm">{children}</ol>
);

function Row({ line, children }: { line: number; children: ReactNode }) {
  return (
    <li className="grid gap-1 px-4 py-3 sm:grid-cols-[6rem_minmax(0,1fr)]">
      <span className="font-medium tabular-nums">{`Line ${line}`}</span>
      <div className="grid min-w-0 gap-1">{children}</div>
    </li>
  );
}

function ProblemRow({ problem: { name, email, problems } }: { problem: ImportProblem }) {
  return (
    <>
      <p className="wrap-anywhere text-text-muted">
        {[isolated(name), email].filter((text) => text !== '').join(' · ') || 'No name, no email'}
      </p>
      <ul className="grid gap-0.5">
        {problems.map((text) => (
          <li key={text} className="wrap-anywhere text-danger-text">
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}

function GoodRow({ row: { name, email, company, hasPassword } }: { row: ImportableRow }) {
  return (
    <>
      <p className="wrap-anywhere">
        <Name>{name}</Name> <span translate="no">{`· ${email}`}</span>
      </p>
      <p className="wrap-anywhere text-text-muted">
        <Name>{company}</Name>{' '}
        <span>{`· ${hasPassword ? 'Password in the file' : 'Invited by email'}`}</span>
      </p>
    </>
  );
}
