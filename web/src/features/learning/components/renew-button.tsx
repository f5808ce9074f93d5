import RotateCw from 'lucide-react/icons/rotate-cw';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#web/platform/routing/paths.ts';
import { useLatestLocation } from '#web/platform/routing/use-latest-location.ts';
import { Button } from '#web/ui/button.tsx';
import { useRenewModule } from '../api/renew-module.ts';
import { learningTexts } from '../texts/catalogue.ts';

type RenewButtonProps = { moduleId: number; moduleName: string; className?: string | undefined };

/** Renews a module and opens it. */
export function RenewButton({ moduleId, moduleName, className }: RenewButtonProps) {
  const t = learningTexts();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const readLatest = useLatestLocation();
  const page = paths.trainingModule.to(moduleId);
  const { renew, isPending } = useRenewModule(moduleId, async () => {
    // The page of the module itself shows the new run as soon as it is loaded. A reload that comes before the answer
    // removes this button: what counts is whether the page was left.
    if (pathname !== page && !readLatest().isElsewhere) await navigate(page);
  });
  return (
    <Button busy={isPending} busyLabel={t.renewal.renewing} onClick={renew} className={className}>
      <RotateCw aria-hidden="true" />
      <span>
        <span>{t.renewal.renew}</span>
        <span className="sr-only">{t.ofModule(moduleName)}</span>
      </span>
    </Button>
  );
}
