import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useOnline } from '#web/platform/online/use-online.ts';
import { Button } from '#web/ui/button.tsx';

type RefreshButtonProps = { busy: boolean; onRefresh: () => void };

export function RefreshButton({ busy, onRefresh }: RefreshButtonProps) {
  const isOnline = useOnline();
  return (
    <Button
      variant="outline"
      busy={busy}
      busyLabel="Refreshing…"
      disabled={!isOnline}
      onClick={onRefresh}
    >
      <RefreshCw aria-hidden="true" />
      <span>Refresh</span>
    </Button>
  );
}
