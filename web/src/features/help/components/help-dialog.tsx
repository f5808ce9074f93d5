import { Link } from 'react-router';
import { paths } from '#web/platform/routing/paths.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { useAskForHelp, useOwnHelpRequests } from '../api/own-requests.ts';
import { HelpForm } from './help-form.tsx';

type HelpDialogProps = { moduleId: number | null; onClose: () => void };

export function HelpDialog({ moduleId, onClose }: HelpDialogProps) {
  const asking = useAskForHelp();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!asking.isPending}
      title="Ask for Help"
      description={
        moduleId === null
          ? 'An admin reads your message and answers it.'
          : 'An admin reads your message and sees which module it is about.'
      }
    >
      <OwnRequestsLink onFollow={onClose} />
      <HelpForm moduleId={moduleId} send={asking.mutateAsync} onDone={onClose} />
    </Dialog>
  );
}

function OwnRequestsLink({ onFollow }: { onFollow: () => void }) {
  const { data = [] } = useOwnHelpRequests();
  if (data.length === 0) return null;
  return (
    <p className="mb-5 text-sm text-text-muted">
      <span>You have asked before:</span>{' '}
      <Link
        to={paths.ownHelp.to()}
        onClick={onFollow}
        className="font-medium text-accent-text underline underline-offset-4 pointer-coarse:py-3"
      >{`My help requests (${data.length})`}</Link>
    </p>
  );
}
