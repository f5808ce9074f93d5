import Download from 'lucide-react/icons/download';
import { saveCsv } from '#web/platform/http/start-download.ts';
import { Button } from '#web/ui/button.tsx';
import { problemFile, problemFileName } from '../model/csv-files.ts';
import type { FileReport, RefusedRow } from '../model/imported-file.ts';
import { fileTexts } from '../texts/catalogue.ts';

/** All rows that cannot be imported; null if they could not be listed. */
export type ListProblems = () => Promise<readonly RefusedRow[] | null>;

type ProblemDownloadProps = { file: File; report: FileReport; listProblems: ListProblems };

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
      <span>{fileTexts().downloadBadRows(report.problemRows)}</span>
    </Button>
  );
}
