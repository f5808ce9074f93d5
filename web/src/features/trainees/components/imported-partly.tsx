import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { DialogFooter } from '#web/ui/dialog.tsx';
import { importedText } from '../model/import-words.ts';
import type { ImportStep } from '../model/use-import.ts';
import { traineeTexts } from '../texts/catalogue.ts';
import { type ListProblems, ProblemDownload } from './problem-download.tsx';

type ImportedPartlyProps = {
  step: Extract<ImportStep, { kind: 'partly' }>;
  listProblems: ListProblems;
  onClose: () => void;
};

/** After an import that left rows out: the last place where their file can be had. */
export function ImportedPartly({ step, listProblems, onClose }: ImportedPartlyProps) {
  const t = traineeTexts().import;
  const { file, report, job } = step;
  const isWhole = job.done === job.total;
  return (
    <div className="grid gap-4">
      <Banner
        tone={isWhole ? 'success' : 'warning'}
        icon={isWhole ? <CircleCheck aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
      >
        {importedText(job)}
      </Banner>
      <p className="text-pretty text-sm text-text-muted">{t.leftOut(report.problemRows)}</p>
      <DialogFooter>
        <ProblemDownload file={file} report={report} listProblems={listProblems} />
        <Button onClick={onClose}>{t.done}</Button>
      </DialogFooter>
    </div>
  );
}
