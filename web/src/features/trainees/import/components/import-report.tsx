import type { ImportableRow, ImportReport } from '@portal/contract/trainee-import';
import { useState } from 'react';
import { useHasMailServer } from '#web/features/trainees/api/mail-server.ts';
import {
  DoubtfulRows,
  DoubtfulText,
} from '#web/features/trainees/imported-files/components/doubtful-rows.tsx';
import type { ReportProps } from '#web/features/trainees/imported-files/components/file-import-dialog.tsx';
import { FileReading } from '#web/features/trainees/imported-files/components/file-reading.tsx';
import { GoodRows, Problems } from '#web/features/trainees/imported-files/components/file-rows.tsx';
import { ReportFrame } from '#web/features/trainees/imported-files/components/report-frame.tsx';
import { Button } from '#web/ui/button.tsx';
import { isolated } from '#web/ui/format/isolated.ts';
import { Name } from '#web/ui/name.tsx';
import type { ImportChoices } from '../api/import-trainees.ts';
import { importButtonText, importNotes, importSummary } from '../model/import-words.ts';
import { useTrashChoices } from '../model/use-trash-choices.ts';
import { importTexts } from '../texts/catalogue.ts';
import { ImportInTrash } from './import-in-trash.tsx';
import { ImportChanges, ImportMissing } from './import-known.tsx';
import { RowGroups } from './row-groups.tsx';

/** The result of the check, row by row. */
export function ImportReportView(props: ReportProps<ImportReport, ImportChoices>) {
  const t = importTexts().report;
  const { step, listProblems, onStartAgain, onRead, onImport } = props;
  const { reading, report } = step;
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
    <ReportFrame
      step={step}
      isReady={isReady}
      summary={importSummary(report)}
      notes={importNotes(report, hasMailServer)}
      importButton={
        count + changeLines.size === 0 ? null : (
          <Button
            disabled={report.doubtful > 0 && !lettersChecked}
            onClick={() => onImport(choices)}
          >
            {importButtonText(count, changeLines.size, !isReady)}
          </Button>
        )
      }
      listProblems={listProblems}
      onStartAgain={onStartAgain}
    >
      <FileReading
        report={report}
        reading={reading}
        onRead={onRead}
        hiddenFacts={(row) => <Person {...row} />}
      />
      <NewGroups newGroups={report.newGroups} />
      <Problems
        report={report}
        about={({ name, email }) =>
          [isolated(name), email].filter((text) => text !== '').join(' · ') || t.unnamed
        }
      />
      <DoubtfulRows
        report={report}
        texts={{ label: t.doubtfulNames, advice: t.doubtfulAdvice, areRight: t.namesAreRight }}
        isChecked={lettersChecked}
        onCheck={setLettersChecked}
        facts={(row) => <DoubtfulFacts row={row} />}
      />
      <ImportChanges report={report} chosen={changeLines} onChoose={setChangeLines} />
      {report.inTrash === 0 ? null : <ImportInTrash report={report} trash={trash} />}
      <GoodRows report={report} facts={(row) => <GoodRow row={row} />} />
      <ImportMissing missing={report.missing} />
    </ReportFrame>
  );
}

/** The groups that the import creates. */
function NewGroups({ newGroups }: Pick<ImportReport, 'newGroups'>) {
  const t = importTexts().report;
  return newGroups.map(({ company, names, count }) => (
    <p key={company} className="wrap-anywhere text-pretty text-sm">
      {t.newGroups(company, names, count - names.length)}
    </p>
  ));
}

const Person = ({ name, email }: { name: string; email: string }) => (
  <p className="wrap-anywhere">
    <Name>{name}</Name> <span translate="no">{`· ${email}`}</span>
  </p>
);

type DoubtfulFactsProps = { row: ImportReport['doubtfulRows'][number] };

const DoubtfulFacts = ({ row: { name, company, groups } }: DoubtfulFactsProps) => (
  <>
    <DoubtfulText>{name}</DoubtfulText>
    <p className="wrap-anywhere text-text-muted">
      <Name>{company}</Name>
    </p>
    <RowGroups groups={groups} />
  </>
);

function GoodRow({ row: { name, email, company, hasPassword, groups } }: { row: ImportableRow }) {
  const t = importTexts().report;
  return (
    <>
      <Person name={name} email={email} />
      <p className="wrap-anywhere text-text-muted">
        <Name>{company}</Name>{' '}
        <span>{`· ${hasPassword ? t.passwordInFile : t.invitedByEmail}`}</span>
      </p>
      <RowGroups groups={groups} />
    </>
  );
}
