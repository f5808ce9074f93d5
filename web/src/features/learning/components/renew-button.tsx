import RotateCw from 'lucide-react/icons/rotate-cw';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#web/platform/routing/paths.ts';
import { useIsRemoved } from '#web/platform/state/use-is-removed.ts';
import { Button } from '#web/ui/button.tsx';
import { useRenewModule } from '../api/renew-module.ts';
import { learningTexts } from '../texts/catalogue.ts';

type RenewButtonProps = { moduleId: number; moduleName: string; className?: string | undefined };

/** Renews a module and opens it. */
export function RenewButton({ moduleId, moduleName, className }: RenewButtonProps) {
  const t = learningTexts();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isLeft = useIsRemoved();
  const page = paths.trainingModule.to(moduleId);
  const { renew, isPending } = useRenewModule(moduleId, async () => {
    // The page of the module itself shows the new run as soon as it is loaded.
    if (!isLeft() && pathname !== page) await navigate(page);
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
