import type { ImportReport, RefusedImportRow } from '@portal/contract/trainee-import';
import Download from 'lucide-react/icons/download';
import { saveCsv } from '#web/platform/http/start-download.ts';
import { Button } from '#web/ui/button.tsx';
import { problemFile, problemFileName } from '../model/import-files.ts';
import { traineeTexts } from '../texts/catalogue.ts';

/** All rows that cannot be imported; null if they could not be listed. */
export type ListProblems = () => Promise<readonly RefusedImportRow[] | null>;

type ProblemDownloadProps = { file: File; report: ImportReport; listProblems: ListProblems };

/** The button for a file of the rows that cannot be imported, with the reasons. */
export function ProblemDownload({ file, report, listProblems }: ProblemDownloadProps) {
  async function download() {
    const rows = await listProblems();
    if (rows === null) return;
    saveCsv(problemFile(rows, report.columns), problemFileName(file.name));
  }

  return (
    <Button variant="outline" onClick={() => void download()}>
      <Download aria-hidden="true" />
      <span>{traineeTexts().import.downloadBadRows(report.problemRows)}</span>
    </Button>
  );
}
