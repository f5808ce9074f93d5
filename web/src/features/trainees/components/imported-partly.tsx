import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { DialogFooter } from '#web/ui/dialog.tsx';
import { formatCount } from '#web/ui/format/format-count.ts';
import { importedText } from '../model/import-words.ts';
import type { ImportStep } from '../model/use-import.ts';
import { type ListProblems, ProblemDownload } from './problem-download.tsx';

type ImportedPartlyProps = {
  step: Extract<ImportStep, { kind: 'partly' }>;
  listProblems: ListProblems;
  onClose: () => void;
};

/** After an import that left rows out: the last place where their file can be had. */
export function ImportedPartly({ step, listProblems, onClose }: ImportedPartlyProps) {
  const { file, report, job } = step;
  const isWhole = job.done === job.total;
  const { problemRows } = report;
  return (
    <div className="grid gap-4">
      <Banner
        tone={isWhole ? 'success' : 'warning'}
        icon={isWhole ? <CircleCheck aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
      >
        {importedText(job)}
      </Banner>
      <p className="text-pretty text-sm text-text-muted">
        {`${formatCount(problemRows, 'row')} ${problemRows === 1 ? 'was' : 'were'} left out. Download ${problemRows === 1 ? 'it' : 'them'} with the reasons, correct the file and import it.`}
      </p>
      <DialogFooter>
        <ProblemDownload file={file} report={report} listProblems={listProblems} />
        <Button onClick={onClose}>Done</Button>
      </DialogFooter>
    </div>
  );
}
