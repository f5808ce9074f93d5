import { hasInCompany } from '@portal/contract/reach-rules';
import { IMPORT_COLUMN_NAMES, IMPORT_COLUMNS } from '@portal/contract/trainee-import';
import { useHasMailServer } from '#web/features/trainees/api/mail-server.ts';
import {
  ChooseFile,
  type ChoosingProps,
} from '#web/features/trainees/imported-files/components/choose-file.tsx';
import { FileImportDialog } from '#web/features/trainees/imported-files/components/file-import-dialog.tsx';
import { invitedText } from '#web/features/trainees/model/invitation-words.ts';
import { traineeTexts } from '#web/features/trainees/texts/catalogue.ts';
import { useReach } from '#web/platform/session/use-reach.ts';
import { traineeImport } from '../api/import-trainees.ts';
import { importedText } from '../model/import-words.ts';
import { importTexts } from '../texts/catalogue.ts';
import { ImportReportView } from './import-report.tsx';

const columns = {
  names: IMPORT_COLUMN_NAMES,
  required: IMPORT_COLUMN_NAMES.filter((name) => IMPORT_COLUMNS[name].isRequired),
};

/** Imports trainees from a CSV or Excel file. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = importTexts();
  return (
    <FileImportDialog
      title={traineeTexts().list.importTrainees}
      description={t.description}
      calls={traineeImport}
      adding={t.adding}
      resultText={importedText}
      renderChoice={(props) => <Choose {...props} />}
      renderReport={(props) => <ImportReportView {...props} />}
      onClose={onClose}
    />
  );
}

function Choose(props: ChoosingProps) {
  const t = importTexts();
  const createsGroups = hasInCompany(useReach(), 'people');
  const hasMailServer = useHasMailServer();
  const { name, company } = t.templateRow;
  const example = {
    ...{ name, email: 'jane@example.com', company },
    ...{ password: '', language: '', groups: '' },
  };
  return (
    <ChooseFile {...props} columns={columns} template={{ name: t.templateFile, example }}>
      <p className="text-pretty text-sm text-text-muted">{t.fileRules(createsGroups)}</p>
      <p className="text-pretty text-sm text-text-muted">{invitedText('file', hasMailServer)}</p>
    </ChooseFile>
  );
}
