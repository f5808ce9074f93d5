import type { RecordableResult, ResultsReport } from '@portal/contract/results-import';
import { useState } from 'react';
import {
  DoubtfulRows,
  DoubtfulText,
} from '#web/features/trainees/imported-files/components/doubtful-rows.tsx';
import type { ReportProps } from '#web/features/trainees/imported-files/components/file-import-dialog.tsx';
import { FileReading } from '#web/features/trainees/imported-files/components/file-reading.tsx';
import { GoodRows, Problems } from '#web/features/trainees/imported-files/components/file-rows.tsx';
import { ReportFrame } from '#web/features/trainees/imported-files/components/report-frame.tsx';
import { requirementTexts } from '#web/features/trainees/requirements/texts/catalogue.ts';
import { CivilDate } from '#web/platform/time/civil-date.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dotted } from '#web/ui/dotted.tsx';
import { isolated } from '#web/ui/format/isolated.ts';
import { Name } from '#web/ui/name.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import type { ResultsChoices } from '../api/import-results.ts';
import { recordButtonText, resultsNotes, resultsSummary } from '../model/result-words.ts';
import { resultsImportTexts } from '../texts/catalogue.ts';
import { DateOrderChoice } from './date-order-choice.tsx';

/** The result of the check, row by row. */
export function ResultsReportView(props: ReportProps<ResultsReport, ResultsChoices>) {
  const t = resultsImportTexts().report;
  const { step, listProblems, onStartAgain, onRead, onImport } = props;
  const { reading, report } = step;
  const [lettersChecked, setLettersChecked] = useState(false);
  const isOrderMissing = report.dates.decidedBy === 'ask';
  const areLettersMissing = report.doubtful > 0 && !lettersChecked;
  return (
    <ReportFrame
      step={step}
      isReady={report.problemRows === 0 && !isOrderMissing}
      summary={resultsSummary(report)}
      notes={resultsNotes(report)}
      importButton={
        report.ready + report.undecided === 0 ? null : (
          <Button
            disabled={isOrderMissing || areLettersMissing}
            onClick={() => onImport({ lettersChecked })}
          >
            {recordButtonText(report)}
          </Button>
        )
      }
      listProblems={listProblems}
      onStartAgain={onStartAgain}
    >
      <DateOrderChoice
        dates={report.dates}
        onChoose={(dateOrder) => onRead({ ...reading, dateOrder })}
      />
      <FileReading
        report={report}
        reading={reading}
        onRead={onRead}
        hiddenFacts={({ email, module }) => <EmailAndName email={email} name={module} />}
      />
      <Problems
        report={report}
        about={({ email, module }) =>
          [email, isolated(module)].filter((text) => text !== '').join(' · ') || t.unnamed
        }
      />
      <DoubtfulRows
        report={report}
        texts={{ label: t.doubtfulNotes, advice: t.doubtfulAdvice, areRight: t.notesAreRight }}
        isChecked={lettersChecked}
        onCheck={setLettersChecked}
        facts={({ email, note }) => (
          <>
            <DoubtfulText>{note}</DoubtfulText>
            <p className="wrap-anywhere text-text-muted">
              <span translate="no">{email}</span>
            </p>
          </>
        )}
      />
      <GoodRows report={report} facts={(row) => <GoodRow row={row} />} />
    </ReportFrame>
  );
}

const EmailAndName = ({ email, name }: { email: string; name: string }) => (
  <p className="wrap-anywhere">
    <span translate="no">{`${email} · `}</span>
    <Name>{name}</Name>
  </p>
);

function GoodRow({ row }: { row: RecordableResult }) {
  const t = requirementTexts().results;
  const { name, email, company, module, completedOn, validUntil, note } = row;
  return (
    <>
      <p className="wrap-anywhere font-medium">
        <Name>{module}</Name>
      </p>
      <p className="wrap-anywhere">
        <Name>{name}</Name> <span translate="no">{`· ${email} · `}</span>
        <Name>{company}</Name>
      </p>
      <Dotted>
        <Sentence text={t.completed} elements={[<CivilDate key="on" value={completedOn} />]} />
        {validUntil === null ? (
          <span>{t.validForever}</span>
        ) : (
          <Sentence text={t.validTo} elements={[<CivilDate key="until" value={validUntil} />]} />
        )}
      </Dotted>
      {note === '' ? null : (
        <p className="wrap-anywhere whitespace-pre-line text-text-muted">
          <Name>{note}</Name>
        </p>
      )}
    </>
  );
}
