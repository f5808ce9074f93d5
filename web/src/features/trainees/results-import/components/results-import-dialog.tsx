import { RESULT_COLUMN_NAMES, RESULT_COLUMNS } from '@portal/contract/results-import';
import {
  ChooseFile,
  type ChoosingProps,
} from '#web/features/trainees/imported-files/components/choose-file.tsx';
import { FileImportDialog } from '#web/features/trainees/imported-files/components/file-import-dialog.tsx';
import { traineeTexts } from '#web/features/trainees/texts/catalogue.ts';
import { words } from '#web/platform/language/words.ts';
import { resultsImport } from '../api/import-results.ts';
import { recordedText } from '../model/result-words.ts';
import { resultsImportTexts } from '../texts/catalogue.ts';
import { ResultsReportView } from './results-report.tsx';

const columns = {
  names: RESULT_COLUMN_NAMES,
  required: RESULT_COLUMN_NAMES.filter((name) => RESULT_COLUMNS[name].isRequired),
};

/** Records earlier results of many trainees from a CSV or Excel file. */
export function ResultsImportDialog({ onClose }: { onClose: () => void }) {
  const t = resultsImportTexts();
  return (
    <FileImportDialog
      title={traineeTexts().list.importResults}
      description={t.description}
      calls={resultsImport}
      adding={t.recording}
      resultText={recordedText}
      renderChoice={(props) => <Choose {...props} />}
      renderReport={(props) => <ResultsReportView {...props} />}
      onClose={onClose}
    />
  );
}

function Choose(props: ChoosingProps) {
  const t = resultsImportTexts();
  const example = {
    email: 'jane@example.com',
    ...t.templateRow,
    ...{ completedOn: '2026-02-28', validUntil: '2028-02-28' },
  };
  return (
    <ChooseFile {...props} columns={columns} template={{ name: t.templateFile, example }}>
      <p className="text-pretty text-sm text-text-muted">{t.fileRules}</p>
      <p className="text-pretty text-sm text-text-muted">{t.effect(words().columns.validUntil)}</p>
    </ChooseFile>
  );
}
