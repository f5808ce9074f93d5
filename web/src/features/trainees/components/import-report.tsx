import type { ImportableRow, ImportProblem, ImportReport } from '@portal/contract/trainee-import';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { DialogFooter } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { isolated } from '#web/ui/format/isolated.ts';
import { Name } from '#web/ui/name.tsx';
import type { ImportChoices, Reading } from '../api/import-trainees.ts';
import { useHasMailServer } from '../api/mail-server.ts';
import { checkNotes, checkSummary, importButtonText } from '../model/import-words.ts';
import { rowProblems } from '../model/row-problems.ts';
import type { ImportStep } from '../model/use-import.ts';
import { useTrashChoices } from '../model/use-trash-choices.ts';
import { traineeTexts } from '../texts/catalogue.ts';
import { ImportInTrash } from './import-in-trash.tsx';
import { ImportChanges, ImportMissing } from './import-known.tsx';
import { ImportLetters } from './import-letters.tsx';
import { ImportReading } from './import-reading.tsx';
import { Row, RowDetails, RowGroups, Rows } from './import-rows.tsx';
import { type ListProblems, ProblemDownload } from './problem-download.tsx';

type ImportReportViewProps = {
  /** `failure` is the reason why the import itself was refused. */
  step: Extract<ImportStep, { kind: 'report' }>;
  listProblems: ListProblems;
  onStartAgain: () => void;
  /** Reads the file in another way. */
  onRead: (reading: Reading) => void;
  onImport: (choices: ImportChoices) => void;
};

/** The result of the check, row by row. */
export function ImportReportView(props: ImportReportViewProps) {
  const t = traineeTexts().report;
  const { step, listProblems, onStartAgain, onRead, onImport } = props;
  const { file, reading, report, failure } = step;
  const hasMailServer = useHasMailServer();
  const isReady = report.problemRows === 0;
  const trash = useTrashChoices(report);
  const [changeLines, setChangeLines] = useState<ReadonlySet<number>>(new Set());
  const [lettersChecked, setLettersChecked] = useState(false);
  const count = report.ready - trash.leftOut;
  const choices: ImportChoices = {
    trash: report.inTrash === 0 ? null : trash.choices,
    changeLines: [...changeLines],
    lettersChecked,
  };
  return (
    <div className="grid gap-4">
      {failure === null ? null : <FormError>{failure}</FormError>}
      <Banner
        tone={isReady ? 'success' : 'warning'}
        icon={isReady ? <CircleCheck aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
      >
        {checkSummary(report)}
      </Banner>
      {[t.columnsRead(report.columns), ...checkNotes(report, hasMailServer)].map((note) => (
        <p key={note} className="wrap-anywhere text-pretty text-sm text-text-muted">
          {note}
        </p>
      ))}
      <ImportReading report={report} reading={reading} onRead={onRead} />
      <NewGroups newGroups={report.newGroups} />
      {isReady ? null : <Problems report={report} />}
      <ImportLetters report={report} isChecked={lettersChecked} onCheck={setLettersChecked} />
      <ImportChanges report={report} chosen={changeLines} onChoose={setChangeLines} />
      {report.inTrash === 0 ? null : <ImportInTrash report={report} trash={trash} />}
      {report.ready === 0 ? null : <GoodRows report={report} />}
      <ImportMissing missing={report.missing} />
      <DialogFooter>
        <Button variant="outline" onClick={onStartAgain}>
          {t.otherFile}
        </Button>
        {isReady ? null : (
          <ProblemDownload file={file} report={report} listProblems={listProblems} />
        )}
        {count + changeLines.size === 0 ? null : (
          <Button
            disabled={report.doubtful > 0 && !lettersChecked}
            onClick={() => onImport(choices)}
          >
            {importButtonText(count, changeLines.size, !isReady)}
          </Button>
        )}
      </DialogFooter>
    </div>
  );
}

/** The groups that the import creates. */
function NewGroups({ newGroups }: Pick<ImportReport, 'newGroups'>) {
  const t = traineeTexts().report;
  return newGroups.map(({ company, names, count }) => (
    <p key={company} className="wrap-anywhere text-pretty text-sm">
      {t.newGroups(company, names, count - names.length)}
    </p>
  ));
}

function Problems({ report: { problems, problemRows } }: { report: ImportReport }) {
  const t = traineeTexts().report;
  const untold = problemRows - problems.length;
  return (
    <section aria-label={t.rowsToCorrect} className="grid gap-2">
      <h3 className="font-medium text-sm">{t.countToCorrect(problemRows)}</h3>
      <Rows>
        {problems.map((problem) => (
          <Row key={problem.line} line={problem.line}>
            <ProblemRow problem={problem} />
          </Row>
        ))}
      </Rows>
      {untold > 0 ? <p className="text-sm text-text-muted">{t.moreBadRows(untold)}</p> : null}
    </section>
  );
}

/** Open at first if there is nothing to correct. */
function GoodRows({ report: { ready, readyRows, problemRows } }: { report: ImportReport }) {
  const t = traineeTexts().report;
  const isPart = readyRows.length < ready;
  const summary = isPart ? t.firstGoodRows(readyRows.length, ready) : t.goodRows(ready);
  return (
    <RowDetails summary={summary} open={problemRows === 0}>
      <Rows>
        {readyRows.map((row) => (
          <Row key={row.line} line={row.line}>
            <GoodRow row={row} />
          </Row>
        ))}
      </Rows>
    </RowDetails>
  );
}

function ProblemRow({ problem: { name, email, ...row } }: { problem: ImportProblem }) {
  return (
    <>
      <p className="wrap-anywhere text-text-muted">
        {[isolated(name), email].filter((text) => text !== '').join(' · ') ||
          traineeTexts().report.unnamed}
      </p>
      <ul className="grid gap-0.5">
        {rowProblems(row).map((text) => (
          <li key={text} className="wrap-anywhere text-danger-text">
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}

function GoodRow({ row: { name, email, company, hasPassword, groups } }: { row: ImportableRow }) {
  const t = traineeTexts().report;
  return (
    <>
      <p className="wrap-anywhere">
        <Name>{name}</Name> <span translate="no">{`· ${email}`}</span>
      </p>
      <p className="wrap-anywhere text-text-muted">
        <Name>{company}</Name>{' '}
        <span>{`· ${hasPassword ? t.passwordInFile : t.invitedByEmail}`}</span>
      </p>
      <RowGroups groups={groups} />
    </>
  );
}
