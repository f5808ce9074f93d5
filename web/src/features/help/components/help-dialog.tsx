import { Link } from 'react-router';
import { paths } from '#web/platform/routing/paths.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { useAskForHelp, useOwnHelpRequests } from '../api/own-requests.ts';
import { helpTexts } from '../texts/catalogue.ts';
import { HelpForm } from './help-form.tsx';

type HelpDialogProps = { moduleId: number | null; onClose: () => void };

export function HelpDialog({ moduleId, onClose }: HelpDialogProps) {
  const asking = useAskForHelp();
  const t = helpTexts().ask;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!asking.isPending}
      title={t.title}
      description={moduleId === null ? t.about : t.aboutModule}
    >
      <OwnRequestsLink onFollow={onClose} />
      <HelpForm moduleId={moduleId} send={asking.mutateAsync} onDone={onClose} />
    </Dialog>
  );
}

function OwnRequestsLink({ onFollow }: { onFollow: () => void }) {
  const { data = [] } = useOwnHelpRequests();
  const t = helpTexts().ask;
  if (data.length === 0) return null;
  return (
    <p className="mb-5 text-sm text-text-muted">
      <span>{t.askedBefore}</span>{' '}
      <Link
        to={paths.ownHelp.to()}
        onClick={onFollow}
        className="font-medium text-accent-text underline underline-offset-4 pointer-coarse:py-3"
      >
        {t.ownRequests(data.length)}
      </Link>
    </p>
  );
}
