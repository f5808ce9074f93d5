import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { DialogFooter } from '#web/ui/dialog.tsx';
import type { FileReport } from '../model/imported-file.ts';
import type { PartlyStep } from '../model/use-import.ts';
import { fileTexts } from '../texts/catalogue.ts';
import { type ListProblems, ProblemDownload } from './problem-download.tsx';

type ImportedPartlyProps = {
  step: PartlyStep<FileReport>;
  /** The result of the import in a sentence. */
  summary: string;
  listProblems: ListProblems;
  onClose: () => void;
};

/** After an import that left rows out: the last place where their file can be had. */
export function ImportedPartly({ step, summary, listProblems, onClose }: ImportedPartlyProps) {
  const t = fileTexts();
  const { file, report, job } = step;
  const isWhole = job.done === job.total;
  return (
    <div className="grid gap-4">
      <Banner
        tone={isWhole ? 'success' : 'warning'}
        icon={isWhole ? <CircleCheck aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
      >
        {summary}
      </Banner>
      <p className="text-pretty text-sm text-text-muted">{t.leftOut(report.problemRows)}</p>
      <DialogFooter>
        <ProblemDownload file={file} report={report} listProblems={listProblems} />
        <Button onClick={onClose}>{t.done}</Button>
      </DialogFooter>
    </div>
  );
}
