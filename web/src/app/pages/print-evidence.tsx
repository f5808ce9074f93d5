import Printer from 'lucide-react/icons/printer';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { loadAttempts } from '#web/features/attempts/api/attempts.ts';
import type { EvidenceOfModule } from '#web/features/trainees/pages/trainee-detail-page.tsx';
import { loadWatchingSessions } from '#web/features/trainees/watching/api/watching-sessions.ts';
import { messageOf } from '#web/platform/http/api-error.ts';
import { OnlyOnPaper } from '#web/platform/printing/only-on-paper.tsx';
import { printPage } from '#web/platform/printing/use-printing.ts';
import { Button } from '#web/ui/button.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { toast } from '#web/ui/toast.ts';
import { EvidenceOnPaper, type LoadedEvidence } from './evidence-on-paper.tsx';
import { pagesTexts } from './texts/catalogue.ts';

/** Prints all that is known about one person and one module, and nothing else of the page. */
export function PrintEvidence(of: Parameters<EvidenceOfModule>[0]) {
  const { traineeId, runNumber, module } = of;
  const t = pagesTexts().evidence;
  const [isLoading, setLoading] = useState(false);
  const [printed, setPrinted] = useState<LoadedEvidence | null>(null);
  useEffect(() => {
    const end = () => setPrinted(null);
    window.addEventListener('afterprint', end);
    return () => window.removeEventListener('afterprint', end);
  }, []);

  async function print() {
    setLoading(true);
    try {
      const place = { traineeId, runNumber, moduleId: module.moduleId };
      const attempts = module.score === null ? [] : await loadAttempts(place);
      const sessions = await loadWatchingSessions(place);
      // The browser takes the page as it is now.
      flushSync(() => setPrinted({ attempts, sessions, at: new Date() }));
    } catch (error) {
      toast.error(t.failed, { description: messageOf(error) });
      return;
    } finally {
      setLoading(false);
    }
    printPage();
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
          <EvidenceOnPaper of={of} evidence={printed} />
        </OnlyOnPaper>
      )}
    </>
  );
}
