import Printer from 'lucide-react/icons/printer';
import { loadAttempts } from '#web/features/attempts/api/attempts.ts';
import type { EvidenceOfModule } from '#web/features/trainees/components/progress-report.tsx';
import { loadWatchingSessions } from '#web/features/trainees/watching/api/watching-sessions.ts';
import { messageOf } from '#web/platform/http/api-error.ts';
import { OnlyOnPaper } from '#web/platform/printing/only-on-paper.tsx';
import { usePrintLoaded } from '#web/platform/printing/use-print-loaded.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyModule } from '#web/ui/lazy-on-idle.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { toast } from '#web/ui/toast.ts';
import type { LoadedEvidence, EvidenceOnPaper as OnPaper } from './evidence-on-paper.tsx';
import { pagesTexts } from './texts/catalogue.ts';

const paper = lazyModule(() => import('./evidence-on-paper.tsx'));

interface Printed {
  readonly EvidenceOnPaper: typeof OnPaper;
  readonly evidence: LoadedEvidence;
}

/** Prints all that is known about one person and one module, and nothing else of the page. */
export function PrintEvidence(of: Parameters<EvidenceOfModule>[0]) {
  const { traineeId, runNumber, module } = of;
  const t = pagesTexts().evidence;
  const { print, isLoading, printed } = usePrintLoaded({
    load,
    onFailure: (error) => toast.error(t.failed, { description: messageOf(error) }),
  });

  async function load(): Promise<Printed> {
    const place = { traineeId, runNumber, moduleId: module.moduleId };
    const attempts = module.score === null ? [] : await loadAttempts(place);
    const sessions = await loadWatchingSessions(place);
    const { EvidenceOnPaper } = await paper.load();
    return { EvidenceOnPaper, evidence: { attempts, sessions, at: new Date() } };
  }

  return (
    <>
      <Button
        variant="outline"
        size="sm"
        busy={isLoading}
        busyLabel={uiTexts().loading}
        aria-label={t.printOf(module.moduleName)}
        onClick={() => void print()}
      >
        <Printer aria-hidden="true" />
        <span>{t.print}</span>
      </Button>
      {printed === null ? null : (
        <OnlyOnPaper>
          <printed.EvidenceOnPaper of={of} evidence={printed.evidence} />
        </OnlyOnPaper>
      )}
    </>
  );
}
